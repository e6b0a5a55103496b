import source from '@/content/tides/port/constituents.json';
import { tidePort } from '@/content/tides/port/port';
import { lastHighWater as bakedHighWater, tideWindows } from '@/content/tides/port/windows';
import { epochMinutes } from '@/lib/time/london';
import { predictionSource } from '@/lib/tides/prediction';
import { bakeWindows, lastHighWater } from './bake';

describe('baking tide windows', () => {
  it('gives what the repository holds, so nobody forgot to run it', () => {
    const { first, last } = tidePort.predictedYears;
    const baked = bakeWindows(source.constituents, source.meanLevelAboveChartDatum, first, last);
    // By way of its text, as the file was written: text knows no negative zero.
    expect(JSON.parse(JSON.stringify(baked))).toEqual(tideWindows);
    expect(lastHighWater(baked)).toEqual(bakedHighWater);
  });

  it('stops at a constituent that the predictor does not know', () => {
    expect(() => bakeWindows([{ name: 'XX9', amplitude: 1, phase: 0 }], 3, 2025, 2025)).toThrow(
      'The tide predictor knows no constituent "XX9".',
    );
  });

  it('leaves the sun’s own constituents alone through the moon’s cycle', () => {
    const baked = bakeWindows([{ name: 'S2', amplitude: 0.565, phase: 90 }], 3, 2025, 2030);
    expect(baked.harmonics).toEqual([[30, 2700, Array(7).fill(565), Array(7).fill(0)]]);
  });

  it.each([
    ['2023-07-18', 'high', '06:25'],
    ['2023-07-18', 'low', '12:18'],
    ['2023-07-18', 'high', '18:35'],
    ['2021-05-18', 'low', '15:16'],
  ])(
    'lets predictions come within 20 minutes of the published tide of %s (%s at %s UTC)',
    (date, kind, time) => {
      const year = Number(date.slice(0, 4));
      const ofThatYear = predictionSource(
        bakeWindows(source.constituents, source.meanLevelAboveChartDatum, year, year),
      );
      const published = epochMinutes(Date.parse(`${date}T${time}Z`));
      const near = ofThatYear
        .extremesBetween(published - 180, published + 180)
        .filter((tide) => tide.kind === kind);
      expect(near).toHaveLength(1);
      expect(Math.abs((near[0]?.instant ?? 0) - published)).toBeLessThanOrEqual(20);
    },
  );
});
