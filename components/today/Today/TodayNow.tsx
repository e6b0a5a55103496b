import { type ReactNode, useEffect } from 'react';
import { useBrowserMinute } from '@/components/browser/use-minute';
import { startTrips } from '@/components/days/trips';
import { useChecker } from '@/components/days/use-checker';
import { formatDate } from '@/lib/time/words';
import { londonDate, londonTime } from '@/lib/time/london';
import { Board } from './Board';
import * as styles from './Today.css';
import { useNature } from '@/components/nature/use-nature';
import { WhatFits } from './WhatFits';

/** Milliseconds: what has just shut is not called open for longer. */
const refreshEvery = 30_000;

/** London's now, with everything that the guide can say of it. */
export function TodayNow({ always }: { always: ReactNode }) {
  const now = useBrowserMinute(refreshEvery);
  const loaded = useChecker();
  const nature = useNature();
  useEffect(startTrips, []);

  return (
    <div className={styles.today}>
      <p className={styles.clock}>
        <span className={styles.date}>{formatDate(londonDate(now))}</span>{' '}
        <span className={styles.time}>{londonTime(now)}</span> <span>London time</span>
      </p>
      {loaded === 'failed' && (
        <>
          <p role="status">
            What is true at this minute could not be worked out, because its facts did not load.
            What is true on any day stands here instead.
          </p>
          {always}
        </>
      )}
      {loaded === undefined && always}
      {typeof loaded === 'object' && (
        <>
          <Board checker={loaded} now={now} nature={nature} />
          <WhatFits checker={loaded} now={now} />
        </>
      )}
    </div>
  );
}
