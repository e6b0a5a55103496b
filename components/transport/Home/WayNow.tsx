'use client';

import { useBrowserMinute } from '@/components/browser/use-minute';
import type { Coordinates } from '@/content/types';
import { pointName, siteTransport } from '@/lib/content/transport';
import { londonDate } from '@/lib/time/london';
import { twilight } from '@/lib/time/sun';
import { lastBus, wayNow } from '@/lib/transport/day';
import { createNetworks } from '@/lib/transport/network';
import { publishersOf } from '@/lib/transport/publishers';
import { ridesOf, walkOn } from '@/lib/transport/way';
import { choiceText, lastBusText, lightText, walkText } from '@/lib/transport/words';
import { capitalised } from '@/lib/typeset';
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

/** The way of this minute, the last bus and the light, by the village’s clock and without a network. */
export function WayNow({ from, to, coordinates }: WayNowProps) {
  const now = useBrowserMinute(refreshEvery);
  const day = londonDate(now);
  const network = networkOf(day);
  const toName = pointName(to);
  const light = coordinates && twilight(day, coordinates);
  const choice = wayNow(network, from, to, { now, light });
  const last = capitalised(lastBusText(lastBus(network, from, to, now), `to ${toName}`));
  const unread = [choice.way, choice.otherwise]
    .flatMap((way) => (way ? ridesOf(way) : []))
    .filter(({ departure }) => !departure);
  const ask = publishersOf(unread.map(({ service }) => service));
  const walk = walkOn(network, from, to);
  const onFoot = light && walkText(walk, toName);
  return (
    <>
      {choice.way && <p className={light ? text.bold : undefined}>{`${choiceText(choice)}.`}</p>}
      <p>{`${last}.`}</p>
      {ask.length > 0 && (
        <p>
          <span>Times: </span>
          <EitherLink sources={ask} />
        </p>
      )}
      {onFoot !== undefined && <p>{onFoot}</p>}
      {light && <p>{lightText(now, light, walk)}</p>}
    </>
  );
}
