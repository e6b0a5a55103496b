import { addDay, addStop, moveStop, removeDay, removeStop } from './structure';
import { type Day, findStop, type Stop, type Trip } from './trip';

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const bareTrip = (trip: Trip): Trip => ({ ...trip, days: [], settings: {} });
const bareDay = (day: Day): Day => ({ ...day, stops: [] });
const stopsOf = ({ days }: Trip) =>
  days.flatMap((day) => day.stops.map((stop, index) => ({ stop, at: { dayId: day.id, index } })));

/** Entries in their order before a change; misses where somebody has reordered them since. */
function reordered<T extends { readonly id: string }>(
  current: readonly T[],
  before: readonly T[],
  after: readonly T[],
  miss: () => void,
): readonly T[] {
  const ids = (list: readonly T[], ...others: (readonly T[])[]) =>
    list
      .map(({ id }) => id)
      .filter((id) => others.every((other) => other.some((entry) => entry.id === id)));
  if (isSame(ids(current, before), ids(before, current))) return current;
  const became = ids(after, before, current);
  if (!isSame(ids(current, before, after), became)) {
    if (!isSame(ids(before, after, current), became)) miss();
    return current;
  }
  const queue = ids(before, current);
  return current.map((entry) => {
    const id = before.some((old) => old.id === entry.id) ? queue.shift() : entry.id;
    return current.find((other) => other.id === id) ?? entry;
  });
}

/** The trip without a change; incomplete where part of it was changed since, here or elsewhere. */
export function revertTrip(current: Trip, before: Trip, after: Trip) {
  if (isSame(current, after)) return { trip: before, isComplete: true };
  let isComplete = true;
  const miss = () => {
    isComplete = false;
  };

  /** The fields that the change altered as they were, unless somebody has altered them since. */
  function revertFields<T extends object>(now: T, was: T, became: T): T {
    const values = { ...now };
    for (const field of Object.keys({ ...was, ...became }) as (keyof T)[]) {
      if (isSame(was[field], became[field]) || isSame(values[field], was[field])) continue;
      if (!isSame(values[field], became[field])) miss();
      else if (field in was) values[field] = was[field];
      else delete values[field];
    }
    return isSame(values, now) ? now : values;
  }

  const dayIn = (whole: Trip, id: string) => whole.days.find((day) => day.id === id);
  let trip: Trip = {
    ...revertFields(bareTrip(current), bareTrip(before), bareTrip(after)),
    settings: revertFields(current.settings, before.settings, after.settings),
    days: current.days,
  };
  function attempt(moved: Trip): void {
    if (moved === trip) miss();
    trip = moved;
  }

  // Days that went come back first, so that their stops have somewhere to go.
  before.days.forEach((day, index) => {
    const became = dayIn(after, day.id);
    if (dayIn(trip, day.id)) return;
    if (!became) attempt(addDay(trip, bareDay(day), index));
    else if (!isSame(bareDay(became), bareDay(day))) miss();
  });
  stopsOf(before).forEach(({ stop, at }) => {
    const [became, now] = [findStop(after, stop.id), findStop(trip, stop.id)];
    const isMoved = became && became.dayId !== at.dayId;
    if (!now && !became) attempt(addStop(trip, stop, at));
    else if (!now && (isMoved || !isSame(became?.stop, stop))) miss();
    if (!now || !isMoved || now.dayId === at.dayId) return;
    if (now.dayId === became.dayId) attempt(moveStop(trip, stop.id, at));
    else miss();
  });
  for (const { stop, at } of stopsOf(after)) {
    const now = findStop(before, stop.id) ? undefined : findStop(trip, stop.id);
    if (now && isSame(now.stop, stop) && now.dayId === at.dayId) trip = removeStop(trip, stop.id);
    else if (now) miss();
  }
  for (const day of after.days) {
    const now = dayIn(before, day.id) ? undefined : dayIn(trip, day.id);
    if (now && (now.stops.length > 0 || !isSame(bareDay(now), bareDay(day)))) miss();
    else if (now) trip = removeDay(trip, day.id);
  }

  const revertStop = (stop: Stop): Stop => {
    const [was, became] = [findStop(before, stop.id)?.stop, findStop(after, stop.id)?.stop];
    return was && became ? revertFields(stop, was, became) : stop;
  };
  const revertDay = (day: Day): Day => {
    const [was, became] = [dayIn(before, day.id), dayIn(after, day.id)];
    if (!was || !became) return { ...day, stops: day.stops.map(revertStop) };
    return {
      ...revertFields(bareDay(day), bareDay(was), bareDay(became)),
      stops: reordered(day.stops, was.stops, became.stops, miss).map(revertStop),
    };
  };
  trip = { ...trip, days: reordered(trip.days, before.days, after.days, miss).map(revertDay) };
  return { trip: isSame(trip, current) ? current : trip, isComplete };
}
