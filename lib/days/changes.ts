import type { IsoDate, Occasion } from '@/content/types';
import { addDay, moveStop, indexAt, withDay, withStop } from './structure';
import {
  dateOf,
  type Day,
  dayName,
  MAX_DAYS,
  MAX_MINUTES,
  MAX_NOTE,
  MAX_STOPS,
  MAX_TITLE,
  findStop,
  isOwn,
  type Settings,
  type Stop,
  type Thing,
  type Trip,
} from './trip';

/** New values by field; null takes a value away, a field that is left out stays. */
type Patch<T, Field extends keyof T> = { readonly [F in Field]?: Exclude<T[F], undefined> | null };

const limits: Readonly<Record<string, number>> = {
  title: MAX_TITLE,
  name: MAX_TITLE,
  note: MAX_NOTE,
};

function patched<T extends object>(object: T, patch: Readonly<Record<string, unknown>>): T {
  const next: object & Record<string, unknown> = { ...(object as object), ...patch };
  for (const [field, value] of Object.entries(patch)) {
    const limit = limits[field];
    if (limit !== undefined && typeof value === 'string')
      next[field] = value.slice(0, limit).trim();
    if ([null, undefined, ''].includes(next[field] as null)) delete next[field];
  }
  return JSON.stringify(next) === JSON.stringify(object) ? object : (next as T);
}

/** Moves a day to an index, counted from 0; the dates stay in their order. */
export function moveDay(trip: Trip, dayId: string, index: number): Trip {
  const from = trip.days.findIndex(({ id }) => id === dayId);
  const day = trip.days[from];
  const to = Math.min(Math.max(0, index), trip.days.length - 1);
  if (!day || from === to) return trip;
  const rest = trip.days.filter((other) => other !== day);
  return { ...trip, days: rest.toSpliced(to, 0, day) };
}

/** Sets a day’s title, cut to MAX_TITLE characters, or takes it away. */
export function changeDay(trip: Trip, dayId: string, patch: Patch<Day, 'title'>): Trip {
  return withDay(trip, dayId, (day) => patched(day, patch));
}

/** A length of stay as it is stored. */
export const wholeMinutes = (minutes: number): number =>
  Math.min(Math.max(0, Math.round(minutes)), MAX_MINUTES);

/** As many days as one is here; what stands on days that go has none then. */
export function changeLength(trip: Trip, length: number, newId: () => string): Trip {
  const days = Array.from(
    { length: Math.min(Math.max(0, length), MAX_DAYS) },
    (_, index) => trip.days[index] ?? { id: newId(), stops: [] },
  );
  return days.length === trip.days.length ? trip : { ...trip, days };
}

/** Changes fields of a stop; minutes are rounded, and a line of one’s own moves to its new time. */
export function changeStop(
  trip: Trip,
  stopId: string,
  patch: Patch<Stop, Exclude<keyof Stop, 'id'>>,
): Trip {
  const found = findStop(trip, stopId);
  if (!found) return trip;
  const { minutes } = patch;
  const within = {
    ...patch,
    ...(typeof minutes === 'number' && { minutes: wholeMinutes(minutes) }),
  };
  const next = patched(found.stop, within);
  if (next === found.stop) return trip;
  return withDay(trip, found.dayId, (day) => {
    if (!isOwn(next)) return { ...day, stops: day.stops.with(found.index, next) };
    // A line goes to its time, and to its end of the day.
    const others = { ...day, stops: day.stops.filter((stop) => stop !== found.stop) };
    const isElsewhere = next.time !== found.stop.time && next.time !== undefined;
    return withStop(others, next, isElsewhere ? indexAt(others.stops, next.time) : found.index);
  });
}

/** Sets answers about the whole trip, or takes them back. */
export function changeSettings(trip: Trip, patch: Patch<Settings, keyof Settings>): Trip {
  const settings = patched(trip.settings, patch);
  return settings === trip.settings ? trip : { ...trip, settings };
}

type EventOf = (thing: Thing) => Pick<Occasion, 'startDate' | 'endDate'> | undefined;

/** An event stays on its date as long as the trip has a day of that date, and is named. */
export function changeFirstDate(trip: Trip, date: IsoDate | null, eventOf: EventOf) {
  const stayed: string[] = [];
  const left: string[] = [];
  if (date === (trip.firstDate ?? null)) return { trip, stayed, left };
  const { firstDate: _, ...undated } = trip;
  if (date === null) return { trip: undated, stayed, left };

  let next: Trip = { ...undated, firstDate: date };
  trip.days.forEach((day, index) => {
    const was = dateOf(trip, index);
    const is = dateOf(next, index);
    for (const stop of day.stops) {
      const event = eventOf(stop);
      if (!event || !is) continue;
      const { startDate: first, endDate: last = first } = event;
      if (first <= is && is <= last) continue;
      // A stop on its right date keeps that very date; one on a wrong date takes the first right one.
      const wanted = was && first <= was && was <= last ? was : first;
      const target = next.days.find((_day, dayIndex) => dateOf(next, dayIndex) === wanted);
      if (target) {
        next = moveStop(next, stop.id, { dayId: target.id, index: target.stops.length });
        stayed.push(stop.id);
      } else left.push(stop.id);
    }
  });
  return { trip: next, stayed, left };
}

/** Which days of another trip a trip has room for, and words about the others; empty without any. */
export function fitDays(trip: Trip, other: Trip) {
  let whole = trip;
  const fitting = other.days.filter((day) => {
    const before = whole;
    whole = addDay(whole, day);
    return whole !== before;
  });
  const names = other.days.flatMap((day, index) =>
    fitting.includes(day) ? [] : [day.title ?? dayName(other, index)],
  );
  const most = `a trip has ${MAX_DAYS} days and ${MAX_STOPS} stops at most`;
  const noRoom = names.length > 0 ? `No room for ${names.join(', ')}: ${most}.` : '';
  return { fitting, noRoom };
}

/** Days after the trip's own. Their date holds where there was no day, their answers where none was. */
export function mergeTrip(trip: Trip, other: Trip): Trip {
  const { firstDate, settings } = other;
  const { fitting } = fitDays(trip, other);
  if (fitting.length === 0) return trip;
  const dated = trip.days.length === 0 && trip.firstDate === undefined && firstDate !== undefined;
  return {
    ...trip,
    ...(dated && { firstDate }),
    settings: { ...settings, ...trip.settings },
    days: [...trip.days, ...fitting],
  };
}
