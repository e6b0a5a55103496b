import { createContext, useContext } from 'react';
import { planner } from '@/components/saved/planner';
import type { DayChecker } from '@/lib/days/check/check';
import { addDay, addStop, moveStop, removeStop } from '@/lib/days/structure';
import {
  allStops,
  dateOf,
  findStop,
  MAX_DAYS,
  MAX_STOPS,
  type Stop,
  type Thing,
  type Trip,
  type TripChange,
} from '@/lib/days/trip';
import { formatDayMonth } from '@/lib/time/words';
import type { EpochMinutes } from '@/lib/time/london';

export interface Moving {
  readonly thing: Thing;
  readonly name: string;
  /** Of what stands on a day already. */
  readonly stopId?: string;
}

export const moveWords = ({ stopId, name }: Moving): string =>
  stopId === undefined ? `Put ${name} on a day` : `Move ${name} to another day`;

export interface PlannerContextValue {
  readonly trip: Trip;
  readonly checker: DayChecker | undefined;
  readonly now: EpochMinutes;
  readonly isProposal: boolean;
  readonly nameOf: (thing: Thing & Pick<Stop, 'name'>) => string;
  /** Shows a text that would be lost. */
  readonly rescue: (label: string, text: string) => void;
  readonly ask: (moving: Moving) => void;
  /** Shows a day where one is shown at a time, and focuses its heading or something else of it. */
  readonly goTo: (dayId: string | undefined, elementId?: string) => void;
}

const noRoom = `No room: a trip has ${MAX_DAYS} days and ${MAX_STOPS} stops at most.`;

/** Makes a change, and announces it in these words; of one group, several are one to undo. */
export function apply(words: string, change: TripChange, group?: string) {
  const { trip: before, applyToTrip } = planner.getState();
  const isFull = before.days.length >= MAX_DAYS || allStops(before).length >= MAX_STOPS;
  applyToTrip(words, change, { unchanged: isFull ? noRoom : undefined, group });
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
  const { trip, goTo } = usePlannerContext();
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
    const { thing, name, stopId = newId() } = moving;
    const isThere = stopId === moving.stopId;
    if (dayId === noDay) return remove(moving, stopId);
    const target = dayId === newDay ? newId() : dayId;
    const at = { dayId: target, index };
    const day = trip.days.findIndex(({ id }) => id === target);
    const where = `${dayWords(day < 0 ? trip.days.length : day)}, number ${index + 1}`;
    apply(`${name} ${isThere ? 'moved' : 'put'} to ${where}`, (whole) => {
      const room = dayId === newDay ? addDay(whole, { id: target, stops: [] }) : whole;
      if (isThere) return moveStop(room, stopId, at);
      return addStop(room, { id: stopId, type: thing.type, slug: thing.slug }, at);
    });
    return goTo(target, button ?? handleId(stopId));
  };
}
