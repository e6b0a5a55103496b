import { londonDate, londonTime, toEpochMinutes } from '@/lib/time/london';
import { tideNow } from './day';

describe('the tide at a moment', () => {
  it('reads the record, rounded to 0.1 m, with the next tides', () => {
    // 17:59 low 1.9 to 00:24 high 3.9, 385 minutes: at 20:07 a third has passed, a quarter of 2 m gained.
    const now = tideNow(toEpochMinutes('2025-08-02', '20:07'));
    expect(now.height).toBe(2.4);
    expect(now.rising).toBe(true);
    expect(now.source).toBe('record');
    expect([londonTime(now.nextHigh.instant), now.nextHigh.height]).toEqual(['00:24', 3.9]);
    expect([londonTime(now.nextLow.instant), now.nextLow.height]).toEqual(['06:31', 1.9]);
  });

  it('falls after high water', () => {
    expect(tideNow(toEpochMinutes('2025-08-02', '13:00')).rising).toBe(false);
  });

  it('already counts as falling when the height 15 minutes on is lower', () => {
    // High water at 12:05: the height at 11:57 comes again at 12:13.
    expect(tideNow(toEpochMinutes('2025-08-02', '11:57')).rising).toBe(true);
    expect(tideNow(toEpochMinutes('2025-08-02', '11:58')).rising).toBe(false);
  });

  it('looks to the tide after, at the minute of high water itself', () => {
    const { nextHigh, nextLow } = tideNow(toEpochMinutes('2025-08-02', '12:05'));
    expect([londonDate(nextHigh.instant), londonTime(nextHigh.instant)]).toEqual([
      '2025-08-03',
      '00:24',
    ]);
    expect(londonTime(nextLow.instant)).toBe('17:59');
  });

  it.each([
    ['11:49', false],
    ['11:50', true],
    ['12:05', true],
    ['12:20', true],
    ['12:21', false],
  ] as const)(
    'turns within a quarter of an hour of high water at 12:05: %s, %s',
    (time, turning) => {
      expect(tideNow(toEpochMinutes('2025-08-02', time)).turning).toBe(turning);
    },
  );

  it('names the source of the next tides, which may be another than that of the moment', () => {
    const now = tideNow(toEpochMinutes('2030-12-31', '23:30'));
    expect(now.source).toBe('prediction');
    expect([now.nextHigh.source, now.nextLow.source]).toContain('estimate');
  });

  it('goes on with predictions after the last record', () => {
    const now = tideNow(toEpochMinutes('2025-08-03', '19:09'));
    expect(now.source).toBe('record');
    expect(londonDate(now.nextHigh.instant)).toBe('2025-08-04');
    expect(londonDate(now.nextLow.instant)).toBe('2025-08-04');
  });

  it('predicts', () => {
    const now = tideNow(toEpochMinutes('2026-12-26', '12:00'));
    expect(now.source).toBe('prediction');
    expect(now.nextHigh.height - now.nextLow.height).toBeGreaterThan(3.9);
  });

  it('estimates after 2030, says so, and gives the default heights', () => {
    const now = tideNow(toEpochMinutes('2031-03-01', '12:00'));
    expect(now.source).toBe('estimate');
    expect(now.nextHigh.height).toBe(3.8);
    expect(now.nextLow.height).toBe(1.9);
    expect(Math.abs(now.nextHigh.instant - now.nextLow.instant)).toBeGreaterThanOrEqual(372);
    expect(Math.abs(now.nextHigh.instant - now.nextLow.instant)).toBeLessThanOrEqual(373);
  });
});
