/** Takes one change of a trip back, and nothing that another tab has done since. */
import type { Change } from '@/lib/planner/keeper';
import type { Day, Stop, Trip } from './trip';

/** A list whose entries are known by their ids. */
interface Named {
  readonly id: string;
}

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * A list as it is, with what a change did to it taken back: what it added goes, what it removed
 * returns, what it altered or moved is as it was.
 */
function reverted<T extends Named>(
  current: readonly T[],
  before: readonly T[],
  after: readonly T[],
  revert: (current: T, before: T, after: T) => T,
): readonly T[] {
  if (same(before, after)) return current;
  if (same(current, after)) return before;
  const find = (list: readonly T[], id: string) => list.find((entry) => entry.id === id);
  const rest = current.filter(({ id }) => find(before, id) ?? !find(after, id));
  const ids = before.map(({ id }) => id);
  const moved = !same(
    ids.filter((id) => find(after, id)),
    after.map(({ id }) => id).filter((id) => find(before, id)),
  );
  // Only a change of the order is a reason to touch the order; what is new since goes last.
  const place = ({ id }: T) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  const ordered = moved ? [...rest].sort((a, b) => place(a) - place(b)) : [...rest];
  before.forEach((entry, index) => {
    if (!find(after, entry.id) && !find(ordered, entry.id)) ordered.splice(index, 0, entry);
  });
  return ordered.map((entry) => {
    const [was, became] = [find(before, entry.id), find(after, entry.id)];
    return was && became ? revert(entry, was, became) : entry;
  });
}

/** An object as it is, with those of its fields as they were that a change altered and no one since. */
function revertedFields<T extends object>(current: T, before: T, after: T): T {
  const fields = new Set([...Object.keys(before), ...Object.keys(after)]);
  const values = { ...current } as Record<string, unknown>;
  const [was, became] = [before as typeof values, after as typeof values];
  for (const field of fields) {
    if (same(was[field], became[field]) || !same(values[field], became[field])) continue;
    if (field in was) values[field] = was[field];
    else Reflect.deleteProperty(values, field);
  }
  return values as T;
}

function revertedDay(current: Day, before: Day, after: Day): Day {
  return {
    ...revertedFields({ ...current, stops: [] }, { ...before, stops: [] }, { ...after, stops: [] }),
    stops: reverted<Stop>(current.stops, before.stops, after.stops, revertedFields),
  };
}

/**
 * The change that takes another one back.
 *
 * Applied to the trip as it became, it gives the trip as it was; applied to one that another tab
 * has changed since, it takes back only what the change itself had touched.
 */
export function undoOf(before: Trip, after: Trip): Change<Trip> {
  return (current) => {
    if (same(current, after)) return before;
    const bare = (trip: Trip) => ({ ...trip, days: [], settings: {} });
    const undone: Trip = {
      ...revertedFields(bare(current), bare(before), bare(after)),
      settings: revertedFields(current.settings, before.settings, after.settings),
      days: reverted<Day>(current.days, before.days, after.days, revertedDay),
    };
    const seen = new Set<string>();
    // What another tab has moved on meanwhile would otherwise stand twice.
    const days = undone.days.map((day) => {
      const stops = day.stops.filter(({ id }) => !seen.has(id) && seen.add(id));
      return stops.length === day.stops.length ? day : { ...day, stops };
    });
    return same(undone, current) ? current : { ...undone, days };
  };
}
