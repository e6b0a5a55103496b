import type { TideSourceId } from '@/content/tides/types';
import type { IsoDate } from '@/content/types';
import type { TimeSpan } from '@/lib/time/london';
import type { Tides } from './compose';
import { dartmouthTides } from './dartmouth';
import { tideDay } from './day';
import type { TideExtreme } from './source';
import { spansBelow } from './threshold';

/** When a place that the tide closes may be open on a day, in daylight. Information, no promise. */
export interface LowWaterDay {
  readonly date: IsoDate;
  /** The low waters between sunrise and sunset; none, one or two. */
  readonly lowWaters: readonly TideExtreme[];
  /** Between sunrise and sunset with the height under the threshold; null where none is known. */
  readonly hours: readonly TimeSpan[] | null;
  readonly source: TideSourceId;
}

/**
 * The day's low waters by daylight and, where a threshold is known, the hours under it.
 *
 * @param passableBelow metres above chart datum, `TideAccess.passableBelow` of the content
 */
export function lowWaterDay(
  date: IsoDate,
  passableBelow: number | undefined,
  tides: Tides = dartmouthTides,
): LowWaterDay {
  const { tides: extremes, sunrise, sunset, source } = tideDay(date, tides);
  return {
    date,
    lowWaters: extremes.filter(
      ({ kind, instant }) => kind === 'low' && instant >= sunrise && instant <= sunset,
    ),
    hours: passableBelow === undefined ? null : spansBelow(passableBelow, sunrise, sunset, tides),
    source,
  };
}
