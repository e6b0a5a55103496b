'use client';

import { PrintedAt } from '@/components/browser/PrintedAt/PrintedAt';
import { useBrowserMinute } from '@/components/browser/use-now';
import { tidePort } from '@/content/tides/port/port';
import { pointName, siteTransport } from '@/lib/content/transport';
import { londonDate } from '@/lib/time/london';
import { sunTimes, type Twilight } from '@/lib/time/sun';
import { type LastBus, lastBus, wayNow } from '@/lib/transport/day';
import { networksOf } from '@/lib/transport/network';
import { type Choice, askedFor } from '@/lib/transport/way';
import { choiceText, lastBusText, lightText, walkText } from '@/lib/transport/words';
import type { Ends } from '@/lib/transport/types';
import { walkOn } from '@/lib/transport/walk';
import { capitalised } from '@/lib/typeset';
import { EitherLink } from '@/components/trust/EitherLink/EitherLink';
import { text } from '@/styles/text.css';

interface WayLinesProps {
  choice: Choice;
  light: Twilight | undefined;
  /** Left out where it is not told. */
  last?: LastBus | undefined;
  /** Where the last bus goes; left out where only its lines are to be looked up. */
  toName?: string;
}

/** A way, what stands beside it, and where to look up the buses whose times are unread. */
export function WayLines({ choice, light, last, toName }: WayLinesProps) {
  const { way, otherwise } = choice;
  const ask = askedFor([way, otherwise, ...(last?.state === 'unread' ? last.ways : [])]);
  return (
    <>
      {way && <p className={text.bold}>{`${choiceText(choice, light)}.`}</p>}
      {last && toName && <p>{`${capitalised(lastBusText(last, `to ${toName}`))}.`}</p>}
      {ask.length > 0 && (
        <p>
          <span>Times: </span>
          <EitherLink sources={ask} />
        </p>
      )}
    </>
  );
}

/** The way of this minute, the last bus and the light, by the village’s clock and without a network. */
export function WayNow({ from, to }: Ends) {
  const now = useBrowserMinute();
  const day = londonDate(now);
  const network = networksOf(siteTransport)(day);
  const toName = pointName(to);
  const light = sunTimes(day, tidePort);
  const choice = wayNow(network, from, to, { now, light });
  const last = lastBus(network, from, to, now);
  const walk = walkOn(network, from, to);
  const onFoot = walkText(walk, toName);
  return (
    <>
      <PrintedAt now={now} />
      <p>{lightText(now, light, walk)}</p>
      <WayLines choice={choice} light={light} last={last} toName={toName} />
      {onFoot !== undefined && <p>{onFoot}</p>}
    </>
  );
}
