/** A date that nobody has confirmed is a habit in words, never a date. */
import { sample } from '@/content/sample';
import type { Event, IsoDate, Occasion, YearlyDay } from '@/content/types';
import { dayNames } from '@/lib/content/opening-hours';
import { addMonths, datesOfMonth, type Period } from '@/lib/time/day';
import { weekday } from '@/lib/time/london';
import { formatDays } from '@/lib/time/spans';
import { formatDateRange, formatMonthName } from '@/lib/time/words';
import { occasionEnd } from './end';

export function occasionsOf(event: Occasion & Pick<Event, 'next'>): readonly Occasion[] {
  const { startDate, endDate, startTime, endTime, next } = event;
  const listed: Occasion = { startDate, ...(endDate && { endDate }), startTime, endTime };
  return next ? [listed, next] : [listed];
}

export function usualDate({ month, weekday: day, which }: YearlyDay, year: number): IsoDate {
  const yearMonth = addMonths(`${year}-01`, month - 1);
  const dates = datesOfMonth(yearMonth).filter((date) => weekday(date) === day);
  const date = which === 'last' ? dates.at(-1) : dates[which - 1];
  // Every month has four of each weekday.
  return date ?? `${yearMonth}-01`;
}

const ordinals = { 1: 'first', 2: 'second', 3: 'third', 4: 'fourth', last: 'last' } as const;

/** "the last Saturday in August". */
export function usualDayText({ month, weekday: day, which }: YearlyDay): string {
  return `the ${ordinals[which]} ${dayNames[day]} in ${formatMonthName(month)}`;
}

/** "Held 30 Aug 2025", "Held 28 to 30 Aug 2025". */
export function heldOn({ startDate, endDate = startDate }: Occasion): string {
  return `Held ${formatDays(startDate, endDate)}`;
}

/** As {@link heldOn}; of an invented event that it is one. */
export function heldText(occasion: Occasion): string {
  const mark = sample?.kinds.includes('event') ? ` (${sample.mark.toLowerCase()})` : '';
  return `${heldOn(occasion)}${mark}`;
}

export function usualText({ comesRound }: Pick<Event, 'comesRound'>): string {
  return comesRound ? `Usually ${usualDayText(comesRound)}` : 'Ask for the next date';
}

/**
 * "Sat 30 Aug 2025"; "Held 30 Aug 2025; next Sat 29 Aug 2026, confirmed"; and after the last
 * one "Held 30 Aug 2025. Usually the last Saturday in August", of which `brief` leaves the first
 * sentence out.
 */
export function dateWords(
  event: Occasion & Pick<Event, 'next' | 'comesRound'>,
  brief = false,
): readonly Period<string>[] {
  const occasions = occasionsOf(event);
  const periods = occasions.map((occasion, index) => {
    const date = formatDateRange(occasion.startDate, occasion.endDate);
    const before = occasions[index - 1];
    if (!before) return { state: date };
    return {
      from: occasionEnd(before) + 1,
      state: `${heldText(before)}; next ${date}, confirmed`,
    };
  });
  const last = occasions.at(-1) ?? event;
  const held = brief ? '' : `${heldText(last)}. `;
  return [...periods, { from: occasionEnd(last) + 1, state: `${held}${usualText(event)}` }];
}
