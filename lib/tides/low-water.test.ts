import { londonTime } from '@/lib/time/london';
import { lowWatersOf, tideDay } from './day';

describe('a place that the tide closes', () => {
  it('shows low waters', () => {
    const lows = lowWatersOf('2025-08-02') ?? [];
    expect(lows.map(({ instant }) => londonTime(instant))).toEqual(['17:59']);
  });

  it('leaves out low waters in the dark', () => {
    const { sunrise, sunset, tides } = tideDay('2026-12-20');
    const lows = tides.filter(({ kind }) => kind === 'low');
    const byDaylight = lowWatersOf('2026-12-20') ?? [];
    expect(byDaylight.length).toBeLessThan(lows.length);
    for (const { instant } of byDaylight) {
      expect(instant).toBeGreaterThanOrEqual(sunrise);
      expect(instant).toBeLessThanOrEqual(sunset);
    }
  });

  it('shows nothing from the rough estimate, which can be hours wrong', () => {
    expect(lowWatersOf('2030-12-31')).toBeDefined();
    expect(lowWatersOf('2031-01-01')).toBeUndefined();
    expect(lowWatersOf('2024-06-01')).toBeUndefined();
  });
});
