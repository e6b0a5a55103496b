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

/** London's now, with everything that the guide can say of it. */
export function TodayNow({ always }: { always: ReactNode }) {
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
          <p role="status">
            What is true at this minute could not be worked out, because its facts did not load.
            What is true on any day stands here instead.
          </p>
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
