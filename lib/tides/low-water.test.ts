import { londonTime } from '@/lib/time/london';
import { dartmouthTides } from './dartmouth';
import { tideDay } from './day';
import { lowWaterDay } from './low-water';

describe('a place that the tide closes', () => {
  it('shows low waters only, where no threshold is known', () => {
    const { lowWaters, hours } = lowWaterDay('2025-08-02', undefined);
    expect(lowWaters.map(({ instant }) => londonTime(instant))).toEqual(['17:59']);
    expect(hours).toBeNull();
  });

  it('leaves out low waters in the dark', () => {
    const { sunrise, sunset, tides } = tideDay('2026-12-20');
    const lows = tides.filter(({ kind }) => kind === 'low');
    const { lowWaters } = lowWaterDay('2026-12-20', undefined);
    expect(lowWaters.length).toBeLessThan(lows.length);
    for (const { instant } of lowWaters) {
      expect(instant).toBeGreaterThanOrEqual(sunrise);
      expect(instant).toBeLessThanOrEqual(sunset);
    }
  });

  it('shows the hours under a threshold, from sunrise to sunset', () => {
    const { sunrise, sunset } = tideDay('2026-12-26');
    const { hours, source } = lowWaterDay('2026-12-26', 1.5);
    expect(source).toBe('prediction');
    expect(hours).toHaveLength(1);
    for (const { from, to } of hours ?? []) {
      expect(from).toBeGreaterThanOrEqual(sunrise);
      expect(to).toBeLessThanOrEqual(sunset);
      expect(dartmouthTides.heightAt((from + to) / 2)).toBeLessThan(1.5);
    }
  });

  it('shows no hours on a day when the sea does not go out so far', () => {
    expect(lowWaterDay('2026-12-19', 0.5).hours).toEqual([]);
  });
});
