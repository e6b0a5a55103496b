import { getTimes } from 'suncalc';
import { tidePort } from '@/content/tides/port/port';
import { addDays, londonTime } from './london';
import { sunTimes } from './sun';

describe('sunrise and sunset at the port', () => {
  it('are at 07:36 and 16:23 on 20 November 2026', () => {
    const { sunrise, sunset } = sunTimes('2026-11-20', tidePort);
    expect([londonTime(sunrise), londonTime(sunset)]).toEqual(['07:36', '16:23']);
  });

  it('agree with a full astronomical library to the minute, all days until 2031', () => {
    const { latitude, longitude } = tidePort;
    const days = Array.from({ length: 7 * 365 }, (_, day) => addDays('2025-01-01', day));
    // A statement for each would take longer than the sun.
    const apart = days.flatMap((date) => {
      const times = getTimes(new Date(`${date}T12:00Z`), latitude, longitude);
      const { dawn, sunrise, sunset, dusk } = sunTimes(date, tidePort);
      return (
        [
          ['sunrise', sunrise, times.sunrise, 1],
          ['sunset', sunset, times.sunset, 1],
          ['dawn', dawn, times.dawn, 1.5],
          ['dusk', dusk, times.dusk, 1.5],
        ] as const
      ).flatMap(([name, ours, theirs, most]) => {
        const minutes = Math.abs(ours - Number(theirs) / 60_000);
        return minutes < most ? [] : [{ date, name, minutes }];
      });
    });
    expect(apart).toEqual([]);
  });
});

it.each([
  ['2026-12-21', '16:52'],
  ['2026-06-21', '22:14'],
  ['2026-08-28', '20:42'],
] as const)('on %s it is dark on the coast at %s, as an almanac has it', (date, dusk) => {
  const coast = { latitude: 50.32, longitude: -3.6 };
  expect(londonTime(sunTimes(date, coast).dusk)).toBe(dusk);
});
