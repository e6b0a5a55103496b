/** What a page needs of nature's calendar in a browser: plain data, and what comes next. */
import type { IsoDate, NatureKind } from '@/content/types';
import type { EpochMinutes } from '@/lib/time/london';

/** Something that nature does on a day, or over some. */
export interface NatureDay {
  readonly id: string;
  readonly kind: NatureKind;
  readonly date: IsoDate;
  /** Its last day, where it lasts more than one. */
  readonly until?: IsoDate;
  /** The moment, where it has one. */
  readonly at?: EpochMinutes;
  readonly title: string;
  /** One or two sentences, with what it was worked out from. */
  readonly text: string;
  /** The slug of the place that it is of, where it is of one. */
  readonly place?: string;
}

/** The days of some kinds: all of them where none are named, seasons of another place never. */
export function natureOf(
  days: readonly NatureDay[],
  kinds: readonly NatureKind[] | undefined,
  place?: string,
): readonly NatureDay[] {
  if (!kinds) return days;
  return days.filter(
    (day) => kinds.includes(day.kind) && (day.place === undefined || day.place === place),
  );
}

/** What is on or to come from a day on, the next first. */
export function comingNature(
  days: readonly NatureDay[],
  today: IsoDate,
  count: number,
): readonly NatureDay[] {
  return days.filter(({ date, until = date }) => until >= today).slice(0, count);
}

/** What is on at a day. */
export function natureOn(days: readonly NatureDay[], day: IsoDate): readonly NatureDay[] {
  return days.filter(({ date, until = date }) => date <= day && day <= until);
}
