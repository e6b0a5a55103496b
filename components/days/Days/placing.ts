import { addDay, addStop, moveStop, removeStop } from '@/lib/days/structure';
import { planner } from '@/components/planner/planner';
import { findStop, type Trip, type TripChange } from '@/lib/days/trip';
import { dayWords, type Moving } from './planner-context';

/** Stands for a day that is made for the stop. */
export const newDay = 'new';
/** Stands for the tray: on no day any more. */
export const noDay = 'none';

interface Placing {
  /** As it is announced. */
  readonly words: string;
  readonly change: TripChange;
  /** The stop that has been placed. */
  readonly stopId: string;
}

/**
 * What puts a thing or a stop where it was asked for, by the menu or by dragging.
 *
 * @param dayId of a day, {@link newDay} or {@link noDay}
 * @param index among the day's other stops, from 0
 */
export function placing(moving: Moving, trip: Trip, dayId: string, index: number): Placing {
  if (dayId === noDay) return takingOut(moving, trip);
  const made = planner.getState().newId();
  const target = dayId === newDay ? planner.getState().newId() : dayId;
  const at = { dayId: target, index };
  const day = trip.days.findIndex(({ id }) => id === target);
  const where = `${dayWords(day < 0 ? trip.days.length : day)}, number ${index + 1}`;
  return {
    words: `${moving.name} ${moving.kind === 'move' ? 'moved' : 'put'} to ${where}`,
    stopId: moving.kind === 'move' ? moving.stopId : made,
    change: (before) => {
      const room = dayId === newDay ? addDay(before, { id: target, stops: [] }) : before;
      return moving.kind === 'move'
        ? moveStop(room, moving.stopId, at)
        : addStop(room, { id: made, type: moving.thing.type, slug: moving.thing.slug }, at);
    },
  };
}

/** What takes a stop off its day; what stands on none stays where it is. */
function takingOut(moving: Moving, trip: Trip): Placing {
  const stopId = moving.kind === 'move' ? moving.stopId : '';
  const from = findStop(trip, stopId)?.dayId;
  const day = trip.days.findIndex(({ id }) => id === from);
  return {
    words: `${moving.name} taken out of ${dayWords(day)}`,
    stopId,
    change: (before) => removeStop(before, stopId),
  };
}
