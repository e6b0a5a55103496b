/** The measured way on foot from home and back: one wording for every page that tells of it. */
import { bindUnits } from '@/lib/typeset';
import { homePoint } from '@/content/transport/points';
import { durationText, lengthText } from '@/lib/time/spans';
import type { KnownFootpath } from '@/lib/transport/walk';
import { climbWords } from '@/lib/transport/words';
import { pointName, pointOfPlace, undatedWalk } from './transport';

type BothWays = readonly [there: KnownFootpath, back: KnownFootpath];

/** The measured paths from one point to another and back; undefined where none is known. */
export function pathsBetween(from: string, to: string): BothWays | undefined {
  const [there, back] = [undatedWalk(from, to), undatedWalk(to, from)];
  return there.state === 'known' && back.state === 'known' ? [there, back] : undefined;
}

/** Undefined for home itself, and where no path both ways is known. */
export function waysOnFoot(place: string): BothWays | undefined {
  const point = pointOfPlace(place);
  return point === undefined ? undefined : pathsBetween(homePoint, point);
}

const minutesText = (there: KnownFootpath, back: KnownFootpath): string =>
  bindUnits(`${durationText(there.minutes)} there, ${durationText(back.minutes)} back`);

/** "on foot from Mill: 15 min there, 25 min back". */
export function onFootText(place: string): string | undefined {
  const ways = waysOnFoot(place);
  return ways && `on foot from ${pointName(homePoint)}: ${minutesText(...ways)}`;
}

/** The same with its length and climbs, for whom these decide. */
export function onFootInFull(place: string): string | undefined {
  const ways = waysOnFoot(place);
  if (!ways) return undefined;
  const [there, back] = ways;
  return `From ${pointName(homePoint)} ${lengthText(there.kilometres)}: ${minutesText(there, back)}. Climb ${climbWords(there, 'there')}; ${climbWords(back, 'back')}.`;
}
