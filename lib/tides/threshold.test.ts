import type { TideRecord } from '@/content/types';
import { londonTime, toEpochMinutes } from '@/lib/time/london';
import { firstCovering } from './compose';
import { recordSource } from './record';
import { spansBelow } from './low-water';

const records: readonly TideRecord[] = [
  { date: '2025-08-01', time: '06:00', height: 1, type: 'low' },
  { date: '2025-08-01', time: '12:00', height: 3, type: 'high' },
  { date: '2025-08-01', time: '18:00', height: 1, type: 'low' },
];
const tides = firstCovering([recordSource(records)]);
const from = toEpochMinutes('2025-08-01', '06:00');
const to = toEpochMinutes('2025-08-01', '18:00');
const clock = (spans: ReturnType<typeof spansBelow>) =>
  spans.map((span) => `${londonTime(span.from)} to ${londonTime(span.to)}`);

describe('spans by height', () => {
  // A third of the way from 1 m to 3 m in time, a quarter in height: 1.5 m at 08:00 and at 16:00.
  it('are under a threshold before and after high water', () => {
    expect(clock(spansBelow(1.5, from, to, tides))).toEqual(['06:00 to 08:00', '16:00 to 18:00']);
  });

  it('are the whole time when the tide never reaches the threshold', () => {
    expect(clock(spansBelow(3.5, from, to, tides))).toEqual(['06:00 to 18:00']);
  });

  it('are none when the tide never falls to it', () => {
    expect(spansBelow(0.5, from, to, tides)).toEqual([]);
  });

  it('keep within whole minutes of the threshold, on the careful side', () => {
    for (const threshold of [1.2, 1.37, 2.01, 2.9]) {
      for (const span of spansBelow(threshold, from, to, tides)) {
        expect(Number.isInteger(span.from) && Number.isInteger(span.to)).toBe(true);
        expect(tides.heightAt(span.from)).toBeLessThanOrEqual(threshold + 0.001);
        expect(tides.heightAt(span.to)).toBeLessThanOrEqual(threshold + 0.001);
      }
    }
  });
});
