import { addDays, weekday } from '@/lib/time/london';
import type { IsoDate } from '@/content/types';
import { easterSunday } from '@/lib/transport/dogs';
import { bankHolidays, bankHolidaysUntil } from './bank-holidays';

/** Easter Sunday of the Gregorian calendar (Meeus, Jones and Butcher). */
function easter(year: number): IsoDate {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d =
    (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return new Date(Date.UTC(year, Math.floor(f / 31) - 1, (f % 31) + 1))
    .toISOString()
    .slice(0, 10) as IsoDate;
}

/** The first or the last Monday from a date on, counting by `step`. */
function monday(date: IsoDate, step: 1 | -1): IsoDate {
  return weekday(date) === 'mon' ? date : monday(addDays(date, step), step);
}

/** Days that are moved to the next working day which is not taken. */
function moved(dates: readonly IsoDate[]): readonly IsoDate[] {
  const taken = dates.filter((date) => !['sat', 'sun'].includes(weekday(date)));
  for (const date of dates) {
    if (taken.includes(date)) continue;
    let next = addDays(date, 1);
    while (['sat', 'sun'].includes(weekday(next)) || taken.includes(next)) next = addDays(next, 1);
    taken.push(next);
  }
  return taken;
}

/** England's bank holidays of a year by the rules that they follow. */
function byRule(year: number): readonly IsoDate[] {
  const on = (day: string) => `${year}-${day}` as IsoDate;
  return [
    ...moved([on('01-01')]),
    addDays(easter(year), -2),
    addDays(easter(year), 1),
    monday(on('05-01'), 1),
    monday(on('05-31'), -1),
    monday(on('08-31'), -1),
    ...moved([on('12-25'), on('12-26')]),
  ].sort();
}

const years = [...new Set(bankHolidays.map(({ date }) => Number(date.slice(0, 4))))];

test.each(years)('the bank holidays of %s are those of the rules', (year) => {
  const listed = bankHolidays.filter(({ date }) => date.startsWith(String(year)));
  expect(listed.map(({ date }) => date)).toEqual(byRule(year));
});

test('the list goes to the end of its last year, without a gap', () => {
  expect(bankHolidaysUntil).toBe(`${years.at(-1)}-12-31`);
  expect(years).toEqual(years.map((_, index) => (years[0] ?? 0) + index));
});

test('Easter of every year can be told from the list', () => {
  for (const year of years) expect(easterSunday(String(year), bankHolidays)).toBe(easter(year));
});
