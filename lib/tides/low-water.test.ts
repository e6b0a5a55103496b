import { londonTime } from '@/lib/time/london';
import { portTides, tideDay } from './day';
import { lowWaterDay } from './low-water';

function known(...asked: Parameters<typeof lowWaterDay>) {
  const day = lowWaterDay(...asked);
  if (!day) throw new Error('The day is not predicted.');
  return day;
}

describe('a place that the tide closes', () => {
  it('shows low waters only, where no threshold is known', () => {
    const { lowWaters, hours } = known('2025-08-02', undefined);
    expect(lowWaters.map(({ instant }) => londonTime(instant))).toEqual(['17:59']);
    expect(hours).toBeNull();
  });

  it('leaves out low waters in the dark', () => {
    const { sunrise, sunset, tides } = tideDay('2026-12-20');
    const lows = tides.filter(({ kind }) => kind === 'low');
    const { lowWaters } = known('2026-12-20', undefined);
    expect(lowWaters.length).toBeLessThan(lows.length);
    for (const { instant } of lowWaters) {
      expect(instant).toBeGreaterThanOrEqual(sunrise);
      expect(instant).toBeLessThanOrEqual(sunset);
    }
  });

  it('shows the hours under a threshold, from sunrise to sunset', () => {
    const { sunrise, sunset } = tideDay('2026-12-26');
    const { hours } = known('2026-12-26', 1.5);
    expect(hours).toHaveLength(1);
    for (const { from, to } of hours ?? []) {
      expect(from).toBeGreaterThanOrEqual(sunrise);
      expect(to).toBeLessThanOrEqual(sunset);
      expect(portTides.heightAt((from + to) / 2)).toBeLessThan(1.5);
    }
  });

  it('shows no hours on a day when the sea does not go out so far', () => {
    expect(known('2026-12-19', 0.5).hours).toEqual([]);
  });

  it('shows nothing from the rough estimate, which can be hours wrong', () => {
    expect(lowWaterDay('2030-12-31', 1.5)).toBeDefined();
    expect(lowWaterDay('2031-01-01', 1.5)).toBeUndefined();
    expect(lowWaterDay('2024-06-01', undefined)).toBeUndefined();
  });
});
