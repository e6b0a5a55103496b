/** Whole months of tides, for the pages that are made while the site is built. */
import { tideMonths as published } from '@/content/tides/months';
import type { YearMonth } from '@/content/types';
import { addMonths, datesOfMonth } from '@/lib/time/london';
import type { Tides } from './compose';
import { portTides } from './port';
import { tideDay, type TideDay } from './day';
import { moonPhase, type MoonPhase } from './moon';

/** A day of a printed table. */
export interface TideMonthDay extends TideDay {
  readonly moon: MoonPhase;
}

/** The months that have a page of their own, in order. */
export function tideMonths(): YearMonth[] {
  return Array.from({ length: published.count }, (_, i) => addMonths(published.first, i));
}

/** Every day of a month in London. */
export function tideMonth(month: YearMonth, tides: Tides = portTides): TideMonthDay[] {
  return datesOfMonth(month).map((date) => ({ ...tideDay(date, tides), moon: moonPhase(date) }));
}
