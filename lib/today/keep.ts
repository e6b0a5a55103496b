import type { IsoDate } from '@/content/types';
import { addDay, addStop } from '@/lib/days/structure';
import { dateOf, type Day, type Settings, type Trip } from '@/lib/days/trip';

/** Which of a trip's days has a date, counted from 0; undefined when none has. */
export function dayOf(trip: Trip, date: IsoDate): number | undefined {
  const index = trip.days.findIndex((_day, place) => dateOf(trip, place) === date);
  return index < 0 ? undefined : index;
}

/**
 * A trip with a day of one stop. Where the trip has a day of that date the stop goes there; a trip
 * that has no days begins on it; else it is a day more at the end, whatever its date.
 *
 * @param settings the answers under which it fits; those that are given already stay
 */
export function keepDay(trip: Trip, day: Day, date: IsoDate, settings: Settings): Trip {
  const [stop] = day.stops;
  const index = dayOf(trip, date);
  const same = index === undefined ? undefined : trip.days[index];
  if (same && stop) return addStop(trip, stop, { dayId: same.id, index: same.stops.length });
  const added = addDay(trip, day);
  if (added === trip || trip.days.length > 0) return added;
  return { ...added, firstDate: date, settings: { ...settings, ...trip.settings } };
}
