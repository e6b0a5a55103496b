/** The measured way on foot from home and back: one wording for every page that tells of it. */
import { bindUnits } from '@/lib/typeset';
import { homePoint } from '@/content/transport/points';
import { climbText, durationText, lengthText } from '@/lib/time/spans';
import { isSteep, type KnownFootpath } from '@/lib/transport/walk';
import { pointName, pointOfPlace, undatedWalk } from './transport';

/** Undefined for home itself, and where no path both ways is known. */
export function waysOnFoot(
  place: string,
): readonly [there: KnownFootpath, back: KnownFootpath] | undefined {
  const point = pointOfPlace(place);
  if (!point) return undefined;
  const [there, back] = [undatedWalk(homePoint, point), undatedWalk(point, homePoint)];
  return there.state === 'known' && back.state === 'known' ? [there, back] : undefined;
}

const minutesText = (there: KnownFootpath, back: KnownFootpath): string =>
  bindUnits(`${durationText(there.minutes)} there, ${durationText(back.minutes)} back`);

/** "on foot from Mill: 15 min there, 25 min back". */
export function onFootText(place: string): string | undefined {
  const ways = waysOnFoot(place);
  return ways && `on foot from ${pointName(homePoint)}: ${minutesText(...ways)}`;
}

function climbWords({ climb, climbIsRough, stages }: KnownFootpath, way: string): string {
  const steep = stages.some(isSteep) ? ', steep in places' : '';
  return `${climbText(climb, climbIsRough)} ${way}${steep}`;
}

/** The same with its length and climbs, for whom these decide. */
export function onFootInFull(place: string): string | undefined {
  const ways = waysOnFoot(place);
  if (!ways) return undefined;
  const [there, back] = ways;
  return `From ${pointName(homePoint)} ${lengthText(there.kilometres)}: ${minutesText(there, back)}. Climb ${climbWords(there, 'there')}; ${climbWords(back, 'back')}.`;
}
