import type { EpochMinutes } from '@/lib/time/london';
import type { Tides } from './compose';
import { portTides } from './day';

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
