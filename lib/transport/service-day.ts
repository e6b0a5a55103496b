import type { IsoDate } from '@/content/types';
import type { ServiceDay } from '@/content/transport/types';
import { weekday } from '@/lib/time/london';
import type { Transport } from './data';

/** Where a bank holiday is moved off a weekend no bus keeps to Saturday’s times on its own date either. */
const keptOnTheirDate = /-(01-01|12-2[56])$/;

export type Calendar = Pick<Transport, 'bankHolidays' | 'bankHolidaysUntil'>;

/** Undefined outside the years of known bank holidays, since any day might be one. */
export function serviceDay(
  date: IsoDate,
  { bankHolidays, bankHolidaysUntil }: Calendar,
): ServiceDay | undefined {
  const [first] = bankHolidays;
  if (!first || date < first.date || date > bankHolidaysUntil) return undefined;
  if (keptOnTheirDate.test(date) || bankHolidays.some((day) => day.date === date)) {
    return 'bank-holiday';
  }
  const day = weekday(date);
  if (day === 'sun') return 'sunday';
  return day === 'sat' ? 'saturday' : 'weekday';
}

/** Whether hours of an ordinary week say nothing of a date. */
export const isBankHoliday = (date: IsoDate, calendar: Calendar): boolean =>
  serviceDay(date, calendar) === 'bank-holiday';

/** The name of a bank holiday. */
export const holidayOn = (
  { bankHolidays }: Pick<Calendar, 'bankHolidays'>,
  date: IsoDate,
): string | undefined => bankHolidays.find((day) => day.date === date)?.name;
