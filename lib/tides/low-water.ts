import type { IsoDate } from '@/content/types';
import type { TimeSpan } from '@/lib/time/london';
import type { SourcedTide, Tides } from './compose';
import { portTides } from './port';
import { tideDay } from './day';
import { spansBelow } from './threshold';

export interface LowWaterDay {
  readonly lowWaters: readonly SourcedTide[];
  readonly hours: readonly TimeSpan[] | null;
}

/**
 * Undefined where there is only the rough estimate, which can be hours wrong. @param passableBelow
 * metres above chart datum
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
