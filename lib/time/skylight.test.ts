import { getPosition } from 'suncalc';
import { tidePort } from '@/content/tides/port/port';
import { epochMinutes } from './london';
import { skylight, sunAltitude } from './skylight';

/** On the south coast of England. */
const coast = { latitude: 50.32, longitude: -3.6 };
const at = (time: string) => skylight(epochMinutes(Date.parse(time)), coast);

it.each([
  ['2026-06-21T03:00Z', 'night'],
  ['2026-06-21T04:20Z', 'dawn'],
  ['2026-06-21T12:00Z', 'day'],
  ['2026-06-21T20:05Z', 'gold'],
  ['2026-06-21T20:50Z', 'dusk'],
  ['2026-06-21T23:30Z', 'night'],
  // The same hour of the clock is another light in winter.
  ['2026-12-21T07:50Z', 'dawn'],
  ['2026-12-21T12:00Z', 'day'],
  ['2026-12-21T15:45Z', 'gold'],
  ['2026-12-21T16:30Z', 'dusk'],
  ['2026-12-21T17:30Z', 'night'],
] as const)('at %s it is %s', (time, light) => {
  expect(at(time)).toBe(light);
});

it('goes through the five once a day, in their order, at all seasons', () => {
  for (const day of ['2026-03-20', '2026-06-21', '2026-09-23', '2026-12-21']) {
    const start = epochMinutes(Date.parse(`${day}T00:00Z`));
    const lights = Array.from({ length: 1440 }, (_, minute) => skylight(start + minute, coast));
    const turns = lights.filter((light, minute) => light !== lights[minute - 1]);
    expect(turns).toEqual(['night', 'dawn', 'day', 'gold', 'dusk', 'night']);
  }
});

it('the sun stands as high as a full astronomical library has it, by day and by night', () => {
  const { latitude, longitude } = tidePort;
  const first = Date.UTC(2026, 0, 1) / 60_000;
  // Every 37 hours and some minutes of a year: all hours of all seasons.
  for (let instant = first; instant < first + 365 * 1440; instant += 2233) {
    const { altitude } = getPosition(new Date(instant * 60_000), latitude, longitude);
    expect(Math.abs(sunAltitude(instant, tidePort) - altitude)).toBeLessThan(1);
  }
});
