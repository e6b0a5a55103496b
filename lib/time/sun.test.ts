import { getTimes } from 'suncalc';
import { tidePort } from '@/content/tides';
import { addDays, londonTime } from './london';
import { sunTimes } from './sun';

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
    }
  });
});
