'use client';

import { useSyncExternalStore } from 'react';
import { button } from '@/components/ui/Button/Button.css';
import { Link } from '@/components/ui/Link/Link';

/** A filter may have encoded its signs. */
const SHARED = /(?:[#?&/]|%(?:25)*23)(plan(?:=|%(?:25)*3d).*)$/is;

/**
 * Offers the plan of a link whose # a filter has encoded: it then leads to no page.
 *
 * @param planner the planner's path: the list of all paths would be sent with every page
 */
export function PlanInAddress({ planner }: { planner: string }) {
  const plan = useSyncExternalStore(
    () => () => undefined,
    () => SHARED.exec(window.location.href)?.[1],
    () => undefined,
  );
  if (plan === undefined) return null;
  return (
    <Link href={`${planner}#${plan}`} className={button.primary}>
      Open the shared plan
    </Link>
  );
}
