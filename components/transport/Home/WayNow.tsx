'use client';

import { useBrowserMinute } from '@/components/browser/use-minute';
import type { Coordinates } from '@/content/types';
import { pointName, siteTransport } from '@/lib/content/transport';
import { londonDate } from '@/lib/time/london';
import { twilight } from '@/lib/time/sun';
import { createNetworks } from '@/lib/transport/network';
import { nextBus } from '@/lib/transport/next-bus';
import { walkOn } from '@/lib/transport/planner';
import { lightText, walkText } from '@/lib/transport/words';
import { EitherLink } from '@/components/trust/EitherLink/EitherLink';
import { text } from '@/styles/text.css';

export interface WayNowProps {
  from: string;
  to: string;
  coordinates?: Coordinates;
}

/** Milliseconds: a bus that has gone is not called the next for longer. */
const refreshEvery = 30_000;

const networkOf = createNetworks(siteTransport);

/** Bus, path and light of this minute, by the village's clock and without a network. */
export function WayNow({ from, to, coordinates }: WayNowProps) {
  const now = useBrowserMinute(refreshEvery);
  const day = londonDate(now);
  const network = networkOf(day);
  const toName = pointName(to);
  const bus = nextBus(siteTransport, network, from, to, { now, toName });
  const words = (
    <>
      {bus.text}
      {bus.ask.length > 0 && (
        <>
          {' '}
          Ask <EitherLink sources={bus.ask} />.
        </>
      )}
    </>
  );
  if (!coordinates) return words;

  const walk = walkOn(network, from, to);
  const onFoot = walkText(walk, toName);
  return (
    <>
      <p className={text.bold}>{words}</p>
      {onFoot !== undefined && <p>{onFoot}</p>}
      <p>{lightText(now, twilight(day, coordinates), walk)}</p>
    </>
  );
}
