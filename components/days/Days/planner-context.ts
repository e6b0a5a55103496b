import { createContext, useContext } from 'react';
import { planner } from '@/components/planner/planner';
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
  readonly act: (words: string, move: TripChange, group?: string) => Outcome;
  readonly say: (message: string) => void;
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

export function dayLabel(trip: Trip, index: number): string {
  const date = dateOf(trip, index);
  const more = date === undefined ? trip.days[index]?.title : formatDayMonth(date);
  return more === undefined ? dayWords(index) : `${dayWords(index)} · ${more}`;
}

export const handleId = (stopId: string): string => `move-${stopId}`;

export const dayHeadingId = (dayId: string): string => `day-${dayId}`;

export const newDay = 'new';
export const noDay = 'none';

interface Placing {
  readonly words: string;
  readonly change: TripChange;
  readonly stopId: string;
}

/** @param dayId of a day, {@link newDay} or {@link noDay} @param index among its other stops */
export function placing(moving: Moving, trip: Trip, dayId: string, index: number): Placing {
  const { newId } = planner.getState();
  const stopId = moving.kind === 'move' ? moving.stopId : newId();
  if (dayId === noDay) {
    const from = trip.days.findIndex(({ id }) => id === findStop(trip, stopId)?.dayId);
    return {
      words: `${moving.name} removed from ${dayWords(from)}`,
      stopId,
      change: (before) => removeStop(before, stopId),
    };
  }
  const target = dayId === newDay ? newId() : dayId;
  const at = { dayId: target, index };
  const day = trip.days.findIndex(({ id }) => id === target);
  const where = `${dayWords(day < 0 ? trip.days.length : day)}, number ${index + 1}`;
  return {
    words: `${moving.name} ${moving.kind === 'move' ? 'moved' : 'put'} to ${where}`,
    stopId,
    change: (before) => {
      const room = dayId === newDay ? addDay(before, { id: target, stops: [] }) : before;
      return moving.kind === 'move'
        ? moveStop(room, stopId, at)
        : addStop(room, { id: stopId, type: moving.thing.type, slug: moving.thing.slug }, at);
    },
  };
}
