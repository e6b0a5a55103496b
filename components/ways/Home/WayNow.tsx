'use client';

import { useBrowserMinute } from '@/components/browser/use-minute';
import type { Coordinates } from '@/content/types';
import { siteWays } from '@/lib/content/ways';
import { londonDate, londonTime } from '@/lib/time/london';
import { twilight } from '@/lib/time/sun';
import { createNetworks } from '@/lib/transport/network';
import { nextBus } from '@/lib/transport/next-bus';
import { LIGHT_MARGIN } from '@/lib/ways/pace';
import { isSteep, type Walk, walkBetween } from '@/lib/ways/walk';
import { climbText, durationText, lengthText } from '@/lib/time/words';
import { EitherLink } from '@/components/trust/EitherLink/EitherLink';
import { title } from './WayHome.css';

export interface WayNowProps {
  from: string;
  to: string;
  toName: string;
  coordinates?: Coordinates;
}

/** Milliseconds: a bus that has gone is not called the next for longer. */
const refreshEvery = 30_000;

const networkOf = createNetworks(siteWays);

/** "3 miles (4.8 km), 1 h 30 min …", or what to check. */
function WalkWords({ walk, toName }: { walk: Walk; toName: string }) {
  if (walk.state === 'here') return null;
  if (walk.state !== 'known') {
    return (
      <p>
        On foot to {toName}: {walk.state === 'closed' ? 'the path is closed.' : 'check first.'}
      </p>
    );
  }
  const { kilometres, climb, climbIsRough, minutes, stages } = walk;
  return (
    <p>
      On foot to {toName}: {lengthText(kilometres)}, {durationText(minutes)},{' '}
      {climbText(climb, climbIsRough)} of climb{stages.some(isSteep) ? ', steep in places' : ''}.
    </p>
  );
}

/** Bus, path and light of this minute, by the village's clock and without a network. */
export function WayNow({ from, to, toName, coordinates }: WayNowProps) {
  const now = useBrowserMinute(refreshEvery);
  const day = londonDate(now);
  const bus = nextBus(siteWays, networkOf(day), from, to, { now, toName });
  const asked = bus.ask.length > 0 && (
    <>
      {' '}
      Ask <EitherLink sources={bus.ask} />.
    </>
  );
  const words = (
    <>
      {bus.text}
      {asked}
    </>
  );
  if (!coordinates) return <>{words}</>;

  const walk = walkBetween(siteWays, from, to, { day });
  const { dawn, dusk } = twilight(day, coordinates);
  const setOut = walk.state === 'known' ? dusk - LIGHT_MARGIN - walk.minutes : undefined;
  return (
    <>
      <p className={title}>{words}</p>
      <WalkWords walk={walk} toName={toName} />
      <p>
        {now < dawn && <>Dark until {londonTime(dawn)}.</>}
        {now >= dawn && now < dusk && <>Dark at {londonTime(dusk)}.</>}
        {now >= dusk && <>Dark since {londonTime(dusk)}.</>}
        {setOut !== undefined && now >= dawn && now < dusk && (
          <>
            {' '}
            {now <= setOut
              ? `To walk in daylight, start by ${londonTime(setOut)}.`
              : 'Too late to walk all the way in daylight.'}
          </>
        )}
      </p>
    </>
  );
}
