'use client';

import { useSyncExternalStore } from 'react';
import { ButtonLink } from '@/components/ui/Button/ButtonLink';
import { planFragment } from '@/lib/planner/plan-fragment';
import { routes } from '@/lib/routes';

const noChange = () => () => undefined;

/** Offers the plan of a link whose # a filter has encoded: it then leads to no page. */
export function PlanInAddress() {
  const fragment = useSyncExternalStore(
    noChange,
    () => planFragment(window.location.href),
    () => undefined,
  );
  if (fragment === undefined) return null;
  return <ButtonLink href={routes.planner + fragment}>Open the shared plan</ButtonLink>;
}
