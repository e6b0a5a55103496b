/** What is said of a way on foot and of the light on it. */
import { type EpochMinutes, londonTime } from '@/lib/time/london';
import type { Twilight } from '@/lib/time/sun';
import { climbText, durationText, lengthText } from '@/lib/time/words';
import { LIGHT_MARGIN } from './pace';
import { isSteep, type KnownWalk, type Walk } from './walk';

/** "1 h 20 min, 169 m of climb, steep in places". */
export function effortText({ minutes, climb, climbIsRough, stages }: KnownWalk): string {
  const steep = stages.some(isSteep) ? ', steep in places' : '';
  return `${durationText(minutes)}, ${climbText(climb, climbIsRough)} of climb${steep}`;
}

/** The way on foot to somewhere; undefined where one is there. */
export function walkText(walk: Walk, toName: string): string | undefined {
  if (walk.state === 'here') return undefined;
  if (walk.state === 'closed') return `On foot to ${toName}: the path is closed.`;
  if (walk.state === 'unknown') return `On foot to ${toName}: check first.`;
  return `On foot to ${toName}: ${lengthText(walk.kilometres)}, ${effortText(walk)}.`;
}

/** How long the light lasts, and until when a walk can begin in it. */
export function lightText(now: EpochMinutes, { dawn, dusk }: Twilight, walk: Walk): string {
  if (now < dawn) return `Dark until ${londonTime(dawn)}.`;
  if (now >= dusk) return `Dark since ${londonTime(dusk)}.`;
  const dark = `Dark at ${londonTime(dusk)}.`;
  if (walk.state !== 'known') return dark;
  const setOut = dusk - LIGHT_MARGIN - walk.minutes;
  return now <= setOut
    ? `${dark} To walk in daylight, start by ${londonTime(setOut)}.`
    : `${dark} Too late to walk all the way in daylight.`;
}
