'use client';

import { useEffect, useState } from 'react';
import { wanted } from '@/components/browser/in-time';
import { button } from '@/components/ui/Button/Button.css';
import { Link } from '@/components/ui/Link/Link';

/**
 * Offers the plan of a link whose # a filter has encoded: it then leads to no page. What reads such
 * a link is fetched only where there may be one, as Next sends this component with every page.
 *
 * @param planner the planner's path: the list of all paths would be sent with every page
 */
export function PlanInAddress({ planner }: { planner: string }) {
  const [fragment, setFragment] = useState<string>();
  useEffect(() => {
    const { href } = window.location;
    if (!/plan/i.test(href)) return;
    void wanted(() => import('@/lib/planner/plan-fragment')).then(
      ({ planFragment }) => setFragment(planFragment(href)),
      () => undefined,
    );
  }, []);
  if (fragment === undefined) return null;
  return (
    <Link href={planner + fragment} className={button.primary}>
      Open the shared plan
    </Link>
  );
}
