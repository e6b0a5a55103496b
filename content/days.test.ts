import { siteChecker, suitsDate, tripOfDayOut } from '@/lib/content/days-out';
import { datesBetween, toEpochMinutes } from '@/lib/time/london';
import { daysOut } from './days';

const dates = datesBetween('2026-01-01', '2030-12-31');
// Long ago, so that nothing is over: what is tested is each day itself.
const now = toEpochMinutes('2020-01-01', '00:00');

test('a day out has no conflict on any date of its season, and dates in every year', () => {
  const checker = siteChecker();
  for (const dayOut of daysOut) {
    const suited = dates.filter((date) => suitsDate(dayOut, date));
    expect(new Set(suited.map((date) => date.slice(0, 4))).size).toBe(5);
    const found = suited.flatMap((date) =>
      checker
        .check(tripOfDayOut(dayOut, date), now)
        .findings.filter(({ state }) => state === 'conflict')
        .map(({ sentence }) => `${dayOut.slug}, ${date}: ${sentence}`),
    );
    expect(found.slice(0, 5)).toEqual([]);
  }
});
