'use client';

import { LoadFailure } from '@/components/browser/OnDemand/LoadFailure';
import { useCode } from '@/components/browser/use-code';
import { useNow } from '@/components/browser/use-now';
import { fetchDaysFacts } from '@/components/days/fetch-days-facts';
import type { Elements } from '@/components/ui/elements';
import { londonDate, londonTime } from '@/lib/time/london';
import { formatDate } from '@/lib/time/words';
import type { ReachablePlace } from '@/lib/today/places';
import { align, prose, spaceBelow, stack, wordRow } from '@/styles/layout.css';
import { lastOnPaper } from '@/styles/print.css';
import { text } from '@/styles/text.css';
import { Where } from './Where';
import * as styles from './Today.css';

async function load() {
  const [{ Board, Open, Sentence, WhatFits }, facts] = await Promise.all([
    import('./parts'),
    fetchDaysFacts(),
  ]);
  return { Board, Open, Sentence, WhatFits, facts };
}

interface TodayProps {
  places: readonly ReachablePlace[];
  tide: Elements;
  forecast: Elements;
  /** What holds on any day: it stands in the place of each answer until the browser has it. */
  always: { sentence: string; fits: Elements; open: Elements; board: Elements };
  /** The message where more cannot be had. */
  failed: string;
}

export function Today({ places, tide, forecast, always, failed }: TodayProps) {
  const now = useNow();
  const { code, failed: hasFailed, ask } = useCode(load, true);
  const isPending = !code && !hasFailed;
  const props = code && now !== null && { facts: code.facts, now };
  return (
    <div className={stack.xl}>
      <div className={stack.m}>
        {/* Anew when the time is known: what grows in its place would push the rest aside. */}
        <p key={String(now === null)} className={`${wordRow} ${align.baseline} ${text.muted}`}>
          <span className={styles.date}>
            {now === null ? '\u00a0' : formatDate(londonDate(now))}
          </span>{' '}
          <span className={styles.time}>{now === null ? '\u00a0' : londonTime(now)}</span>
        </p>
        {hasFailed && <LoadFailure message={failed} ask={ask} />}
        <p className={`${prose} ${text.lead} ${styles.sentence}`} aria-busy={isPending}>
          {props ? <code.Sentence {...props} /> : always.sentence}
        </p>
        <Where places={places} />
        {forecast}
      </div>
      <section
        className={`${lastOnPaper} ${styles.whatFits}`}
        aria-labelledby="what-fits-heading"
        id="what-fits"
      >
        <h2 id="what-fits-heading" className={spaceBelow.m}>
          What you can do now
        </h2>
        {props ? <code.WhatFits {...props} /> : always.fits}
      </section>
      <section className={stack.none} aria-labelledby="now">
        <h2 id="now" className={spaceBelow.m}>
          Now
        </h2>
        {props ? <code.Open {...props} /> : always.open}
        {tide}
        {props ? <code.Board {...props} /> : always.board}
      </section>
    </div>
  );
}
