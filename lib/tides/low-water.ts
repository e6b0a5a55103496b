import type { IsoDate } from '@/content/types';
import type { TimeSpan } from '@/lib/time/london';
import type { SourcedTide, Tides } from './compose';
import { portTides } from './port';
import { tideDay } from './day';
import { spansBelow } from './threshold';

export interface LowWaterDay {
  readonly lowWaters: readonly SourcedTide[];
  /** Between sunrise and sunset with the height under the threshold; null where none is known. */
  readonly hours: readonly TimeSpan[] | null;
}

/**
 * The day's low waters by daylight and, where a threshold is known, the hours under it; nothing for
 * a day of which there is only the rough estimate, which can be hours wrong.
 *
 * @param passableBelow metres above chart datum, `TideAccess.passableBelow` of the content
 */
export function lowWaterDay(
  date: IsoDate,
  passableBelow: number | undefined,
  tides: Tides = portTides,
): LowWaterDay | undefined {
  const { tides: extremes, sunrise, sunset } = tideDay(date, tides);
  if (extremes.some(({ source }) => source === 'estimate')) return undefined;
  return {
    lowWaters: extremes.filter(
      ({ kind, instant }) => kind === 'low' && instant >= sunrise && instant <= sunset,
    ),
    hours: passableBelow === undefined ? null : spansBelow(passableBelow, sunrise, sunset, tides),
  };
}
