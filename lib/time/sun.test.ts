import { getTimes } from 'suncalc';
import { tidePort } from '@/content/tides/port/port';
import { addDays, londonTime } from './london';
import { sunTimes, twilight } from './sun';

describe('sunrise and sunset at the port', () => {
  it('are at 07:36 and 16:23 on 20 November 2026', () => {
    const { sunrise, sunset } = sunTimes('2026-11-20', tidePort);
    expect([londonTime(sunrise), londonTime(sunset)]).toEqual(['07:36', '16:23']);
  });

  it('agree with a full astronomical library to the minute, all days until 2031', () => {
    const { latitude, longitude } = tidePort;
    for (let day = 0; day < 7 * 365; day += 1) {
      const date = addDays('2025-01-01', day);
      const times = getTimes(new Date(`${date}T12:00Z`), latitude, longitude);
      const { sunrise, sunset } = sunTimes(date, tidePort);
      expect(Math.abs(sunrise - Number(times.sunrise) / 60_000)).toBeLessThan(1);
      expect(Math.abs(sunset - Number(times.sunset) / 60_000)).toBeLessThan(1);
      const { dawn, dusk } = twilight(date, tidePort);
      expect(Math.abs(dawn - Number(times.dawn) / 60_000)).toBeLessThan(1.5);
      expect(Math.abs(dusk - Number(times.dusk) / 60_000)).toBeLessThan(1.5);
    }
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
