import type { ClockTime, IsoDate, OpeningSpan } from '@/content/types';
import { dayNames, openingsOn, openingTable } from '@/lib/content/opening-hours';
import { eventEnd } from '@/lib/events/end';
import {
  addDays,
  type EpochMinutes,
  londonDate,
  londonTime,
  toEpochMinutes,
  weekday,
} from '@/lib/time/london';
import { formatDateRange, formatDayInYear, formatDayMonth } from '@/lib/time/words';
import { listText } from '@/lib/typeset';
import { isBankHoliday } from '@/lib/transport/service-day';
import { isTooOld } from '@/lib/trust/age';
import { standingOn } from '@/lib/trust/trust';
import { LIGHT_MARGIN } from '@/lib/transport/pace';
import { dogsOn } from '@/lib/transport/dogs';
import { type FactSource, readSource, uniqueSources } from '@/lib/trust/sources';
import type { DaysFacts, ThingFacts } from '../facts';
import { isInSeason, lowsBetween } from '../season';
import { isSameThing, type Settings, type Trip } from '../trip';
import { type Finding, type FindingCode, findingStates } from './finding';
import {
  type BusLeg,
  type CarLeg,
  type FootLeg,
  isInLight,
  type MixedLeg,
  operatorsOf,
  partsOf,
  sourcesOf,
} from './leg';
import { BEFORE_LOW, type StayTides } from './tide';
import type { TimedLeg, TimedStop, Timeline } from './timeline';
import { apartText, driveText, legText, sentences, skippedTime, spanText } from './words';

export interface RuleContext {
  readonly facts: DaysFacts;
  readonly tides: StayTides;
  readonly trip: Trip;
  readonly timeline: Timeline;
  readonly now: EpochMinutes;
}

type Message = Omit<Finding, 'id' | 'state' | 'dayId' | 'stopId' | 'about' | 'data' | 'sources'> &
  Partial<Pick<Finding, 'data' | 'sources'>> & {
    readonly fact?: string;
    /** Of a finding of the day that is about one of its stops. */
    readonly stopId?: string | undefined;
  };

function finding(
  { timeline }: RuleContext,
  stopId: string | undefined,
  message: Message,
  about = stopId === undefined ? 'The whole day' : stopName(timeline, stopId),
): Finding {
  const { id: dayId } = timeline.day;
  const { code, fact, sentence, more, ask, data = {}, sources = [] } = message;
  const place = `${code}/${dayId}/${stopId ?? ''}`;
  return {
    id: fact === undefined ? place : `${place}/${fact}`,
    code,
    state: findingStates[code],
    dayId,
    stopId,
    about,
    sentence,
    ...(more !== undefined && { more }),
    ...(ask && { ask }),
    data,
    sources,
  };
}

function stopName({ stops }: Timeline, stopId: string): string {
  return stops.find(({ stop }) => stop.id === stopId)?.facts?.name ?? 'A stop of this day';
}

/** Climb in metres from which a way is steep, where it also rises so many metres a kilometre. */
const STEEP = { climb: 80, aKilometre: 50 };
/** Minutes from the first step out of the door to the last. */
const LONG_DAY = 10 * 60;
/** Minutes on foot in a day, by pace. */
const WALKING = { slow: 90, steady: 240, brisk: 360 };

const stopRules = [
  listed,
  clock,
  hours,
  event,
  overlap,
  dark,
  sunrise,
  dogs,
  stay,
  tide,
  notices,
  age,
];
const legRules = [way, steep, pathAge];

/** Every finding of a day, worked out as it is asked for: who looks for one need not wait for all. */
export function* findingsOf(context: RuleContext): Generator<Finding, void> {
  const { stops, legs } = context.timeline;
  for (const timed of stops) {
    for (const rule of stopRules) {
      for (const message of rule(context, timed)) yield finding(context, timed.stop.id, message);
    }
  }
  for (const leg of legs) {
    const about = leg.stopId === undefined ? 'The way home' : undefined;
    for (const rule of legRules) {
      for (const message of rule(context, leg)) yield finding(context, leg.stopId, message, about);
    }
  }
  for (const message of wholeDay(context)) yield finding(context, message.stopId, message);
}

function listed(_context: RuleContext, { facts }: TimedStop): Message[] {
  if (facts) return [];
  return [{ code: 'no-longer-listed', sentence: sentences.notListed }];
}

/** A time that the clocks skip as they go forward. */
function clock({ timeline: { date } }: RuleContext, { stop: { time } }: TimedStop): Message[] {
  return noSuchTime(date, time);
}

function noSuchTime(date: IsoDate | undefined, time: ClockTime | undefined): Message[] {
  const sentence = skippedTime(date, time);
  if (sentence === undefined || time === undefined) return [];
  return [{ code: 'no-such-time', fact: time, sentence, data: { time } }];
}

function hours(context: RuleContext, timed: TimedStop): Message[] {
  const { stop, facts } = timed;
  if (!facts || facts.hours === 'open-ground' || facts.event || facts.stay) return [];
  const { name, source } = facts;
  if (facts.hours === 'not-known') return [askHours('hours-not-known', facts)];
  const say = (code: FindingCode, sentence: string, data: Finding['data'] = {}) => [
    { code, sentence, data: { name, ...data }, sources: [source] },
  ];
  if (context.timeline.date === undefined) return undatedHours(stop.time, facts.hours, say);
  // After midnight it is the next day's hours that count.
  const date = timed.from === undefined ? context.timeline.date : londonDate(timed.from);

  if (isBankHoliday(date, context.facts.transport)) {
    return [askHours('hours-not-known', facts)];
  }
  const openings = openingsOn(date, facts.hours);
  const day = formatDayMonth(date);
  if (timed.from === undefined || timed.to === undefined) {
    if (openings.length === 0) return say('closed', sentences.closedOn(day), { date });
    const shown = listText(openings.map(spanText));
    return say('open-sometime', sentences.openOn(`${shown} on ${day}`), {
      date,
      hours: shown,
    });
  }

  const { from, to } = timed;
  const night = openingsOn(addDays(date, -1), facts.hours);
  const running = [...night, ...openings].find((span) => span.from <= from && from < span.to);
  const at = londonTime(from);
  if (!running) {
    const shown = listText(openings.map(spanText));
    const why = openings.length === 0 ? sentences.closedOn(day) : sentences.closedAt(at, shown);
    return say('closed', why, { date, time: at, hours: shown });
  }
  const closes = londonTime(running.to);
  if (to > running.to) {
    const code = timed.lengthIsSet ? 'closes-early' : 'closes-soon';
    const sentence = sentences.closesEarly(closes, running.to - from);
    return say(code, sentence, { date, time: at, closes });
  }
  return say('open', sentences.open(spanText(running)), { date, time: at, closes });
}

function askHours(code: FindingCode, { name, source }: ThingFacts): Message {
  const sentence = sentences.askHours([name]);
  const data = { name, readOn: source.readOn };
  return { code, ask: 'hours', sentence, data, sources: [source] };
}

function undatedHours(
  time: ClockTime | undefined,
  spans: readonly OpeningSpan[],
  say: (code: FindingCode, sentence: string, data?: Finding['data']) => Message[],
): Message[] {
  if (time === undefined) {
    const week = openingTable(spans).filter(({ hours: open }) => open !== 'Closed');
    if (week.length === 7) return [];
    const days = listText(week.map(({ day }) => day));
    return say('open-sometime', sentences.openOnDays(days));
  }
  // Any week will do: 1 January 2001 was a Monday.
  const monday: IsoDate = '2001-01-01';
  const fits = Object.values(dayNames).filter((_name, ahead) => {
    const date = addDays(monday, ahead);
    const at = toEpochMinutes(date, time);
    return [...openingsOn(addDays(date, -1), spans), ...openingsOn(date, spans)].some(
      ({ from, to }) => from <= at && at < to,
    );
  });
  if (fits.length === 7) return say('open', sentences.openAt(time), { time });
  if (fits.length === 0) return say('closed', sentences.closedEveryDay(time), { time });
  return say('open-sometime', sentences.openOnDays(listText(fits)), { time });
}

const isOutdoors = ({ hours, byDaylight }: ThingFacts): boolean =>
  hours === 'open-ground' || byDaylight === true;

function dark(context: RuleContext, { facts, from, to }: TimedStop): Message[] {
  const { light } = context.timeline;
  if (!light || from === undefined || to === undefined) return [];
  if (!facts || !isOutdoors(facts) || facts.event || facts.stay) return [];
  const { name, byDaylight, atSunrise } = facts;
  const first = atSunrise ? light.dawn - SUNRISE_MARGIN : light.dawn;
  const last = byDaylight ? light.dusk - LIGHT_MARGIN : light.dusk;
  if (from >= first && to <= last) return [];
  const isEvening = from >= light.dawn;
  const at = londonTime(isEvening ? light.dusk : light.dawn);
  const sentence = isEvening ? sentences.darkFrom(name, at) : sentences.darkUntil(name, at);
  const code = byDaylight ? 'walk-in-the-dark' : 'dark-there';
  return [{ code, sentence, data: { name, time: at } }];
}

/** Minutes before first light from which one may wait for the sunrise. */
const SUNRISE_MARGIN = 30;

function sunrise(context: RuleContext, { facts, from }: TimedStop): Message[] {
  const { light } = context.timeline;
  if (!facts?.atSunrise || !light || from === undefined) return [];
  if (from >= light.dawn - SUNRISE_MARGIN && from <= light.sunrise) return [];
  const { name } = facts;
  const time = londonTime(light.sunrise);
  if (from < light.sunrise) {
    const early = sentences.tooEarlyForSunrise(time, londonTime(from));
    const data = { name, time };
    return [{ code: 'before-sunrise', sentence: early, data }];
  }
  const sentence = sentences.missedSunrise(time);
  return [{ code: 'after-sunrise', sentence, data: { name, time } }];
}

function event(context: RuleContext, { facts, from, isSet }: TimedStop): Message[] {
  if (!facts?.event) return [];
  const { name, source } = facts;
  const { startDate, endDate = startDate, startTime, endTime } = facts.event;
  const when =
    startDate === endDate
      ? `${formatDayMonth(startDate)}, ${startTime}–${endTime}`
      : formatDateRange(startDate, endDate);
  const say = (code: FindingCode, sentence: string) => ({
    code,
    sentence,
    data: { name, startDate, endDate, startTime, endTime },
    sources: [source],
  });

  const end = endOf(facts.event);
  if (end < context.now) return [say('event-over', sentences.eventOver(when))];
  const { date } = context.timeline;
  if (date === undefined) return [say('event-date', sentences.eventUndated(when))];
  if (date < startDate || date > endDate) {
    return [say('event-other-date', sentences.eventOtherDay(when, formatDayMonth(date)))];
  }
  const begins = toEpochMinutes(startDate, startTime);
  if (isSet && from !== undefined && (from < begins || from >= end)) {
    return [say('event-other-time', sentences.eventOtherTime(when, londonTime(from)))];
  }
  return [say('event-on', sentences.eventOn(when))];
}

function endOf(event: NonNullable<NonNullable<TimedStop['facts']>['event']>): EpochMinutes {
  const midnight = event.endDate === undefined && event.endTime < event.startTime;
  return midnight ? eventEnd({ ...event, endDate: addDays(event.startDate, 1) }) : eventEnd(event);
}

function overlap(context: RuleContext, timed: TimedStop): Message[] {
  if (timed.from === undefined || !timed.isSet) return [];
  const { from, facts } = timed;
  const { stops } = context.timeline;
  const earlier = stops
    .slice(0, stops.indexOf(timed))
    .findLast(({ to, from: began }) => (to !== undefined && to > from) || (began ?? from) > from);
  if (earlier?.to === undefined) return [];
  const [name, other] = [facts?.name ?? 'This', earlier.facts?.name ?? 'the stop before'];
  const until = londonTime(earlier.to);
  const data = { name, other, until, time: londonTime(from) };
  const sentence = sentences.overlap(other, until);
  // Of what the visitor has planned there is no source; of when an event is held there is.
  const sources = [facts, earlier.facts].flatMap((known) => (known?.event ? [known.source] : []));
  return [{ code: 'overlap', sentence, data, sources }];
}

const outdoors = ['activity', 'area', 'beach', 'event', 'walk'];

function dogRuleOf({ dogRules }: DaysFacts, { type, place }: ThingFacts) {
  const rule = dogRules.find((known) => known.place === place);
  return outdoors.includes(type.toLowerCase()) && rule?.rule !== 'not-known' ? rule : undefined;
}

function dogs(context: RuleContext, { facts }: TimedStop): Message[] {
  if (context.trip.settings.dog !== true || !facts) return [];
  const { octoberHalfTerms, transport } = context.facts;
  const { name } = facts;
  const dated = dogRuleOf(context.facts, facts);
  const sources = dated ? [readSource(dated)] : [];
  const say = (code: FindingCode, sentence: string, ask?: 'dogs') => [
    { code, sentence, ...(ask && { ask }), data: { name }, sources },
  ];
  const askFirst = () => say('dogs-not-known', sentences.askDogs([name]), 'dogs');
  const { date } = context.timeline;
  if (date === undefined) {
    if (!dated) return askFirst();
    return say(dated.rule === 'none' ? 'dogs-seasonal' : 'dogs-welcome', dated.words);
  }
  switch (dogsOn(dated, date, { bankHolidays: transport.bankHolidays, octoberHalfTerms })) {
    case 'none':
      return say('dogs-excluded', sentences.noDogs(formatDayMonth(date)));
    case 'welcome':
      return say('dogs-welcome', sentences.dogsAllowed);
    case 'unknown':
      return askFirst();
  }
}

/** The day on which one comes to a stay, and the one on which one leaves it, counted from 0. */
function stayDays(trip: Trip, slug: string): { readonly first: number; readonly last: number } {
  const { sleeps } = trip.settings;
  const all = trip.days.length - 1;
  if (sleeps?.at === 'stay' && sleeps.slug === slug) return { first: 0, last: all };
  const there = trip.days.flatMap(({ stops }, index) =>
    stops.some((stop) => stop.type === 'accommodation' && stop.slug === slug) ? [index] : [],
  );
  return { first: there[0] ?? 0, last: there.at(-1) ?? 0 };
}

function stay(context: RuleContext, { stop, facts, from, to, isSet }: TimedStop): Message[] {
  if (!facts?.stay || !isSet || from === undefined || to === undefined) return [];
  const { name, source, stay: times } = facts;
  const { checkIn, checkOut } = times;
  const { index } = context.timeline;
  const { first, last } = stayDays(context.trip, stop.slug);
  const [at, until] = [londonTime(from), londonTime(to)];
  const say = (code: FindingCode, sentence: string) => [
    { code, sentence, data: { name, checkIn, checkOut, time: at }, sources: [source] },
  ];
  if (index === first && at < checkIn) {
    return say('before-check-in', sentences.checkIn(checkIn));
  }
  if (index === last && last > first && until > checkOut) {
    return say('after-check-out', sentences.checkOut(checkOut));
  }
  if (index === first) return say('stay-times', sentences.checkIn(checkIn));
  return index === last ? say('stay-times', sentences.checkOut(checkOut)) : [];
}

function tide(context: RuleContext, { facts, from }: TimedStop): Message[] {
  const { date } = context.timeline;
  if (!facts?.tide || date === undefined) return [];
  const { spot, note, caution, source } = facts.tide;
  const { tides, facts: known } = context;
  const sources: FactSource[] = [
    readSource({ source, readOn: facts.source.readOn }),
    known.tides.source,
  ];
  const say = (code: FindingCode, sentence: string, data: Finding['data']) => [
    { code, sentence, more: `${note} ${caution}`, data: { spot, ...data }, sources },
  ];
  if (!tides.covers(date)) {
    return say('no-prediction', sentences.askTide(spot, formatDayMonth(date)), { date });
  }
  const lows = tides.lowWaters(date).map(({ instant }) => instant);
  if (from === undefined) {
    const times = lows.map(londonTime);
    return say('tide', sentences.lowWaters(spot, times), { date, lowWater: times.join() });
  }
  const low = tides.nearestLow(from);
  const sentence = sentences.lowWater(spot, londonTime(low), apartText(low, from));
  return say('tide', sentence, { date, lowWater: londonTime(low), minutesAfter: low - from });
}

function notices(context: RuleContext, { facts }: TimedStop): Message[] {
  const { date } = context.timeline;
  if (!facts || date === undefined) return [];
  return context.facts.transport.notices
    .filter(({ places }) => places.includes(facts.place))
    .flatMap((notice) => {
      const standing = standingOn(date, notice);
      if (standing === 'ahead') return [];
      const { title, source, checked } = notice;
      const past = standing === 'past';
      return {
        code: past ? 'out-of-date' : 'notice',
        fact: title,
        sentence: sentences.notice(title),
        data: { title },
        sources: [readSource({ source, readOn: checked })],
      };
    });
}

const dayOfFacts = ({ timeline: { date }, now }: RuleContext): IsoDate => date ?? londonDate(now);

function age(context: RuleContext, { facts }: TimedStop): Message[] {
  if (!facts) return [];
  const day = dayOfFacts(context);
  const found: Message[] = [];
  const hasTimes = facts.stay !== undefined || typeof facts.hours !== 'string';
  if (hasTimes && isTooOld('hours', facts.source.readOn, day)) {
    found.push(askHours('out-of-date', facts));
  }
  const rule = context.trip.settings.dog === true && dogRuleOf(context.facts, facts);
  if (rule && standingOn(day, { until: rule.validUntil }) === 'past') {
    const { name, place } = facts;
    found.push({
      code: 'out-of-date',
      fact: `dogs at ${place}`,
      ask: 'dogs',
      sentence: sentences.askDogs([name]),
      data: { name, readOn: rule.readOn },
      sources: [readSource(rule)],
    });
  }
  return found;
}

/** Cliffs fall, and paths are led another way. */
function pathAge(context: RuleContext, timed: TimedLeg): Message[] {
  const { leg, from, to } = timed;
  const day = dayOfFacts(context);
  const walks = partsOf(leg).filter(({ by }) => by === 'foot');
  const old = walks.flatMap(sourcesOf).filter(({ readOn }) => isTooOld('path', readOn, day));
  if (old.length === 0) return [];
  const names = { from: placeName(context, from), to: placeName(context, to) };
  const sentence = sentences.oldPath;
  return [{ code: 'out-of-date', fact: 'path', sentence, data: names, sources: old }];
}

function placeName(context: RuleContext, slug: string): string {
  return context.facts.places.find((place) => place.slug === slug)?.name ?? slug;
}

function way(context: RuleContext, timed: TimedLeg): Message[] {
  const { leg, trouble, perhaps, goneBus, ask, stopId, from, to, ready, due } = timed;
  const names = { from: placeName(context, from), to: placeName(context, to) };
  const isHome = stopId === undefined;
  const say = (
    code: FindingCode,
    sentence: string,
    data: Finding['data'] = {},
    sources: readonly FactSource[] = [],
  ) => ({ code, sentence, data: { ...data, from: names.from, to: names.to }, sources });

  const found: Message[] = [];
  if (perhaps) {
    const { service, running } = perhaps;
    const { number } = service;
    const operators = operatorsOf([perhaps]);
    const isOld = running.state === 'unknown' && running.because === 'not-trusted';
    const sentence = isOld
      ? sentences.oldTimetable(number, operators)
      : sentences.mayHelp(number, operators);
    found.push(say('old-timetable', sentence, { number }, [readSource(service)]));
  }
  // Where two overlap, that is message; that there is no time between them goes with it.
  const isFirst = context.timeline.stops[0]?.stop.id === stopId;
  const overlaps = !isFirst && stopId !== undefined && (due ?? 0) < (ready ?? 0);
  if (trouble?.kind === 'too-long' && overlaps) return found;
  if (trouble) return [...found, inTrouble(timed, trouble, say)];

  switch (leg.by) {
    case 'here':
      break;
    case 'not-known':
      found.push(
        say('leg-not-known', sentences.askWay(isHome, operatorsOf(ask ?? [])), {}, askedOf(ask)),
      );
      break;
    case 'car':
      found.push(driveFinding(leg, timed, say));
      break;
    case 'bus':
    case 'mixed': {
      const bus = partsOf(leg).find((part): part is BusLeg => part.by === 'bus');
      if (!bus) {
        const car = partsOf(leg).find((part): part is CarLeg => part.by === 'car');
        if (car) found.push(driveFinding(car, timed, say));
        break;
      }
      const sentence = busSentence(bus, leg, names.from);
      const data = { number: bus.service.number, leaves: londonTime(bus.leaves) };
      if (leg.arrives === undefined && due !== undefined) {
        const ask = sentences.askArrival(bus, isHome, londonTime(due));
        found.push(say('leg-not-known', ask, data, sourcesOf(leg)));
        break;
      }
      found.push(say('leg-fits', sentence, data, sourcesOf(leg)));
      break;
    }
    case 'foot': {
      const { light } = context.timeline;
      const { kilometres, climb, minutes } = leg.walk;
      const data = { kilometres, climb, minutes };
      const isDark = !isInLight(leg, light);
      if (ask && ask.length > 0) {
        const sentence = sentences.askBus(minutes, isDark, operatorsOf(ask));
        found.push(say('leg-not-known', sentence, data, [...sourcesOf(leg), ...askedOf(ask)]));
        break;
      }
      const sources = [...sourcesOf(leg), ...(goneBus ? sourcesOf(goneBus) : [])];
      const last = goneBus && londonTime(goneBus.leaves);
      if (isDark && light && leg.leaves !== undefined) {
        const dusk = londonTime(light.dusk);
        const sentence =
          leg.leaves < light.dawn
            ? sentences.darkPathEarly(names.to, londonTime(light.dawn), londonTime(leg.leaves))
            : last === undefined
              ? sentences.darkPath(names.to, dusk, londonTime(leg.arrives ?? leg.leaves))
              : sentences.darkAfterBus(last, minutes, dusk);
        found.push(say('dark', sentence, { ...data, dusk }, sources));
        break;
      }
      if (last !== undefined) {
        const sentence = sentences.lastBus(last, minutes);
        found.push(say('on-foot-only', sentence, { ...data, last }, sources));
        break;
      }
      // Without both times nothing was compared.
      if (ready === undefined && due === undefined) break;
      const sentence = isHome
        ? sentences.walkHome(kilometres, minutes)
        : sentences.walk(names.from, kilometres, minutes);
      found.push(say('leg-fits', sentence, data, sourcesOf(leg)));
    }
  }
  return found;
}

const askedOf = (lines: TimedLeg['ask'] = []): readonly FactSource[] =>
  lines.map(({ service }) => readSource(service));

function busSentence(bus: BusLeg, leg: BusLeg | MixedLeg, from: string): string {
  const arrives = leg.arrives === undefined ? undefined : londonTime(leg.arrives);
  const [first] = partsOf(leg);
  return first?.by === 'foot'
    ? sentences.walkToBus(londonTime(leg.leaves ?? bus.leaves), first.walk.minutes, bus, arrives)
    : sentences.bus(bus, from, arrives);
}

/** A drive is fine where its minutes are known, and where to leave the car, but at home. */
function driveFinding(car: CarLeg, { leg, stopId }: TimedLeg, say: SayWay): Message {
  const isParked = car.carPark !== undefined || stopId === undefined;
  const isKnown = car.drive?.minutes !== undefined && isParked;
  const code = isKnown ? 'leg-fits' : 'leg-not-known';
  const sentence = sentences.drive(legText(leg) ?? driveText(car), isParked);
  return say(code, sentence, {}, sourcesOf(leg));
}

type SayWay = (
  code: FindingCode,
  sentence: string,
  data?: Finding['data'],
  sources?: readonly FactSource[],
) => Message;

function inTrouble(
  { leg, ready, due, stopId }: TimedLeg,
  trouble: NonNullable<TimedLeg['trouble']>,
  say: SayWay,
): Message {
  const isHome = stopId === undefined;
  switch (trouble.kind) {
    case 'too-long': {
      const gap = Math.max(0, (due ?? 0) - (ready ?? 0));
      const { bus } = trouble;
      const isDriven = partsOf(leg).some(({ by }) => by === 'car');
      const means = [
        ...(leg.by === 'foot' ? [sentences.onFoot(trouble.minutes)] : []),
        ...(isDriven ? [sentences.byCar(trouble.minutes)] : []),
        ...(bus?.arrives === undefined ? [] : [sentences.byBus(londonTime(bus.arrives))]),
      ];
      const sentence = sentences.tooTight(isHome, gap, means.join(' or '));
      const data = { minutes: trouble.minutes, gap };
      const sources = [
        ...(leg.by === 'foot' ? sourcesOf(leg) : []),
        ...(bus ? sourcesOf(bus) : []),
      ];
      return say('leg-too-long', sentence, data, sources);
    }
    case 'no-bus': {
      const { last, sources } = trouble;
      const sentence = last
        ? sentences.lastBusGone(isHome, londonTime(last.leaves))
        : sentences.noBus(isHome);
      const data = last ? { last: londonTime(last.leaves) } : {};
      return say('no-bus', sentence, data, sources);
    }
    case 'closed': {
      const { title, source, checked } = trouble.notice;
      const sentence = sentences.closedWay(title, isHome);
      return say('way-closed', sentence, { title }, [readSource({ source, readOn: checked })]);
    }
  }
}

function steep(context: RuleContext, timed: TimedLeg): Message[] {
  const { from, to, stopId } = timed;
  const leg = partsOf(timed.leg).find(
    (part): part is FootLeg =>
      part.by === 'foot' &&
      part.walk.climb >= STEEP.climb &&
      part.walk.climb / part.walk.kilometres >= STEEP.aKilometre,
  );
  if (!leg) return [];
  const { climb, kilometres } = leg.walk;
  const sources = sourcesOf(leg);
  const names = { from: placeName(context, from), to: placeName(context, to) };
  const sentence = sentences.steep(stopId === undefined, climb);
  const data = { ...names, climb, kilometres };
  return [{ code: 'steep', sentence, data, sources }];
}

interface Missed {
  readonly sentence: string;
  readonly stopId?: string;
}

function promises({ facts, tides, timeline }: RuleContext): readonly Missed[] {
  const { day, date, stops } = timeline;
  if (date === undefined) return [];
  const missed = facts.readyDays
    .filter((ready) => ready.title === day.title)
    .filter((ready) => ready.stops.some((stop) => day.stops.some((own) => isSameThing(own, stop))))
    .map(({ name, season, weekdays, lowWater, ahead }): readonly Missed[] => {
      const first = addDays(date, -ahead);
      const found: Missed[] = [];
      if (!isInSeason(season, first)) {
        const [from, until] = [formatDayInYear(season.from), formatDayInYear(season.until)];
        found.push({ sentence: sentences.outOfSeason(name, from, until) });
      }
      if (weekdays?.includes(weekday(first)) === false) {
        const names = weekdays.map((one) => dayNames[one]);
        found.push({ sentence: sentences.otherWeekdays(name, names) });
      }
      if (ahead > 0 || !lowWater) return found;
      const [low] = lowsBetween(tides.extremes(date), lowWater);
      const visit = stops.find((timed) => timed.facts?.tide);
      if (low === undefined) {
        found.push({ sentence: sentences.otherTide(name, lowWater.from, lowWater.until) });
      } else if (visit?.from !== undefined && visit.to !== undefined) {
        const { from, to, stop } = visit;
        const sentence = sentences.offTide(londonTime(low), londonTime(low - BEFORE_LOW));
        if (low < from || to < low) found.push({ sentence, stopId: stop.id });
      }
      return found;
    });
  // A day may be part of several outings: it is kept where one of them can be had.
  return missed.toSorted((a, b) => a.length - b.length)[0] ?? [];
}

function wholeDay(context: RuleContext): Message[] {
  const { stops, legs, day } = context.timeline;
  const found: Message[] = promises(context).map((missed, fact) => ({
    code: 'not-this-date',
    fact: `${fact}`,
    ...missed,
  }));
  for (const time of [day.setsOut, day.back])
    found.push(...noSuchTime(context.timeline.date, time));
  const { carLeftAt } = context.timeline;
  if (carLeftAt !== undefined) {
    const { points } = context.facts.transport;
    const at = points.find(({ slug }) => slug === carLeftAt)?.name ?? carLeftAt;
    const sentence = sentences.carLeft(at);
    found.push({ code: 'car-left', sentence, data: { at } });
  }
  const over = stops.at(-1)?.to;
  const home = legs.find(({ stopId }) => stopId === undefined);
  // On the way home the leg says whether it is in time; where there is none, nothing else does.
  if (day.back !== undefined && over !== undefined && !home) {
    const due = toEpochMinutes(londonDate(stops[0]?.from ?? over), day.back);
    if (over > due) {
      const sentence = sentences.backLate(londonTime(over), day.back);
      const data = { back: day.back, time: londonTime(over) };
      found.push({ code: 'back-late', sentence, data });
    }
  }
  const starts = [...stops.map(({ from }) => from), ...legs.map(({ leg }) => startOf(leg))];
  const ends = [...stops.map(({ to }) => to), ...legs.map(({ leg }) => endOfLeg(leg))];
  const from = Math.min(...starts.filter(isKnown));
  const to = Math.max(...ends.filter(isKnown));
  if (to - from > LONG_DAY) {
    const sentence = sentences.longDay(to - from, londonTime(from), londonTime(to));
    const data = { minutes: to - from, from: londonTime(from), to: londonTime(to) };
    found.push({ code: 'long-day', sentence, data });
  }
  const walks = legs.flatMap(({ leg }) => partsOf(leg)).filter((part) => part.by === 'foot');
  const minutes = walks.reduce((sum, { walk }) => sum + walk.minutes, 0);
  const pace: Settings['pace'] = context.trip.settings.pace ?? 'steady';
  if (minutes > WALKING[pace]) {
    const kilometres = walks.reduce((sum, { walk }) => sum + walk.kilometres, 0);
    const sentence = sentences.muchWalking(kilometres, minutes);
    const data = { minutes, kilometres: Math.round(kilometres * 10) / 10, pace };
    const sources = uniqueSources(walks.flatMap(sourcesOf));
    found.push({ code: 'much-walking', sentence, data, sources });
  }
  return found;
}

const isKnown = (instant: EpochMinutes | undefined): instant is EpochMinutes =>
  instant !== undefined;

function startOf(leg: TimedLeg['leg']): EpochMinutes | undefined {
  return 'leaves' in leg ? leg.leaves : undefined;
}

function endOfLeg(leg: TimedLeg['leg']): EpochMinutes | undefined {
  return 'arrives' in leg ? leg.arrives : undefined;
}
