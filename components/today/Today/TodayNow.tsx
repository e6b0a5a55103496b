import type { ReactNode } from 'react';
import { useBrowserMinute } from '@/components/browser/use-minute';
import { useDaysFacts } from '@/components/days/use-days-facts';
import { formatDate } from '@/lib/time/words';
import { londonDate, londonTime } from '@/lib/time/london';
import { Board } from './Board';
import * as styles from './Today.css';
import { WhatFitsSlot } from './WhatFitsSlot';

/** Milliseconds: what has just shut is not called open for longer. */
const refreshEvery = 30_000;

export interface TodayProps {
  /** What is true on any day: it stands here until the browser can say more. */
  always: ReactNode;
  /** What is said when more cannot be had. */
  failed: string;
}

/** London's now, with everything that the guide can say of it. */
export function TodayNow({ always, failed }: TodayProps) {
  const now = useBrowserMinute(refreshEvery);
  const facts = useDaysFacts();

  return (
    <div className={styles.today}>
      <p className={styles.clock}>
        <span className={styles.date}>{formatDate(londonDate(now))}</span>{' '}
        <span className={styles.time}>{londonTime(now)}</span> <span>London time</span>
      </p>
      {facts === 'failed' && (
        <>
          <p role="status">{failed}</p>
          {always}
        </>
      )}
      {facts === undefined && always}
      {typeof facts === 'object' && (
        <>
          <Board facts={facts} now={now} />
          <WhatFitsSlot facts={facts} now={now} />
        </>
      )}
    </div>
  );
}
