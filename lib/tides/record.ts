import type { TideRecord } from '@/content/types';
import { toEpochMinutes } from '@/lib/time/london';
import type { TideExtreme, TideSource } from './compose';

/** The specification's records, in order, with a cosine curve from each to the next. */
export function recordSource(records: readonly TideRecord[]): TideSource {
  const tides: TideExtreme[] = records.map(({ date, time, height, type }) => ({
    kind: type,
    instant: toEpochMinutes(date, time),
    height,
  }));
  const [first, last] = [tides[0], tides.at(-1)];

  return {
    id: 'record',
    covers: (instant) => !!first && !!last && instant >= first.instant && instant <= last.instant,
    heightAt(instant) {
      const after = tides.find((tide) => tide.instant > instant) ?? last;
      const before = tides.findLast((tide) => tide.instant <= instant) ?? first;
      if (!before || !after) return NaN;
      if (before === after) return before.height;
      const part = (instant - before.instant) / (after.instant - before.instant);
      return before.height + ((after.height - before.height) * (1 - Math.cos(Math.PI * part))) / 2;
    },
    extremesBetween: (from, to) => tides.filter(({ instant }) => instant >= from && instant < to),
  };
}
