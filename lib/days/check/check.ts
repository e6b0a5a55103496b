/**
 * Checks a trip. `timeline.ts` says when each stop is and which way leads to it; `rules.ts` finds what
 * is to be said of stops, ways and the whole day; `summary.ts` tells it once, and gives the verdict. A
 * day is checked again only where something that its findings hang on is different.
 */
import type { PlanForecast } from '@/lib/forecast/plan';
import { remembered } from '@/lib/remembered';
import type { EpochMinutes } from '@/lib/time/london';
import type { DaysFacts } from '../facts';
import type { Day, Trip } from '../trip';
import type { Finding } from './finding';
import { findingsOf } from './rules';
import { createStayTides } from './tide';
import { createTimelines, dayAt, type Timeline } from './timeline';

export interface DayCheck extends Timeline {
  readonly findings: readonly Finding[];
}

export type DayChecker = ReturnType<typeof createChecker>;
export type TripCheck = ReturnType<DayChecker['check']>;

const MEMORY = 8;

/** Its `now` only says what is over, and what is closed on days without a date. */
export function createChecker(facts: DaysFacts, forecast?: PlanForecast) {
  const tides = createStayTides(facts);
  const timelineOf = createTimelines(facts, tides);
  const checked = new WeakMap<Day, Map<string, DayCheck>>();

  /** What is found of a day, worked out as it is asked for. */
  const findings = (trip: Trip, timeline: Timeline, now: EpochMinutes): Iterable<Finding> =>
    findingsOf({ facts, tides, forecast, trip, timeline, now });

  function checkDay(trip: Trip, index: number, now: EpochMinutes): DayCheck {
    const day = dayAt(trip, index);
    // What a day's findings hang on beside the day itself. Stays look at the other days.
    const stays = day.stops.some(({ type }) => type === 'accommodation')
      ? trip.days.map(({ stops }) => stops.map(({ type, slug }) => `${type}:${slug}`).join())
      : [];
    const key = [trip.firstDate, index, now, JSON.stringify(trip.settings), ...stays].join('|');
    const versions = remembered(checked, day, () => new Map<string, DayCheck>());
    if (versions.size >= MEMORY && !versions.has(key)) versions.clear();
    return remembered(versions, key, () => {
      const timeline = timelineOf(trip, index, now);
      return { ...timeline, findings: [...findings(trip, timeline, now)] };
    });
  }

  return {
    facts,
    tides,
    timeline: timelineOf,
    findings,
    checkDay,
    check: (trip: Trip, now: EpochMinutes) => {
      const days = trip.days.map((_day, index) => checkDay(trip, index, now));
      return { days, findings: days.flatMap(({ findings }) => findings) };
    },
  };
}

/** Whether a day with it is none that one would suggest: a problem, or the dark. */
export const isAgainst = ({ state, code }: Pick<Finding, 'state' | 'code'>): boolean =>
  state === 'problem' || code === 'dark-there' || code === 'near-dark';
