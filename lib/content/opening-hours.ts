import type { ClockTime, IsoDate, OpeningSpan, Weekday } from '@/content/types';
import { addDays, type EpochMinutes, londonDate, toEpochMinutes, weekday } from '@/lib/time/london';
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

export const week = Object.keys(dayNames) as readonly Weekday[];

export interface OpeningStatus {
  /** The hours of an ordinary week say nothing of a bank holiday. */
  readonly state: 'open' | 'opens-later' | 'closed' | 'bank-holiday';
  readonly words: string;
  /** When it closes, or opens later today. */
  readonly at?: ClockTime;
  /** When it opens next, within a week and before a bank holiday. */
  readonly opens?: EpochMinutes;
}

/** In order. A span that ends before it begins ends the day after. */
export function openingsOn(date: IsoDate, spans: readonly OpeningSpan[]) {
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
  if (running) {
    const { closes } = running.span;
    return { state: 'open', words: `Open now, until ${closes}`, at: closes };
  }
  if (isBankHoliday(date, calendar)) {
    return { state: 'bank-holiday', words: 'Bank holiday: check opening times' };
  }
  const later = today.find(({ from }) => from > now);
  if (later) {
    const { from: opens, span } = later;
    return { state: 'opens-later', words: `Opens at ${span.opens}`, at: span.opens, opens };
  }

  const state = 'closed';
  const words = today.length > 0 ? 'Closed now' : 'Closed today';
  for (let ahead = 1; ahead <= week.length; ahead++) {
    const day = addDays(date, ahead);
    if (isBankHoliday(day, calendar)) return { state, words };
    const [first] = openingsOn(day, spans);
    if (first) {
      const { from: opens, span } = first;
      return { state, words: `${words}, opens ${dayNames[weekday(day)]} at ${span.opens}`, opens };
    }
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
