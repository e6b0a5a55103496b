import { toEpochMinutes } from '@/lib/time/london';
import { tideAttribution } from './texts';
import { tideRecords } from './port';
import constituents from './constituents.json';

describe('the tide record', () => {
  it('has eleven entries from 1 to 3 August 2025', () => {
    expect(tideRecords).toHaveLength(11);
    expect(tideRecords[0]?.date).toBe('2025-08-01');
    expect(tideRecords.at(-1)?.date).toBe('2025-08-03');
  });

  it('keeps its heights between about 1.5 and 4 m', () => {
    for (const { height } of tideRecords) {
      expect(height).toBeGreaterThanOrEqual(1.5);
      expect(height).toBeLessThanOrEqual(4);
    }
  });

  it('goes from high to low and back, about 6.2 hours apart', () => {
    tideRecords.slice(1).forEach((tide, i) => {
      const before = tideRecords[i];
      if (!before) throw new Error('The record has a gap.');
      expect(tide.type).not.toBe(before.type);
      const minutes =
        toEpochMinutes(tide.date, tide.time) - toEpochMinutes(before.date, before.time);
      expect(Math.abs(minutes / 60 - 6.2)).toBeLessThan(0.6);
    });
  });
});

it('the printed attribution is the one that came with the constituents', () => {
  expect(tideAttribution).toBe(constituents.attribution);
});
