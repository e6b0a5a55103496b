import type { IsoDate } from '@/content/types';
import { openingsOn } from '@/lib/content/opening-hours';
import { occasionEnd } from '@/lib/events/end';
import { remembered } from '@/lib/remembered';
import {
  addDays,
  type EpochMinutes,
  londonDate,
  londonTime,
  toEpochMinutes,
} from '@/lib/time/london';
import { type Light, sunTimes } from '@/lib/time/sun';
import { pointAt } from '@/lib/transport/data';
import { type Pace, speeds } from '@/lib/transport/pace';
import type { Ends } from '@/lib/transport/types';
import { type DaysFacts, factsOf, openingSpans, readyDayOf, type ThingFacts } from '../facts';
import {
  type Day,
  dateOf,
  isBed,
  isOwn,
  NO_PLACE,
  type Sleeps,
  type Stop,
  type Trip,
} from '../trip';
import { type ChosenWay, createWays } from './ways';
import { BEFORE_LOW, type StayTides } from './tide';

/** Times of a day without a date are counted on this one; no clock changes near it. */
const UNDATED: IsoDate = '2001-01-10';
const WEEK = Array.from({ length: 7 }, (_, ahead) => addDays(UNDATED, ahead));

const ASSUMED_START = '09:30';

export interface TimedStop {
  readonly stop: Stop;
  readonly facts: ThingFacts | undefined;
  /** On a day without a date only the time of day means anything. */
  readonly from: EpochMinutes | undefined;
  readonly to: EpochMinutes | undefined;
  /** Whether the visitor or the event has set the time; else it is what the stops before it give. */
  readonly isSet: boolean;
  readonly lengthIsSet: boolean;
}

export interface TimedLeg extends ChosenWay {
  readonly stopId: string | undefined;
}

export type Timeline = Readonly<ReturnType<ReturnType<typeof createTimelines>>>;

function sleepingPlace(facts: DaysFacts, sleeps: Sleeps | undefined): string | undefined {
  if (!sleeps || sleeps.at === 'nowhere') return undefined;
  if (sleeps.at === 'place') return sleeps.slug;
  return factsOf(facts, { type: 'accommodation', slug: sleeps.slug })?.place;
}

/** A line of one's own that takes no time and is nowhere: the day goes on as if it were not there. */
const isNote = ({ type, slug, time, minutes }: Stop): boolean =>
  isOwn({ type }) && slug === NO_PLACE && time === undefined && minutes === undefined;

const pointOf = ({ transport }: DaysFacts, place: string | undefined): string | undefined =>
  place === undefined ? undefined : pointAt(transport, place)?.slug;

/** From where to where one rides on a day with walks that go the same way on foot. */
function riddenBy(
  facts: DaysFacts,
  stops: readonly { readonly known: ThingFacts | undefined }[],
): readonly Ends[] {
  return stops.flatMap(({ known }) => {
    if (!known?.backByBus) return [];
    const [from, to] = [pointOf(facts, known.endsAt), pointOf(facts, known.startsAt)];
    return from !== undefined && to !== undefined ? [{ from, to }] : [];
  });
}

/** Where a stop begins: a walk at its start, a path on which one is `here`, and a bed at `home`. */
function beginsAt(
  stop: Stop,
  { startsAt, along, place }: ThingFacts,
  { here, home }: Partial<Record<'here' | 'home', string | undefined>>,
): string | undefined {
  if (place === NO_PLACE) return isBed(stop) ? home : here;
  return startsAt ?? along?.find((slug) => slug === here) ?? place;
}

export const dayAt = ({ days }: Trip, index: number): Day => days[index] ?? { id: '', stops: [] };

/**
 * Works out when stops are, in EpochMinutes, and the ways; what nothing tells is undefined.
 * Where only a stop is asked for, what follows it has no times, nor ways.
 */
export function createTimelines(facts: DaysFacts, tides: StayTides) {
  const waysOfDay = createWays(facts);
  const lights = new Map<IsoDate, Light>();

  const lightOf = (date: IsoDate): Light =>
    remembered(lights, date, () => sunTimes(date, facts.light));

  return (trip: Trip, index: number, now: EpochMinutes, askedFor?: string) => {
    const day = dayAt(trip, index);
    const date = dateOf(trip, index);
    const light = date === undefined ? undefined : lightOf(date);
    const dated = date !== undefined;
    const counted = date ?? UNDATED;
    const dayOfWays = date ?? londonDate(now);
    const home = sleepingPlace(facts, trip.settings.sleeps);

    const within = readyDayOf(facts, day)?.lowWater;
    const [low] = within && date ? tides.lowWaters(date, within) : [];
    const all = day.stops.map((stop) => {
      const known = atPace(factsOf(facts, stop), trip.settings.pace);
      const set = setTimes(stop, known, counted, dated);
      const from = set.from ?? (known?.tide && low && low.instant - BEFORE_LOW);
      return { stop, known, set: { ...set, from } };
    });
    const planned = all.filter(({ stop }) => !isNote(stop));

    const legs: TimedLeg[] = [];
    const times = new Map<Stop, Pick<TimedStop, 'from' | 'to'>>();
    let place = home;
    const carHome = pointOf(facts, home);
    let carAt = carHome;
    let ready: EpochMinutes | undefined;

    const ridden = riddenBy(facts, planned);
    const chooseWay = waysOfDay({ ...trip.settings, day: dayOfWays, dated, light, ridden });
    let walked = 0;
    /** No stop begins before it. */
    let earliest = -Infinity;
    /** Goes to a place; says when one is there. */
    const legTo = (to: string | undefined, stop?: Stop, due?: EpochMinutes) => {
      // To where the day begins no way is told.
      if (to === undefined || place === undefined || stop?.edge === 'start') return undefined;
      const chosen = chooseWay({ from: place, to, ready, due, carAt, by: stop?.by, walked });
      carAt = chosen.carAt ?? carAt;
      walked += chosen.way?.onFoot ?? 0;
      const isThere = chosen.way?.legs.length === 0;
      // To bed one goes by the way home.
      const stopId = stop && !isBed(stop) ? stop.id : undefined;
      if (stopId !== undefined || !isThere) legs.push({ ...chosen, stopId });
      if (chosen.problem) return undefined;
      return isThere ? ready : chosen.way?.arrive;
    };

    const firstSet = planned.findIndex(({ set }) => set.from !== undefined);
    if (firstSet < 0 && date !== undefined) ready = toEpochMinutes(date, ASSUMED_START);
    /** When a stop begins at the latest, counted back from the next time that is set. */
    const latestOf = (index: number): EpochMinutes | undefined => {
      const [before, here] = [planned[index], planned[index + 1]];
      if (!before || before.set.from !== undefined) return before?.set.from;
      const due = here && latestOf(index + 1);
      if (!here?.known || !before.known || due === undefined) return undefined;
      const from = before.known.endsAt ?? beginsAt(before.stop, before.known, { home });
      const to = beginsAt(here.stop, here.known, { here: from, home });
      const { by } = here.stop;
      const leave =
        from === undefined || to === undefined
          ? due
          : (chooseWay({ from, to, ready: undefined, due, by, walked }).way?.leave ?? due);
      return openUntil(before.known, leave - before.set.minutes, date);
    };
    const isCountedBack = ready === undefined;

    // Where nobody knows from where one sets out, one is there when one does.
    let isSettingOut = true;
    const visit = ({ stop, known, set }: (typeof planned)[number], index: number) => {
      const isDue = set.from !== undefined || (isCountedBack && index < firstSet);
      const due = isDue ? latestOf(index) : undefined;
      const to = known && beginsAt(stop, known, { here: place, home });
      const arrives = legTo(to, stop, due);
      const isThere = stop.edge === 'start' || (place === undefined && isSettingOut);
      const arrival = isThere ? ready : arrives;
      const counted = (known && openFrom(known, arrival, date)) ?? latestOf(index);
      // Counted back, it may come to lie in what is before it: then nothing says when it is.
      const from = due ?? (counted !== undefined && counted < earliest ? undefined : counted);
      ready = from === undefined ? undefined : from + set.minutes;
      times.set(stop, { from, to: ready });
      isSettingOut &&= known?.place === NO_PLACE;
      place = known?.endsAt ?? to;
      earliest = Math.max(earliest, ready ?? earliest);
    };
    const until = planned.findIndex(({ stop }) => stop.id === askedFor);
    const asked = until < 0 ? planned : planned.slice(0, until + 1);
    for (const [index, stop] of asked.entries()) visit(stop, index);
    const last = planned.at(-1)?.stop;
    if (last && last.edge !== 'end' && asked === planned) legTo(home);
    const endsAway = last?.edge === 'end' && !isBed(last);
    const isHome = endsAway || home === undefined || carAt === carHome;
    const stops = all.map(({ stop, known, set: { from: set, lengthIsSet } }): TimedStop => {
      const { from, to } = times.get(stop) ?? {};
      return { stop, facts: known, from, to, isSet: set !== undefined, lengthIsSet };
    });
    return { day, index, date, light, stops, legs, carLeftAt: isHome ? undefined : carAt };
  };
}

/** A walk takes as long as the visitor walks. */
const atPace = (facts: ThingFacts | undefined, pace: Pace = 'steady'): ThingFacts | undefined =>
  facts?.onFoot
    ? { ...facts, minutes: Math.round((facts.minutes * speeds.steady) / speeds[pace]) }
    : facts;

/** What sets when a stop is on a day, and its length: also an event, its length where it has one day. */
function setTimes(stop: Stop, facts: ThingFacts | undefined, date: IsoDate, dated: boolean) {
  const event = dated && date === facts?.event?.startDate ? facts.event : undefined;
  const time = stop.time ?? event?.startTime;
  const from = time === undefined ? undefined : toEpochMinutes(date, time);
  const isWhole = event !== undefined && event.endDate === undefined && stop.time === undefined;
  const lasts = isWhole && from !== undefined ? occasionEnd(event) - from : undefined;
  const length = stop.minutes ?? lasts;
  return { from, minutes: length ?? facts?.minutes ?? 0, lengthIsSet: length !== undefined };
}

/** When one can go in: at once, or when it opens. Without a date, when it is open on every open day. */
function openFrom(
  facts: ThingFacts,
  arrival: EpochMinutes | undefined,
  date: IsoDate | undefined,
): EpochMinutes | undefined {
  const spans = openingSpans(facts);
  if (arrival === undefined || !spans) return arrival;
  const waitOn = (day: IsoDate) => {
    const at = toEpochMinutes(day, londonTime(arrival));
    const next = openingsOn(day, spans).find(({ to }) => to > at);
    return (next?.from ?? at) - at;
  };
  const days = date === undefined ? WEEK : [londonDate(arrival)];
  return arrival + Math.max(0, ...days.map(waitOn));
}

/** When a stop that must be over by a time begins at the latest: while it is open, where it opens before. */
function openUntil(
  facts: ThingFacts,
  begins: EpochMinutes,
  date: IsoDate | undefined,
): EpochMinutes {
  const spans = openingSpans(facts);
  if (date === undefined || !spans) return begins;
  const last = openingsOn(date, spans).findLast(({ from }) => from <= begins);
  return last ? Math.max(last.from, Math.min(begins, last.to - facts.minutes)) : begins;
}

/** From the first step out of the door to the last, as far as times are known. */
export function spanOf({ stops, legs }: Pick<Timeline, 'stops' | 'legs'>) {
  const instants = [
    ...stops.filter(({ from, to }) => from !== to).flatMap(({ from, to }) => [from, to]),
    ...legs.flatMap(({ way }) => [way?.leave, way?.arrive]),
  ].filter((instant) => instant !== undefined);
  return { from: Math.min(...instants), to: Math.max(...instants) };
}
