import { getPosition } from 'suncalc';
import { tidePort } from '@/content/tides/port/port';
import { sunAltitude } from './sun-altitude';

it('the sun stands as high as a full astronomical library has it, by day and by night', () => {
  const { latitude, longitude } = tidePort;
  const first = Date.UTC(2026, 0, 1) / 60_000;
  // Every 37 hours and some minutes of a year: all hours of all seasons.
  for (let instant = first; instant < first + 365 * 1440; instant += 2233) {
    const { altitude } = getPosition(new Date(instant * 60_000), latitude, longitude);
    expect(Math.abs(sunAltitude(instant, tidePort) - altitude)).toBeLessThan(1);
  }
});
