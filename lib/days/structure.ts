/** Changes by id, to fit what another tab has done; the very trip comes back if none is made. */
import {
  allStops,
  type Day,
  findStop,
  isSameThing,
  MAX_DAYS,
  MAX_STOPS,
  type Position,
  type Stop,
  type Thing,
  type Trip,
} from './trip';

export function inserted<T>(list: readonly T[], index: number, thing: T): readonly T[] {
  return [...list.slice(0, Math.max(0, index)), thing, ...list.slice(Math.max(0, index))];
}

export function withDay(trip: Trip, dayId: string, change: (day: Day) => Day): Trip {
  const day = trip.days.find(({ id }) => id === dayId);
  const next = day && change(day);
  if (!next || next === day) return trip;
  return { ...trip, days: trip.days.map((other) => (other === day ? next : other)) };
}

export function addDay(trip: Trip, day: Day, index = trip.days.length): Trip {
  const known = trip.days.some(({ id }) => id === day.id);
  const room = MAX_STOPS - allStops(trip).length;
  if (known || trip.days.length >= MAX_DAYS || day.stops.length > room) return trip;
  return { ...trip, days: inserted(trip.days, index, day) };
}

export function removeDay(trip: Trip, dayId: string): Trip {
  const days = trip.days.filter(({ id }) => id !== dayId);
  return days.length === trip.days.length ? trip : { ...trip, days };
}

export function withStop(day: Day, stop: Stop, index: number): Day {
  return { ...day, stops: inserted(day.stops, index, stop) };
}

export function addStop(trip: Trip, stop: Stop, { dayId, index }: Position): Trip {
  if (findStop(trip, stop.id) || allStops(trip).length >= MAX_STOPS) return trip;
  return withDay(trip, dayId, (day) => withStop(day, stop, index));
}

export function removeStop(trip: Trip, stopId: string): Trip {
  const found = findStop(trip, stopId);
  if (!found) return trip;
  return withDay(trip, found.dayId, (day) => ({
    ...day,
    stops: day.stops.filter(({ id }) => id !== stopId),
  }));
}

/** A stop to another day or place of its day; `index` counts without the stop itself. */
export function moveStop(trip: Trip, stopId: string, { dayId, index }: Position): Trip {
  const found = findStop(trip, stopId);
  const target = trip.days.find(({ id }) => id === dayId);
  if (!found || !target) return trip;
  const last = target.stops.length - (found.dayId === dayId ? 1 : 0);
  const to = Math.min(Math.max(0, index), last);
  if (found.dayId === dayId && found.index === to) return trip;
  return addStop(removeStop(trip, stopId), found.stop, { dayId, index: to });
}

export function removeThing(trip: Trip, thing: Thing): Trip {
  const stops = allStops(trip).filter((stop) => isSameThing(stop, thing));
  return stops.reduce((rest, { id }) => removeStop(rest, id), trip);
}
