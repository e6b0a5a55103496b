/** Which of a timetable's days a date is. */
import type { IsoDate } from '@/content/types';
import type { ServiceDay } from '@/content/ways/types';
import { weekday } from '@/lib/time/london';
import type { Ways } from './data';

/** Kept on their own date too where the bank holiday is moved off a weekend: no bus keeps to Saturday's times. */
const keptOnTheirDate: readonly string[] = ['01-01', '12-25', '12-26'];

/**
 * Which of a timetable's days a date is; undefined outside the years for which the bank holidays are
 * known, since any day of them might be one.
 */
export function serviceDay(
  date: IsoDate,
  { bankHolidays, bankHolidaysUntil }: Pick<Ways, 'bankHolidays' | 'bankHolidaysUntil'>,
): ServiceDay | undefined {
  const [first] = bankHolidays;
  if (!first || date < first.date || date > bankHolidaysUntil) return undefined;
  if (keptOnTheirDate.includes(date.slice(5)) || bankHolidays.some((day) => day.date === date)) {
    return 'bank-holiday';
  }
  const day = weekday(date);
  if (day === 'sun') return 'sunday';
  return day === 'sat' ? 'saturday' : 'weekday';
}
