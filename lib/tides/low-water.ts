import type { IsoDate } from '@/content/types';
import type { EpochMinutes, TimeSpan } from '@/lib/time/london';
import type { Tides } from './compose';
import { portTides, tideDay } from './day';

/**
 * Undefined where there is only the rough estimate, which can be hours wrong. @param passableBelow
 * metres above chart datum
 */
export function lowWaterDay(date: IsoDate, passableBelow?: number) {
  const { tides: extremes, sunrise, sunset } = tideDay(date);
  if (extremes.some(({ source }) => source === 'estimate')) return undefined;
  return {
    lowWaters: extremes.filter(
      ({ kind, instant }) => kind === 'low' && instant >= sunrise && instant <= sunset,
    ),
    hours: passableBelow === undefined ? null : spansBelow(passableBelow, sunrise, sunset),
  };
}

/** Minutes; over so short a time the curve is as good as straight. */
const STEP = 5;

/** Spans of whole minutes, rounded inwards. @param threshold metres above chart datum */
export function spansBelow(
  threshold: number,
  from: EpochMinutes,
  to: EpochMinutes,
  tides: Tides = portTides,
): TimeSpan[] {
  const excessAt = (instant: EpochMinutes) => threshold - tides.heightAt(instant);
  const spans: TimeSpan[] = [];
  let start = from;
  let excess = excessAt(from);
  let opened = from;
  while (start < to) {
    const end = Math.min(start + STEP, to);
    const excessAtEnd = excessAt(end);
    const crossing = start + ((end - start) * excess) / (excess - excessAtEnd);
    if (excess <= 0 && excessAtEnd > 0) opened = Math.ceil(crossing);
    if (excess > 0 && excessAtEnd <= 0) spans.push({ from: opened, to: Math.floor(crossing) });
    start = end;
    excess = excessAtEnd;
  }
  if (excess > 0) spans.push({ from: opened, to });
  return spans.filter((span) => span.from < span.to);
}
