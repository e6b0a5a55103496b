import { tideEstimate, tidePort, tideRecords } from '@/content/tides/port/port';
import { tideWindows } from '@/content/tides/port/windows';
import type { IsoDate } from '@/content/types';
import { addDays, londonDayBounds, type EpochMinutes } from '@/lib/time/london';
import { sunTimes } from '@/lib/time/sun';
import { firstCovering, type TideExtreme, type Tides } from './compose';
import { estimateSource } from './estimate';
import { predictionSource } from './prediction';
import { recordSource } from './record';

export const portTides = firstCovering([
  recordSource(tideRecords),
  predictionSource(tideWindows),
  estimateSource(tideEstimate),
]);

/** How many days are listed: today and the next seven. */
export const daysAhead = 8;

export type TideDay = ReturnType<typeof tideDay>;

export function tideDay(date: IsoDate, tides: Tides = portTides) {
  const { from, to } = londonDayBounds(date);
  const extremes = tides.extremesBetween(from, to);
  // To a tenth of a metre, as it is told: what is named must agree with what is read.
  const range = Number((meanHeight(extremes, 'high') - meanHeight(extremes, 'low')).toFixed(1));
  const source = tides.sourceAt((from + to) / 2);
  return {
    date,
    tides: extremes,
    range,
    /** Null between springs and neaps, and always for the estimate, which does not know. */
    stage: source === 'estimate' ? null : rangeName(range),
    ...sunTimes(date, tidePort),
    source,
  };
}

/** A day and the seven after it. */
export function tideWeek(date: IsoDate): TideDay[] {
  return Array.from({ length: daysAhead }, (_, index) => tideDay(addDays(date, index)));
}

/** By daylight; undefined where there is only the rough estimate, which can be hours wrong. */
export function lowWatersOf(date: IsoDate) {
  const { tides, sunrise, sunset } = tideDay(date);
  if (tides.some(({ source }) => source === 'estimate')) return undefined;
  return tides.filter(
    ({ kind, instant }) => kind === 'low' && instant >= sunrise && instant <= sunset,
  );
}

const RISING_AHEAD_MINUTES = 15;
/** Minutes before and after high or low water. */
const TURNING = 15;
/** Minutes; longer than any time from one high water to the next. */
const NEXT_TIDES_AHEAD = 24 * 60;

/** @throws RangeError when the sources know no next tides */
export function tideNow(now: EpochMinutes, tides: Tides = portTides) {
  const height = tides.heightAt(now);
  const next = tides.extremesBetween(Math.floor(now) + 1, now + NEXT_TIDES_AHEAD);
  const nextHigh = next.find(({ kind }) => kind === 'high');
  const nextLow = next.find(({ kind }) => kind === 'low');
  if (!nextHigh || !nextLow) throw new RangeError('No tide follows this moment.');
  return {
    height: Math.round(height * 10) / 10,
    rising: tides.heightAt(now + RISING_AHEAD_MINUTES) > height,
    turning: tides.extremesBetween(now - TURNING, now + TURNING + 1).length > 0,
    nextHigh,
    nextLow,
    source: tides.sourceAt(now),
  };
}

/** By the range in metres between high and low water; null between the two. */
export function rangeName(range: number): 'spring tide' | 'neap tide' | null {
  if (range >= tidePort.springsFrom) return 'spring tide';
  if (range <= tidePort.neapsTo) return 'neap tide';
  return null;
}

export function tideCurve(
  from: EpochMinutes,
  to: EpochMinutes,
  stepMinutes: number,
  tides: Tides = portTides,
) {
  const steps = Math.ceil((to - from) / stepMinutes);
  return Array.from({ length: steps + 1 }, (_, step) => {
    const instant = Math.min(from + step * stepMinutes, to);
    return { instant, height: tides.heightAt(instant) };
  });
}

/** To 0.1 m: "3.8 m". */
export function formatHeight(height: number): string {
  return `${height.toFixed(1)}\u00a0m`;
}

function meanHeight(tides: readonly TideExtreme[], kind: TideExtreme['kind']): number {
  const heights = tides.filter((tide) => tide.kind === kind).map(({ height }) => height);
  return heights.reduce((sum, height) => sum + height, 0) / heights.length;
}
