import { tideMonths as published } from '@/content/tides/months';
import { tideWindows } from '@/content/tides/port/windows';
import type { YearMonth } from '@/content/types';
import { addMonths, datesOfMonth } from '@/lib/time/day';
import { londonDayBounds, type TimeSpan } from '@/lib/time/london';
import { tideDay } from './day';
import { moonLight, moonPhase } from '@/lib/time/moon';

export type TideMonthDay = ReturnType<typeof tideMonth>[number];

export function monthsWithin(first: YearMonth, count: number, span: TimeSpan): YearMonth[] {
  return Array.from({ length: count }, (_, i) => addMonths(first, i)).filter((month) => {
    const from = londonDayBounds(`${month}-01`).from;
    const to = londonDayBounds(`${addMonths(month, 1)}-01`).from;
    return from >= span.from && to <= span.to;
  });
}

/** @throws RangeError when the predictions cover none of the months that content names */
export function tideMonths(): YearMonth[] {
  const { newYears } = tideWindows;
  const predicted = { from: newYears[0] ?? 0, to: newYears.at(-1) ?? 0 };
  const months = monthsWithin(published.first, published.count, predicted);
  if (months.length === 0) {
    throw new RangeError(
      `content/tides/months.ts › first: no prediction covers ${published.first} or the months after it; bake them for more years (docs/once-a-year.md).`,
    );
  }
  return months;
}

export function tideMonth(month: YearMonth) {
  return datesOfMonth(month).map((date) => {
    const { from, to } = londonDayBounds(date);
    const light = moonLight((from + to) / 2);
    return { ...tideDay(date), moon: { name: moonPhase(date), light } };
  });
}
