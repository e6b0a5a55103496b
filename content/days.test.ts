import { siteChecker, suitsDate, tripOfDayOut } from '@/lib/days/days-out';
import { datesBetween } from '@/lib/time/dates';
import { toEpochMinutes } from '@/lib/time/london';
import { daysOut } from './days';
import { tidePort } from './tides/port/port';

// The years for which the port's tides are predicted, from the first that was planned for on.
const { last } = tidePort.predictedYears;
const first = Math.max(tidePort.predictedYears.first, 2026);
const dates = datesBetween(`${first}-01-01`, `${last}-12-31`);
// Long ago, so that nothing is over: what is tested is each day itself.
const now = toEpochMinutes('2020-01-01', '00:00');

test('a day out has no conflict on any date of its season, and dates in every year', () => {
  const checker = siteChecker();
  for (const dayOut of daysOut) {
    const suited = dates.filter((date) => suitsDate(dayOut, date));
    expect(new Set(suited.map((date) => date.slice(0, 4))).size).toBe(last - first + 1);
    const found = suited.flatMap((date) => {
      const trip = tripOfDayOut(dayOut, date);
      return trip.days
        .flatMap((_day, index) => checker.judge(trip, checker.timeline(trip, index, now), now))
        .flatMap(({ findings }) => findings)
        .filter(({ state }) => state === 'problem')
        .map(({ sentence }) => `${dayOut.slug}, ${date}: ${sentence}`);
    });
    expect(found.slice(0, 5)).toEqual([]);
  }
});
