/** What one can do now: each thing as a day of one stop, checked as every day is. */
import { type DayCheck, type DayChecker, isAgainst } from '@/lib/days/check/check';
import type { TimedStop } from '@/lib/days/check/timeline';
import { openingsOn } from '@/lib/content/opening-hours';
import { openingSpans, type ThingFacts } from '@/lib/days/facts';
import { endAt, startAt, type Trip } from '@/lib/days/trip';
import { type EpochMinutes, londonDate, londonTime } from '@/lib/time/london';
import { isOnFoot } from '@/lib/transport/way';

export interface Fitting extends DayCheck {
  readonly visit: TimedStop & { readonly facts: ThingFacts };
  /** Without a time nothing was compared with anything, whatever was found. */
  readonly isKnown: boolean;
}

export type Fittings = Readonly<Record<'fits' | 'notKnown' | 'doesNotFit', readonly Fitting[]>>;

interface Asked {
  readonly place: string;
  readonly from: EpochMinutes;
  readonly until: EpochMinutes;
  readonly dog: boolean;
  readonly newId: () => string;
}

/** Whether it has shut for the day. */
function isOver(facts: ThingFacts, now: EpochMinutes): boolean {
  const openings = openingsOn(londonDate(now), openingSpans(facts) ?? []);
  return openings.length > 0 && openings.every(({ to }) => to <= now);
}

/**
 * From a place and an instant, and back in time; what is nearest comes first. Yields after each
 * thing.
 */
export function* whatFits(
  { facts, checkDay }: DayChecker,
  { place, from, until, dog, newId }: Asked,
): Generator<void, Fittings> {
  const firstDate = londonDate(from);
  const back = londonDate(until) > firstDate ? '23:59' : londonTime(until);
  const found: Record<keyof Fittings, Fitting[]> = { fits: [], notKnown: [], doesNotFit: [] };
  const names = new Set<string>();
  for (const { name, type, slug, stay } of facts.things) {
    // A beach may be an area too.
    if (stay || names.has(name)) continue;
    names.add(name);
    yield;
    const stop = { id: newId(), type, slug };
    const stops = [startAt(londonTime(from), newId()), stop, endAt(back, newId())];
    const day = { id: newId(), title: name, stops };
    const trip: Trip = {
      firstDate,
      settings: { sleeps: { at: 'place', slug: place }, dog },
      days: [day],
    };
    const check = checkDay(trip, 0, from);
    const [, visit] = check.stops;
    if (!visit?.facts) continue;
    // Where nobody knows when one would be there, it may have shut by now.
    if (visit.from === undefined && isOver(visit.facts, from)) continue;
    const isKnown =
      visit.from !== undefined && check.findings.every(({ state }) => state !== 'check-first');
    const list = check.findings.some(isAgainst) ? 'doesNotFit' : isKnown ? 'fits' : 'notKnown';
    found[list].push({ ...check, visit: { ...visit, facts: visit.facts }, isKnown });
  }
  const nearness = ({ legs: [out], visit }: Fitting) => {
    if (out?.way?.legs.length === 0) return 0;
    return out?.way && isOnFoot(out.way) ? out.way.onFoot : (visit.from ?? Infinity);
  };
  for (const list of Object.values(found)) list.sort((a, b) => nearness(a) - nearness(b));
  return found;
}
