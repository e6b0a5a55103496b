/** Changes by id, to fit what another tab has done; the very trip comes back if none is made. */
import type { ClockTime } from '@/content/types';
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

/** Changes the day of an id; the same trip if it has none. */
export function withDay(trip: Trip, dayId: string, change: (day: Day) => Day): Trip {
  const day = trip.days.find(({ id }) => id === dayId);
  const next = day && change(day);
  if (!next || next === day) return trip;
  return { ...trip, days: trip.days.map((other) => (other === day ? next : other)) };
}

/** Inserts a day at an index; not twice, nor beyond MAX_DAYS or MAX_STOPS. */
export function addDay(trip: Trip, day: Day, index = trip.days.length): Trip {
  const known = trip.days.some(({ id }) => id === day.id);
  const room = MAX_STOPS - allStops(trip).length;
  if (known || trip.days.length >= MAX_DAYS || day.stops.length > room) return trip;
  return { ...trip, days: trip.days.toSpliced(index, 0, day) };
}

/** Takes a day out, with its stops. */
export function removeDay(trip: Trip, dayId: string): Trip {
  const days = trip.days.filter(({ id }) => id !== dayId);
  return days.length === trip.days.length ? trip : { ...trip, days };
}

/** The nearest position in a day that is not before its beginning, nor after its end. */
export function indexWithin(stops: readonly Stop[], index: number, edge?: Stop['edge']): number {
  const start = stops.findLastIndex((stop) => stop.edge === 'start') + 1;
  const found = stops.findIndex((stop) => stop.edge === 'end');
  const end = found < 0 ? stops.length : found;
  if (edge === 'start') return Math.min(index, start);
  return edge === 'end' ? Math.max(index, end) : Math.max(start, Math.min(index, end));
}

/** Inserts a stop at an index, or at the nearest between the beginning and the end of the day. */
export function withStop(day: Day, stop: Stop, index: number): Day {
  const within = indexWithin(day.stops, index, stop.edge);
  return { ...day, stops: day.stops.toSpliced(within, 0, stop) };
}

/** Where something at a time goes: before what is later; without a time behind all of them. */
export function indexAt(stops: readonly Stop[], time: ClockTime | undefined): number {
  const later = stops.findIndex((stop) => time && stop.time !== undefined && stop.time > time);
  return later < 0 ? stops.length : later;
}

/** Inserts a stop on a day; not twice, nor beyond MAX_STOPS. */
export function addStop(trip: Trip, stop: Stop, { dayId, index }: Position): Trip {
  if (findStop(trip, stop.id) || allStops(trip).length >= MAX_STOPS) return trip;
  return withDay(trip, dayId, (day) => withStop(day, stop, index));
}

function withoutStops(trip: Trip, isGone: (stop: Stop) => boolean): Trip {
  const without = (day: Day) => ({ ...day, stops: day.stops.filter((stop) => !isGone(stop)) });
  return trip.days
    .filter(({ stops }) => stops.some(isGone))
    .reduce((rest, { id }) => withDay(rest, id, without), trip);
}

/** Takes a stop off its day. */
export const removeStop = (trip: Trip, stopId: string): Trip =>
  withoutStops(trip, ({ id }) => id === stopId);

/** Takes a thing off all days. */
export const removeThing = (trip: Trip, thing: Thing): Trip =>
  withoutStops(trip, (stop) => isSameThing(stop, thing));

/** A stop to another day or position of its day; `index` counts without the stop itself. */
export function moveStop(trip: Trip, stopId: string, { dayId, index }: Position): Trip {
  const found = findStop(trip, stopId);
  const target = trip.days.find(({ id }) => id === dayId);
  if (!found || !target) return trip;
  const moved = addStop(removeStop(trip, stopId), found.stop, { dayId, index });
  const now = findStop(moved, stopId);
  return now?.dayId === found.dayId && now.index === found.index ? trip : moved;
}
