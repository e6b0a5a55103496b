import type { EpochMinutes } from '@/lib/time/day';

/** While `now` is not known, nothing is over. */
export function isOver(end: EpochMinutes, now: EpochMinutes | null): boolean {
  return now !== null && end < now;
}

/** The year of whose season nothing is announced yet; undefined while an event is to come. */
export function nextSeason(
  ends: readonly EpochMinutes[],
  now: EpochMinutes | null,
): number | undefined {
  if (now === null || ends.length === 0 || !ends.every((end) => isOver(end, now))) return undefined;
  const dayOfYear = (instant: EpochMinutes) => new Date(instant * 60_000).toISOString().slice(5);
  const seasonEnds = ends.map(dayOfYear).sort().at(-1) ?? '';
  const year = new Date(now * 60_000).getUTCFullYear();
  return dayOfYear(now) > seasonEnds ? year + 1 : year;
}

export function comingFirst<Item extends { readonly end: EpochMinutes }>(
  items: readonly Item[],
  now: EpochMinutes | null,
): readonly Item[] {
  const rank = ({ end }: Item) => Number(isOver(end, now));
  return items.toSorted((a, b) => rank(a) - rank(b));
}
