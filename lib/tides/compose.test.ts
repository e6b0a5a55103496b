import type { TideSourceId } from '@/content/tides/types';
import { toEpochMinutes } from '@/lib/time/london';
import { firstCovering, type TideExtreme, type TideSource } from './compose';
import { portTides } from './day';

const flat = (
  id: TideSourceId,
  height: number,
  [first, last]: readonly [number, number],
  tides: readonly TideExtreme[] = [],
): TideSource => ({
  id,
  covers: (instant) => instant >= first && instant <= last,
  heightAt: () => height,
  extremesBetween: (from, to) => tides.filter(({ instant }) => instant >= from && instant < to),
});
const high = (instant: number): TideExtreme => ({ kind: 'high', instant, height: 4 });
const low = (instant: number): TideExtreme => ({ kind: 'low', instant, height: 1 });
const by = (source: TideSourceId, tide: TideExtreme) => ({ ...tide, source });

describe('several sources as one', () => {
  it('take the height from the first that covers the instant', () => {
    const tides = firstCovering([flat('record', 1, [100, 200]), flat('estimate', 2, [0, 300])]);
    expect([99, 100, 200, 201].map((instant) => tides.heightAt(instant))).toEqual([2, 1, 1, 2]);
    expect(tides.sourceAt(150)).toBe('record');
    expect(tides.sourceAt(250)).toBe('estimate');
  });

  it('take each tide from the source that speaks for its instant', () => {
    const tides = firstCovering([
      flat('record', 1, [1000, 2000], [low(1000), high(1400), low(2000)]),
      flat('estimate', 2, [0, 9999], [high(600), low(990), high(1380), low(1990), high(2400)]),
    ]);
    expect(tides.extremesBetween(0, 3000)).toEqual([
      by('estimate', high(600)),
      by('record', low(1000)),
      by('record', high(1400)),
      by('record', low(2000)),
      by('estimate', high(2400)),
    ]);
  });

  it('count a tide once when two sources see it on either side of their seam', () => {
    const tides = firstCovering([
      flat('record', 1, [1000, 2000], [low(1000), low(2000)]),
      flat('estimate', 2, [0, 9999], [low(995), low(2005)]),
    ]);
    expect(tides.extremesBetween(0, 1000)).toEqual([]);
    expect(tides.extremesBetween(2001, 3000)).toEqual([]);
  });

  it('say so when no source covers an instant', () => {
    expect(() => firstCovering([flat('record', 1, [0, 10])]).heightAt(11)).toThrow(RangeError);
  });
});

describe('the tide at the port', () => {
  it.each([
    ['2024-06-01', '12:00', 'estimate'],
    ['2025-08-01', '05:00', 'prediction'],
    ['2025-08-01', '05:01', 'record'],
    ['2025-08-03', '19:09', 'record'],
    ['2025-08-03', '19:10', 'prediction'],
    ['2030-12-31', '23:59', 'prediction'],
    ['2031-01-01', '00:00', 'estimate'],
  ] as const)('on %s at %s comes from the %s', (date, time, source) => {
    expect(portTides.sourceAt(toEpochMinutes(date, time))).toBe(source);
  });

  it.each([
    ['the record', '2025-07-31', '2025-08-05'],
    ['the first window', '2024-12-30', '2025-01-03'],
    ['a new window', '2027-12-30', '2028-01-03'],
    ['the estimate', '2030-12-30', '2031-01-03'],
  ] as const)('alternates high and low where %s begins', (_, first, last) => {
    const tides = portTides.extremesBetween(
      toEpochMinutes(first, '00:00'),
      toEpochMinutes(last, '00:00'),
    );
    tides.slice(1).forEach((tide, i) => expect(tide.kind).not.toBe(tides[i]?.kind));
    expect(tides.length).toBeGreaterThan(14);
  });
});
