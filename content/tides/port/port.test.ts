import { predictionSource } from '@/lib/tides/prediction';
import { epochMinutes } from '@/lib/time/london';
import { bakeWindows, lastHighWater as lastHighWaterOf } from '@/scripts/tides/bake';
import source from './constituents.json';
import { tidePort } from './port';
import { publishedTides } from './published';
import { tideAttribution } from './texts';
import { lastHighWater, tideWindows } from './windows';

it('the printed attribution is the one that came with the constituents', () => {
  expect(tideAttribution).toBe(source.attribution);
});

it('the windows are those that the script bakes', () => {
  const baked = bakeWindows(source, tidePort.predictedYears);
  // By way of its text, as the file was written: text knows no negative zero.
  expect(JSON.parse(JSON.stringify(baked))).toEqual(tideWindows);
  expect(lastHighWaterOf(baked)).toEqual(lastHighWater);
});

test('predictions come within 20 minutes of the tides that were published', () => {
  for (const { date, type, time } of publishedTides) {
    const year = Number(date.slice(0, 4));
    const ofThatYear = predictionSource(bakeWindows(source, { first: year, last: year }));
    const published = epochMinutes(Date.parse(`${date}T${time}Z`));
    const near = ofThatYear
      .extremesBetween(published - 180, published + 180)
      .filter((tide) => tide.kind === type);
    expect(near).toHaveLength(1);
    expect(Math.abs((near[0]?.instant ?? 0) - published)).toBeLessThanOrEqual(20);
  }
});
