import source from '@/content/tides/port/constituents.json';
import { tidePort } from '@/content/tides/port/port';
import { lastHighWater, tideWindows } from '@/content/tides/port/windows';
import { bakePort, bakeWindows } from './bake';

describe('baking tide windows', () => {
  it('gives the windows of the port that the tests have, from its constituents', () => {
    const baked = bakePort(source, tidePort.predictedYears);
    // By way of its text, as the file was written: text knows no negative zero.
    expect(JSON.parse(JSON.stringify(baked))).toEqual({ tideWindows, lastHighWater });
  });

  it('stops at a constituent that the predictor does not know', () => {
    expect(() => bakeWindows([{ name: 'XX9', amplitude: 1, phase: 0 }], 3, 2025, 2025)).toThrow(
      'The tide predictor knows no constituent "XX9".',
    );
  });

  it('leaves the sun’s own constituents alone through the moon’s cycle', () => {
    const baked = bakeWindows([{ name: 'S2', amplitude: 0.565, phase: 90 }], 3, 2025, 2030);
    expect(baked.harmonics).toEqual([[30, 2700, [565], [0]]]);
  });
});
