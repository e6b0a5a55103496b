import type { TideRecord } from '@/content/types';
import { toEpochMinutes } from '@/lib/time/london';
import { recordSource } from './record';

const records: readonly TideRecord[] = [
  { date: '2025-08-01', time: '06:00', height: 1.5, type: 'low' },
  { date: '2025-08-01', time: '12:00', height: 4.0, type: 'high' },
  { date: '2025-08-01', time: '18:00', height: 2.0, type: 'low' },
];
const source = recordSource(records);
const at = (time: `${number}:${number}`) => toEpochMinutes('2025-08-01', time);

describe('the recorded tide', () => {
  // Half a cosine from 1.5 to 4.0: a third of the way up in time, (1 - cos 60°) / 2 = a quarter in height.
  it.each([
    ['08:00', 2.125],
    ['09:00', 2.75],
    ['10:00', 3.375],
  ] as const)('rises on a cosine curve: at %s it is %d m', (time, height) => {
    expect(source.heightAt(at(time))).toBeCloseTo(height, 10);
  });

  it.each([
    ['14:00', 3.5],
    ['15:00', 3.0],
    ['16:00', 2.5],
  ] as const)('falls on a cosine curve: at %s it is %d m', (time, height) => {
    expect(source.heightAt(at(time))).toBeCloseTo(height, 10);
  });

  it('has the recorded heights at the recorded times', () => {
    expect(source.heightAt(at('06:00'))).toBe(1.5);
    expect(source.heightAt(at('12:00'))).toBe(4);
    expect(source.heightAt(at('18:00'))).toBe(2);
  });

  it('covers the time from the first record to the last, and no more', () => {
    expect(source.covers(at('06:00'))).toBe(true);
    expect(source.covers(at('18:00'))).toBe(true);
    expect(source.covers(at('06:00') - 1)).toBe(false);
    expect(source.covers(at('18:00') + 1)).toBe(false);
  });

  it('stays level beyond its ends', () => {
    expect(source.heightAt(at('05:00'))).toBe(1.5);
    expect(source.heightAt(at('20:00'))).toBe(2);
  });

  it('lists tides from the first instant up to, not including, the last', () => {
    expect(source.extremesBetween(at('06:00'), at('18:00'))).toEqual([
      { kind: 'low', instant: at('06:00'), height: 1.5 },
      { kind: 'high', instant: at('12:00'), height: 4 },
    ]);
  });

  it('covers no time when there is none', () => {
    expect(recordSource([]).covers(at('12:00'))).toBe(false);
    expect(recordSource([]).extremesBetween(0, Infinity)).toEqual([]);
  });
});
