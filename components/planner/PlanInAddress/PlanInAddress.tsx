'use client';

import { useSyncExternalStore } from 'react';
import { button } from '@/components/ui/Button/Button.css';
import { Link } from '@/components/ui/Link/Link';
import { planFragment } from '@/lib/planner/plan-fragment';

/**
 * Offers the plan of a link whose # a filter has encoded: it then leads to no page.
 *
 * @param planner the planner's path: the list of all paths would be sent with every page
 */
export function PlanInAddress({ planner }: { planner: string }) {
  const fragment = useSyncExternalStore(
    () => () => undefined,
    () => planFragment(window.location.href),
    () => undefined,
  );
  if (fragment === undefined) return null;
  return (
    <Link href={planner + fragment} className={button.primary}>
      Open the shared plan
    </Link>
  );
}
