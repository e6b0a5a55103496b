import type { IsoDate } from '@/content/types';
import { addDay, addStop } from '@/lib/days/structure';
import { dateOf, type Day, isOwn, type Settings, type Trip } from '@/lib/days/trip';

export function dayOf(trip: Trip, date: IsoDate): number | undefined {
  const index = trip.days.findIndex((_day, dayIndex) => dateOf(trip, dayIndex) === date);
  return index < 0 ? undefined : index;
}

/** Adds a stop to the trip's day of that date, to a trip without days, or as a day more at the end. */
export function keepDay(trip: Trip, day: Day, date: IsoDate, settings: Settings): Trip {
  const stop = day.stops.find((one) => !isOwn(one));
  const index = dayOf(trip, date);
  const same = index === undefined ? undefined : trip.days[index];
  if (same && stop) return addStop(trip, stop, { dayId: same.id, index: same.stops.length });
  const added = addDay(trip, day);
  if (added === trip || trip.days.length > 0) return added;
  return { ...added, firstDate: date, settings: { ...settings, ...trip.settings } };
}
