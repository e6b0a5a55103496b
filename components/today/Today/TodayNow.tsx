import type { ReactNode } from 'react';
import { OnDemand } from '@/components/browser/OnDemand/OnDemand';
import { useCode } from '@/components/browser/use-code';
import { useBrowserMinute } from '@/components/browser/use-minute';
import { useDaysFacts } from '@/components/days/use-days-facts';
import { lightPart } from '@/lib/today/light';
import { capitalised } from '@/lib/typeset';
import { formatDate } from '@/lib/time/words';
import { londonDate, londonTime } from '@/lib/time/london';
import { useFirstUse } from '@/components/browser/use-first-use';
import { align, prose, spaceBelow, stack, wordRow } from '@/styles/layout.css';
import { text } from '@/styles/text.css';
import * as styles from './Today.css';

/** Milliseconds: what has just shut is not called open for longer. */
const refreshEvery = 30_000;

const loadHere = () => import('./Here').then(({ Here }) => Here);
const loadWhatFits = () => import('./WhatFits').then(({ WhatFits }) => WhatFits);
const loadBoard = () => import('./Board').then(({ Board }) => Board);

export interface TodayProps {
  /** What is true on any day: it stands here until the browser can say more. */
  always: ReactNode;
  tide: ReactNode;
  forecast: ReactNode;
  /** The message where more cannot be had. */
  failed: string;
}

export function TodayNow({ always, tide, forecast, failed }: TodayProps) {
  const now = useBrowserMinute(refreshEvery);
  const facts = useDaysFacts();
  // Tide, opening hours and buses take more code than a page may have before it is used.
  const { code: Here } = useCode(loadHere, useFirstUse());

  return (
    <div className={styles.today}>
      <div className={stack.m}>
        <p className={`${wordRow} ${align.baseline} ${text.muted}`}>
          <span className={styles.date}>{formatDate(londonDate(now))}</span>{' '}
          <span className={styles.time}>{londonTime(now)}</span> <span>London time</span>
        </p>
        {typeof facts === 'object' &&
          (Here ? (
            <Here facts={facts} />
          ) : (
            <p className={`${prose} ${text.lead}`}>{capitalised(lightPart(facts.light, now))} …</p>
          ))}
        {forecast}
      </div>
      {facts === 'failed' && <p role="status">{failed}</p>}
      {typeof facts === 'object' ? (
        <>
          <section aria-labelledby="what-fits-heading" id="what-fits">
            <h2 id="what-fits-heading" className={spaceBelow.m}>
              What fits
            </h2>
            <OnDemand
              onceUsed
              load={loadWhatFits}
              props={{ facts, now }}
              failed="The guide couldn’t load what fits."
              className={styles.pendingFits}
            />
          </section>
          <section aria-labelledby="now">
            <h2 id="now" className={spaceBelow.m}>
              Now
            </h2>
            <OnDemand
              onceUsed
              load={loadBoard}
              props={{ facts, now, tide }}
              failed="The guide couldn’t load what’s open now."
              className={styles.pending}
            />
          </section>
        </>
      ) : (
        <>
          {always}
          {tide}
        </>
      )}
    </div>
  );
}
