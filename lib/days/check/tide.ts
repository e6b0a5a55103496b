import type { DayOut, IsoDate } from '@/content/types';
import { firstCovering, type TideExtreme } from '@/lib/tides/compose';
import { predictionSource } from '@/lib/tides/prediction';
import { recordSource } from '@/lib/tides/record';
import { remembered } from '@/lib/remembered';
import {
  addDays,
  type EpochMinutes,
  londonDate,
  londonDayBounds,
  toEpochMinutes,
} from '@/lib/time/london';
import { sunTimes } from '@/lib/time/sun';
import type { DaysFacts } from '../facts';

/** Minutes before low water at which a visit begins, on the falling tide. */
export const BEFORE_LOW = 60;

export type StayTides = ReturnType<typeof createStayTides>;

/** Tides in EpochMinutes and metres: records, else predictions; of a date beyond both, none. */
export function createStayTides({ tides: known, light }: DaysFacts) {
  const sources = [recordSource(known.records), predictionSource(known.windows)] as const;
  const [record, predicted] = sources;
  // The low water that is nearest to a minute of the last day may be of the day after.
  const tides = firstCovering([record, { ...predicted, covers: () => true }]);
  const days = new Map<IsoDate, readonly TideExtreme[]>();

  const covers = (date: IsoDate): boolean => {
    const { from, to } = londonDayBounds(date);
    return [from, to - 1].every((instant) => sources.some((source) => source.covers(instant)));
  };
  const extremesNear = (date: IsoDate): readonly TideExtreme[] =>
    remembered(days, date, () => {
      const { from, to } = londonDayBounds(date);
      return tides.extremesBetween(from, to);
    });
  const extremes = (date: IsoDate) => (covers(date) ? extremesNear(date) : []);
  return {
    tides,
    covers,
    extremes,
    /** By daylight, or between two times of day. */
    lowWaters: (date: IsoDate, within?: DayOut['lowWater']) => {
      const { sunrise, sunset } = sunTimes(date, light);
      const [from, to] = within
        ? [toEpochMinutes(date, within.from), toEpochMinutes(date, within.until)]
        : [sunrise, sunset];
      return extremes(date).filter(
        ({ kind, instant }) => kind === 'low' && instant >= from && instant <= to,
      );
    },
    nearestLow: (instant: EpochMinutes) => {
      // The nearest may belong to the day before or after; each day is worked out once.
      const lows = [-1, 0, 1]
        .flatMap((ahead) => extremesNear(addDays(londonDate(instant), ahead)))
        .filter(({ kind }) => kind === 'low')
        .map((low) => low.instant);
      const apart = (low: EpochMinutes) => Math.abs(low - instant);
      return lows.toSorted((a, b) => apart(a) - apart(b))[0] ?? instant;
    },
  };
}
