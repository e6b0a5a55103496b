import type { EpochMinutes } from '@/lib/time/london';
import type { DaysFacts } from '../facts';
import type { Day, Trip } from '../trip';
import type { Finding } from './finding';
import { findingsOf } from './rules';
import { createStayTides, type StayTides } from './tide';
import { createTimelines, settingsKey, type Timeline, type TimelineOf } from './timeline';

export interface DayCheck extends Timeline {
  readonly findings: readonly Finding[];
}

export interface TripCheck {
  readonly days: readonly DayCheck[];
  readonly findings: readonly Finding[];
}

export interface DayChecker {
  readonly facts: DaysFacts;
  readonly tides: StayTides;
  /**
   * Checks a whole trip; a day that has not changed since the last time costs nothing.
   *
   * @param now only says what is over, and what is closed on days without a date
   */
  readonly check: (trip: Trip, now: EpochMinutes) => TripCheck;
  readonly timeline: TimelineOf;
  readonly judge: (trip: Trip, timeline: Timeline, now: EpochMinutes) => DayCheck;
  readonly holds: (
    trip: Trip,
    timeline: Timeline,
    now: EpochMinutes,
    isWanted: (finding: Finding) => boolean,
  ) => boolean;
  readonly checkDay: (trip: Trip, index: number, now: EpochMinutes) => DayCheck | undefined;
}

const MEMORY = 8;

export function createChecker(facts: DaysFacts): DayChecker {
  const tides = createStayTides(facts);
  const timelineOf = createTimelines(facts, tides);
  const remembered = new WeakMap<Day, Map<string, DayCheck>>();

  const judge = (trip: Trip, timeline: Timeline, now: EpochMinutes): DayCheck => ({
    ...timeline,
    findings: [...findingsOf({ facts, tides, trip, timeline, now })],
  });

  function checkDay(trip: Trip, day: Day, index: number, now: EpochMinutes): DayCheck {
    // What a day's findings hang on beside the day itself. Stays look at the other days.
    const stays = day.stops.some(({ type }) => type === 'accommodation')
      ? trip.days.map(({ stops }) => stops.map(({ type, slug }) => `${type}:${slug}`).join())
      : [];
    const key = [trip.firstDate, index, now, settingsKey(trip.settings), ...stays].join('|');
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
    holds: (trip, timeline, now, isWanted) => {
      for (const finding of findingsOf({ facts, tides, trip, timeline, now })) {
        if (!isWanted(finding)) return false;
      }
      return true;
    },
    check: (trip, now) => {
      const days = trip.days.map((day, index) => checkDay(trip, day, index, now));
      return { days, findings: days.flatMap(({ findings }) => findings) };
    },
    checkDay: (trip, index, now) => {
      const day = trip.days[index];
      return day && checkDay(trip, day, index, now);
    },
  };
}
