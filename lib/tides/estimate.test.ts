import { tideEstimate } from '@/content/tides/port/port';
import { toEpochMinutes } from '@/lib/time/london';
import { estimateSource } from './estimate';

const anchor = toEpochMinutes('2031-06-01', '12:00');
const source = estimateSource({
  ...tideEstimate,
  anchor: { date: '2031-06-01', time: '12:00' },
});
const CYCLE = 12.42 * 60;

describe('the estimated tide', () => {
  it.each([
    ['at high water', 0, 4.0],
    ['a sixth of a cycle later', 1 / 6, 3.375],
    ['a quarter of a cycle later', 1 / 4, 2.75],
    ['a third of a cycle later', 1 / 3, 2.125],
    ['half a cycle later, at low water', 1 / 2, 1.5],
    ['three quarters of a cycle later', 3 / 4, 2.75],
    ['a quarter of a cycle before', -1 / 4, 2.75],
    ['700 cycles later', 700, 4.0],
  ])('is on its cosine %s', (_, cycles, height) => {
    expect(source.heightAt(anchor + cycles * CYCLE)).toBeCloseTo(height, 6);
  });

  it('never leaves 1 to 4.5 m', () => {
    const wild = estimateSource({ ...tideEstimate, amplitude: 3 });
    const heights = Array.from({ length: 800 }, (_, minute) => wild.heightAt(anchor + minute));
    expect(Math.max(...heights)).toBe(4.5);
    expect(Math.min(...heights)).toBe(1);
  });

  it('spaces its tides 6.21 hours and gives them the default heights', () => {
    expect(source.extremesBetween(anchor, anchor + 24 * 60)).toEqual([
      { kind: 'high', instant: anchor, height: 3.8 },
      { kind: 'low', instant: anchor + 373, height: 1.9 },
      { kind: 'high', instant: anchor + 745, height: 3.8 },
      { kind: 'low', instant: anchor + 1118, height: 1.9 },
    ]);
  });

  it('counts its tides backwards too', () => {
    expect(source.extremesBetween(anchor - 500, anchor)).toEqual([
      { kind: 'low', instant: anchor - 373, height: 1.9 },
    ]);
  });

  it('speaks for any time at all', () => {
    expect(source.covers(0)).toBe(true);
    expect(source.covers(Number.MAX_SAFE_INTEGER)).toBe(true);
  });
});
