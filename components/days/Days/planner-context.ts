import { createContext, useContext } from 'react';
import { planner } from '@/components/saved/planner';
import type { DayChecker } from '@/lib/days/check/check';
import { addDay, addStop, moveStop, removeStop } from '@/lib/days/structure';
import {
  dateOf,
  findStop,
  type Stop,
  type Thing,
  type Trip,
  type TripChange,
} from '@/lib/days/trip';
import type { Outcome } from '@/lib/store/store';
import { formatDayMonth } from '@/lib/time/words';
import type { EpochMinutes } from '@/lib/time/london';

export type Moving =
  | { readonly kind: 'add'; readonly thing: Thing; readonly name: string }
  | { readonly kind: 'move'; readonly stopId: string; readonly name: string };

export const moveWords = ({ kind, name }: Moving): string =>
  kind === 'move' ? `Move ${name} to another day` : `Put ${name} on a day`;

export interface PlannerContextValue {
  readonly trip: Trip;
  readonly checker: DayChecker | undefined;
  readonly now: EpochMinutes;
  readonly isProposal: boolean;
  readonly nameOf: (thing: Thing & Pick<Stop, 'name'>) => string;
  /** Makes a change, and announces it in these words; of one group, several are one to undo. */
  readonly apply: (words: string, change: TripChange, group?: string) => Outcome;
  /** Shows a text that would be lost. */
  readonly rescue: (label: string, text: string) => void;
  readonly ask: (moving: Moving) => void;
  /** Shows a day where one is shown at a time, and focuses its heading or something else of it. */
  readonly goTo: (dayId: string | undefined, elementId?: string) => void;
}

export const PlannerContext = createContext<PlannerContextValue | null>(null);

export function usePlannerContext(): PlannerContextValue {
  const context = useContext(PlannerContext);
  if (!context) throw new Error('There is no planner outside of the page of days.');
  return context;
}

export const dayWords = (index: number): string => `Day ${index + 1}`;

/** "Day 1 · Sat 5 Jun: By the sea". */
export function dayLabel(trip: Trip, index: number): string {
  const date = dateOf(trip, index);
  const name =
    date === undefined ? dayWords(index) : `${dayWords(index)} · ${formatDayMonth(date)}`;
  return [name, trip.days[index]?.title].filter(Boolean).join(': ');
}

export const handleId = (stopId: string): string => `move-${stopId}`;

export const dayHeadingId = (dayId: string): string => `day-${dayId}`;

export const newDay = 'new';
export const noDay = 'none';

/** Moves something, or puts it on a day, and goes there. */
export function useMoves() {
  const { trip, apply, goTo } = usePlannerContext();
  const { newId } = planner.getState();

  function remove({ name }: Moving, stopId: string) {
    const from = findStop(trip, stopId);
    const dayIndex = trip.days.findIndex(({ id }) => id === from?.dayId);
    apply(`${name} removed from ${dayWords(dayIndex)}`, (whole) => removeStop(whole, stopId));
    const { stops = [] } = trip.days[dayIndex] ?? {};
    const next = from && (stops[from.index + 1] ?? stops[from.index - 1]);
    goTo(from?.dayId, next && handleId(next.id));
  }

  /**
   * @param dayId of a day, {@link newDay} or {@link noDay}
   * @param index among its other stops
   * @param button what is focused, where that is not its handle
   */
  return (moving: Moving, dayId: string, index = 0, button?: string) => {
    const stopId = moving.kind === 'move' ? moving.stopId : newId();
    if (dayId === noDay) return remove(moving, stopId);
    const target = dayId === newDay ? newId() : dayId;
    const at = { dayId: target, index };
    const day = trip.days.findIndex(({ id }) => id === target);
    const where = `${dayWords(day < 0 ? trip.days.length : day)}, number ${index + 1}`;
    apply(`${moving.name} ${moving.kind === 'move' ? 'moved' : 'put'} to ${where}`, (whole) => {
      const room = dayId === newDay ? addDay(whole, { id: target, stops: [] }) : whole;
      return moving.kind === 'move'
        ? moveStop(room, stopId, at)
        : addStop(room, { id: stopId, type: moving.thing.type, slug: moving.thing.slug }, at);
    });
    return goTo(target, button ?? handleId(stopId));
  };
}
