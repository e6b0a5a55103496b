'use client';

import { useEffect } from 'react';
import { WORTH_KEEPING } from '@/lib/planner/forgetting';
import type { PlannerState } from '@/lib/planner/store';
import { startPlanner, usePlanner } from '../planner';
import { useCode } from '@/components/browser/use-code';
import { region } from './PlannerNotices.css';

/** Something to say, or to do once there is something to lose: ask the browser to keep it. */
const hasNews = ({ status, lastRemoved, lastMerged, hasSaved, items, ready }: PlannerState) =>
  status.notice !== 'none' ||
  lastRemoved !== null ||
  lastMerged !== null ||
  (hasSaved && items.length >= WORTH_KEEPING) ||
  // The app on a home screen has a storage of its own, and the plan may be in the browser's.
  (ready && items.length === 0 && matchMedia('(display-mode: standalone)').matches);

const loadToasts = () => import('./Toasts');

/**
 * What the planner has to say, on whichever page: that something can be undone, was set aside or
 * will not be kept. The region is there from the start, so that what comes into it is read out;
 * the code that fills it comes with the first piece of news.
 */
export function PlannerNotices() {
  const { code: toasts } = useCode(loadToasts, usePlanner(hasNews));

  useEffect(startPlanner, []);

  return (
    <div role="status" aria-atomic="false" className={region}>
      {/* Without the code there is no offer to undo; the plan itself is not affected. */}
      {toasts && <toasts.Toasts />}
    </div>
  );
}
