/**
 * Checks a trip. `timeline.ts` says when each stop is and which way leads to it; `rules.ts` finds what
 * is to be said of stops, ways and the whole day; `summary.ts` tells it once, and gives the verdict. A
 * day is checked again only where something that its findings hang on is different.
 */
import type { PlanForecast } from '@/lib/forecast/plan';
import { type EpochMinutes, londonDate, londonTime } from '@/lib/time/london';
import { isOnFoot } from '@/lib/transport/way';
import type { DaysFacts, ThingFacts } from '../facts';
import type { Day, Trip } from '../trip';
import type { Finding } from './finding';
import { findingsOf } from './rules';
import { createStayTides } from './tide';
import { createTimelines, type TimedStop, type Timeline } from './timeline';

export interface DayCheck extends Timeline {
  readonly findings: readonly Finding[];
}

export interface TripCheck {
  readonly days: readonly DayCheck[];
  readonly findings: readonly Finding[];
}

export type DayChecker = ReturnType<typeof createChecker>;

const MEMORY = 8;

/** Its `now` only says what is over, and what is closed on days without a date. */
export function createChecker(facts: DaysFacts, forecast?: PlanForecast) {
  const tides = createStayTides(facts);
  const timelineOf = createTimelines(facts, tides);
  const remembered = new WeakMap<Day, Map<string, DayCheck>>();

  const judge = (trip: Trip, timeline: Timeline, now: EpochMinutes): DayCheck => ({
    ...timeline,
    findings: [...findingsOf({ facts, tides, forecast, trip, timeline, now })],
  });

  function checkDay(trip: Trip, index: number, now: EpochMinutes): DayCheck | undefined {
    const day = trip.days[index];
    if (!day) return undefined;
    // What a day's findings hang on beside the day itself. Stays look at the other days.
    const stays = day.stops.some(({ type }) => type === 'accommodation')
      ? trip.days.map(({ stops }) => stops.map(({ type, slug }) => `${type}:${slug}`).join())
      : [];
    const key = [trip.firstDate, index, now, JSON.stringify(trip.settings), ...stays].join('|');
    const versions = remembered.get(day) ?? new Map<string, DayCheck>();
    const known = versions.get(key);
    if (known) return known;
    const made = judge(trip, timelineOf(trip, index, now), now);
    if (versions.size >= MEMORY) versions.clear();
    remembered.set(day, versions.set(key, made));
    return made;
  }

  return {
    facts,
    tides,
    timeline: timelineOf,
    judge,
    checkDay,
    holds: (
      trip: Trip,
      index: number,
      now: EpochMinutes,
      isWanted: (finding: Finding) => boolean,
    ): boolean => {
      const timeline = timelineOf(trip, index, now);
      for (const finding of findingsOf({ facts, tides, forecast, trip, timeline, now })) {
        if (!isWanted(finding)) return false;
      }
      return true;
    },
    check: (trip: Trip, now: EpochMinutes): TripCheck => {
      const days = trip.days.flatMap((_day, index) => checkDay(trip, index, now) ?? []);
      return { days, findings: days.flatMap(({ findings }) => findings) };
    },
  };
}

export interface Fitting extends DayCheck {
  readonly visit: TimedStop & { readonly facts: ThingFacts };
}

export type Fittings = Readonly<Record<'fits' | 'notKnown' | 'doesNotFit', readonly Fitting[]>>;

export const isAgainst = ({ state, code }: Pick<Finding, 'state' | 'code'>): boolean =>
  state === 'problem' || code === 'dark-there' || code === 'near-dark';

/**
 * What one can do from a place and an instant, and be back in time; what is nearest comes first.
 * Yields after each thing.
 */
export function* whatFits(
  { facts, judge, timeline }: DayChecker,
  {
    place,
    from,
    until,
    dog,
    newId,
  }: {
    readonly place: string;
    readonly from: EpochMinutes;
    readonly until: EpochMinutes;
    readonly dog: boolean;
    readonly newId: () => string;
  },
): Generator<void, Fittings> {
  const firstDate = londonDate(from);
  const back = londonDate(until) > firstDate ? '23:59' : londonTime(until);
  const found: Record<keyof Fittings, Fitting[]> = { fits: [], notKnown: [], doesNotFit: [] };
  for (const { name, type, slug, stay } of facts.things) {
    if (stay) continue;
    yield;
    const stops = [{ id: newId(), type, slug }];
    const day = { id: newId(), title: name, setsOut: londonTime(from), back, stops };
    const trip: Trip = {
      firstDate,
      settings: { sleeps: { at: 'place', slug: place }, dog },
      days: [day],
    };
    const check = judge(trip, timeline(trip, 0, from), from);
    const [visit] = check.stops;
    if (!visit?.facts) continue;
    // Without a time nothing was compared with anything, whatever was found.
    const isKnown =
      visit.from !== undefined && check.findings.every(({ state }) => state !== 'check-first');
    const list = check.findings.some(isAgainst) ? 'doesNotFit' : isKnown ? 'fits' : 'notKnown';
    found[list].push({ ...check, visit: { ...visit, facts: visit.facts } });
  }
  const nearness = ({ legs: [out], visit }: Fitting) => {
    if (out?.way?.legs.length === 0) return 0;
    return out?.way && isOnFoot(out.way) ? out.way.onFoot : (visit.from ?? Infinity);
  };
  for (const list of Object.values(found)) list.sort((a, b) => nearness(a) - nearness(b));
  return found;
}
