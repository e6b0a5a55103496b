import type { ClockTime, IsoDate } from '@/content/types';
import { isClockTimeOn, londonTime } from '@/lib/time/london';
import { listText } from '@/lib/typeset';
import type { FindingState } from './finding';
import type { TimedStop } from './timeline';

export const stateWords: Readonly<Record<FindingState, string>> = {
  problem: 'Problem',
  'check-first': 'Check first',
  'good-to-know': 'Good to know',
  works: 'Works',
};

/** Of a finding that stands under the stop one goes to, or, on the way home, under the day. */
export const there = (isHome: boolean) => (isHome ? 'home' : 'there');

/** For a way of which nothing is known. */
export const askWay = (isHome: boolean) => `Check how to get ${there(isHome)}.`;
/** For places that do not say whether dogs may come in. */
export const askDogs = (names: readonly string[]) => `Ask about dogs at ${listText(names)}.`;
/** For places of which no opening times are known, or old ones. */
export const askTimes = (names: readonly string[]) =>
  `Ask about opening times: ${listText(names)}.`;

/** Says that a time is skipped when the clocks go forward; undefined if it is not, or has no date. */
export function skippedTime(
  date: IsoDate | undefined,
  time: ClockTime | undefined,
): string | undefined {
  if (date === undefined || time === undefined || isClockTimeOn(date, time)) return undefined;
  return `The clocks go forward, so there’s no ${time} that day.`;
}

/** Times that nobody has set are told, and suggested, by quarter hours. */
export const QUARTER = 15;

/**
 * When a stop is: "10:30", or "about 10:30" where nobody has set it, and it follows from the stops
 * before it. Undefined where nothing says.
 */
export function clockOf({ stop, from, isSet }: Pick<TimedStop, 'stop'> & Partial<TimedStop>) {
  const { time: set } = stop;
  if (set !== undefined) return { time: set, isEstimate: false, text: set };
  if (from === undefined) return undefined;
  const time = londonTime(isSet ? from : Math.ceil(from / QUARTER) * QUARTER);
  return { time, isEstimate: !isSet, text: isSet ? time : `about ${time}` };
}
