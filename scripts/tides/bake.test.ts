import source from '@/content/tides/port/constituents.json';
import type { TideConstituent } from '@/content/tides/types';
import { tidePort } from '@/content/tides/port/port';
import { lastHighWater, tideWindows } from '@/content/tides/port/windows';
import { bakeWindows, lastHighWater as lastHighWaterOf } from './bake';

const measured = (constituent: TideConstituent) => ({
  constituents: [constituent],
  meanLevelAboveChartDatum: 3,
});

describe('baking tide windows', () => {
  it('gives the windows of the port that the tests have, from its constituents', () => {
    const baked = bakeWindows(source, tidePort.predictedYears);
    // By way of its text, as the file was written: text knows no negative zero.
    expect(JSON.parse(JSON.stringify(baked))).toEqual(tideWindows);
    expect(lastHighWaterOf(baked)).toEqual(lastHighWater);
  });

  it('stops at a constituent that the predictor does not know', () => {
    const unknown = measured({ name: 'XX9', amplitude: 1, phase: 0 });
    expect(() => bakeWindows(unknown, { first: 2025, last: 2025 })).toThrow(
      'The tide predictor knows no constituent "XX9".',
    );
  });

  it('leaves the sun’s own constituents alone through the moon’s cycle', () => {
    const sun = measured({ name: 'S2', amplitude: 0.565, phase: 90 });
    const baked = bakeWindows(sun, { first: 2025, last: 2030 });
    expect(baked.harmonics).toEqual([[30, 2700, [565], [0]]]);
  });
});
