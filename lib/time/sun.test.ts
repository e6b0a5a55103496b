import { tidePort } from '@/content/tides/port/port';
import { londonTime } from './london';
import { sunTimes, twilight } from './sun';

describe('sunrise and sunset at the port', () => {
  it('are at 07:36 and 16:23 on 20 November 2026', () => {
    const { sunrise, sunset } = sunTimes('2026-11-20', tidePort);
    expect([londonTime(sunrise), londonTime(sunset)]).toEqual(['07:36', '16:23']);
  });
});

it.each([
  ['2026-12-21', '16:52'],
  ['2026-06-21', '22:14'],
  ['2026-08-28', '20:42'],
] as const)('on %s it is dark on the coast at %s, as an almanac has it', (date, dusk) => {
  const coast = { latitude: 50.32, longitude: -3.6 };
  expect(londonTime(twilight(date, coast).dusk)).toBe(dusk);
});
