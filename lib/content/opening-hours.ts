import type { ClockTime, IsoDate, OpeningSpan, Weekday } from '@/content/types';
import {
  addDays,
  type EpochMinutes,
  londonDate,
  type TimeSpan,
  toEpochMinutes,
  weekday,
} from '@/lib/time/london';
import { type Calendar, isBankHoliday } from '@/lib/transport/service-day';

export const dayNames: Readonly<Record<Weekday, string>> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};

const week = Object.keys(dayNames) as readonly Weekday[];

export type OpeningStatus =
  | { readonly state: 'open'; readonly closes: ClockTime }
  | { readonly state: 'opens-later'; readonly opens: ClockTime }
  /** Was open today and will not open again, or does not open today at all. */
  | {
      readonly state: 'closed-now' | 'closed-today';
      /** Left out where it would be on a bank holiday. */
      readonly next?: { readonly day: Weekday; readonly opens: ClockTime };
    }
  /** A bank holiday, of which the hours of an ordinary week say nothing. */
  | { readonly state: 'bank-holiday' };

export interface Opening extends TimeSpan {
  readonly span: OpeningSpan;
}

/** In order. A span that ends before it begins ends the day after. */
export function openingsOn(date: IsoDate, spans: readonly OpeningSpan[]): readonly Opening[] {
  const day = weekday(date);
  return spans
    .filter(({ days }) => days.includes(day))
    .map((span) => ({
      span,
      from: toEpochMinutes(date, span.opens),
      to: toEpochMinutes(span.closes <= span.opens ? addDays(date, 1) : date, span.closes),
    }))
    .sort((a, b) => a.from - b.from);
}

/** Undefined where no hours are known: the site then says nothing rather than "closed". */
export function openingStatus(
  spans: readonly OpeningSpan[] | undefined,
  now: EpochMinutes,
  calendar: Calendar,
): OpeningStatus | undefined {
  if (!spans) return undefined;
  const date = londonDate(now);
  const ordinary = (day: IsoDate) => (isBankHoliday(day, calendar) ? [] : openingsOn(day, spans));
  const today = ordinary(date);
  // Last night's opening may run into this morning.
  const running = [...ordinary(addDays(date, -1)), ...today].find(
    ({ from, to }) => from <= now && now < to,
  );
  if (running) return { state: 'open', closes: running.span.closes };
  if (isBankHoliday(date, calendar)) return { state: 'bank-holiday' };

  const later = today.find(({ from }) => from > now);
  if (later) return { state: 'opens-later', opens: later.span.opens };

  const state = today.length > 0 ? 'closed-now' : 'closed-today';
  for (let ahead = 1; ahead <= week.length; ahead++) {
    const day = addDays(date, ahead);
    if (isBankHoliday(day, calendar)) return { state };
    const [first] = openingsOn(day, spans);
    if (first) return { state, next: { day: weekday(day), opens: first.span.opens } };
  }
  return undefined;
}

/** An evening begins at this hour. */
const EVENING: ClockTime = '18:00';

/** Whether it is open at some time of this evening that is still to come; not on a bank holiday. */
export function isOpenTonight(
  spans: readonly OpeningSpan[],
  now: EpochMinutes,
  calendar: Calendar,
): boolean {
  const date = londonDate(now);
  const from = Math.max(now, toEpochMinutes(date, EVENING));
  return !isBankHoliday(date, calendar) && openingsOn(date, spans).some(({ to }) => to > from);
}

export function openingStatusText(status: OpeningStatus): string {
  switch (status.state) {
    case 'open':
      return `Open now, until ${status.closes}`;
    case 'opens-later':
      return `Opens at ${status.opens}`;
    case 'closed-now':
    case 'closed-today': {
      const closed = status.state === 'closed-now' ? 'Closed now' : 'Closed today';
      const { next } = status;
      return next ? `${closed}, opens ${dayNames[next.day]} at ${next.opens}` : closed;
    }
    case 'bank-holiday':
      return 'Bank holiday: check opening times';
  }
}

/** Of each day "12:00–23:00", two of them where it closes between, or "Closed". */
export function openingTable(spans: readonly OpeningSpan[]) {
  return week.map((day) => {
    const hours = spans
      .filter(({ days }) => days.includes(day))
      .map(({ opens, closes }) => `${opens}–${closes}`)
      .sort();
    return { day: dayNames[day], hours: hours.join(', ') || 'Closed' };
  });
}
