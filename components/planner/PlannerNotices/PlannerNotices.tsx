'use client';

import { useEffect } from 'react';
import { useCode } from '@/components/browser/use-code';
import { startPlanner, usePlanner } from '../planner';
import * as styles from './PlannerNotices.css';

const loadList = () => import('./NoticeList').then(({ NoticeList }) => NoticeList);

const isApp = () => window.matchMedia('(display-mode: standalone)').matches;

/**
 * The planner's messages, on every page. Their code is loaded once there may be one; the region is
 * there from the start, so that what comes into it is read out.
 */
export function PlannerNotices() {
  useEffect(startPlanner, []);
  const mayTell = usePlanner(
    ({ ready, done, isSaved, isNewer, unreadable }) =>
      ready && (done.length > 0 || !isSaved || isNewer || unreadable.length > 0 || isApp()),
  );
  const { code: List } = useCode(loadList, mayTell);
  return (
    <div role="status" aria-atomic="false" className={styles.region}>
      {List && <List />}
    </div>
  );
}
