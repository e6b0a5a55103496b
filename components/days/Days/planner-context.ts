import { createContext, useContext } from 'react';
import type { DayChecker } from '@/lib/days/check/check';
import type { Day, Thing, Trip, TripChange } from '@/lib/days/trip';
import { dateOf } from '@/lib/days/trip';
import type { Outcome } from '@/lib/store/store';
import { formatDate } from '@/lib/time/words';
import type { EpochMinutes } from '@/lib/time/london';

/** What is asked of the dialog: where a new stop, or one that stands already, is to go. */
export type Moving =
  | { readonly kind: 'add'; readonly thing: Thing; readonly name: string }
  | { readonly kind: 'move'; readonly stopId: string; readonly name: string };

/** What all parts of the page need. */
export interface PlannerContextValue {
  readonly trip: Trip;
  /** Undefined until the facts have come, or where they do not. */
  readonly checker: DayChecker | undefined;
  readonly now: EpochMinutes;
  readonly nameOf: (thing: Thing) => string;
  /** Makes a change, and announces it in these words; of one group, several are one to undo. */
  readonly act: (words: string, move: TripChange, group?: string) => Outcome;
  /** Announces something that is no change. */
  readonly say: (message: string) => void;
  /** Shows what was written into a field that is gone, because another window removed it. */
  readonly rescue: (label: string, text: string) => void;
  /** Opens the dialog "Move to …". */
  readonly ask: (moving: Moving) => void;
}

export const PlannerContext = createContext<PlannerContextValue | null>(null);

/** @throws outside of the page of days */
export function usePlannerContext(): PlannerContextValue {
  const context = useContext(PlannerContext);
  if (!context) throw new Error('There is no planner outside of the page of days.');
  return context;
}

/** "Day 2", as sentences name it. */
export function dayWords(index: number): string {
  return `Day ${index + 1}`;
}

/** "Day 2 · Sat 30 Aug 2025", as lists and headings name it. */
export function dayLabel(trip: Trip, index: number): string {
  const date = dateOf(trip, index);
  const day: Day | undefined = trip.days[index];
  const more = date === undefined ? day?.title : formatDate(date);
  return more === undefined ? dayWords(index) : `${dayWords(index)} · ${more}`;
}

/** Moves the focus to something of the page once it stands where it has been put. */
export function focusOn(id: string): void {
  const target = document.getElementById(id);
  target?.focus({ preventScroll: true });
  target?.scrollIntoView({ block: 'nearest' });
}

/** The id of the button that moves a stop: where the focus goes with it. */
export function moveButtonId(stopId: string): string {
  return `move-${stopId}`;
}

/** The id of a day's heading. */
export function dayHeadingId(dayId: string): string {
  return `day-${dayId}`;
}
