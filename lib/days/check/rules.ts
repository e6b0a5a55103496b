/** The rules of the check. Each looks at one stop, one leg or one day, and says what it found. */
import type { ClockTime, IsoDate, OpeningSpan } from '@/content/types';
import { dayNames, openingsOn, openingTable } from '@/lib/content/opening-hours';
import { eventEnd } from '@/lib/events/end';
import {
  addDays,
  type EpochMinutes,
  londonDate,
  londonTime,
  toEpochMinutes,
} from '@/lib/time/london';
import { formatDate } from '@/lib/time/words';
import { listText } from '@/lib/typeset';
import { isTooOld } from '@/lib/trust/age';
import { standingOn } from '@/lib/trust/trust';
import { dogsOn } from '@/lib/ways/dogs';
import type { DaysFacts, FactSource, ThingFacts } from '../facts';
import type { Settings, Trip } from '../trip';
import { type Finding, type FindingCode, findingStates } from './finding';
import {
  type BusLeg,
  type FootLeg,
  isInLight,
  LIGHT_MARGIN,
  type MixedLeg,
  partsOf,
  readSource,
} from './leg';
import type { StayTides } from './tide';
import type { TimedLeg, TimedStop, Timeline } from './timeline';
import { apartText, kilometresText, minutesText, spanText } from './words';

/** What every rule is given. */
export interface RuleContext {
  readonly facts: DaysFacts;
  readonly tides: StayTides;
  readonly trip: Trip;
  readonly timeline: Timeline;
  readonly now: EpochMinutes;
}

type Said = Omit<Finding, 'id' | 'state' | 'dayId' | 'stopId' | 'about' | 'data' | 'sources'> &
  Partial<Pick<Finding, 'data' | 'sources'>> & {
    /** Undefined for the name of the stop, or else the whole day. */
    readonly about?: string | undefined;
    /** Which of several facts of one stop, where a code is found of each. */
    readonly fact?: string;
  };

/** A finding, with what follows from its code and its place. */
function finding({ timeline }: RuleContext, stopId: string | undefined, said: Said): Finding {
  const { id: dayId } = timeline.day;
  const { code, fact, sentence, data = {}, sources = [] } = said;
  const place = `${code}/${dayId}/${stopId ?? ''}`;
  return {
    id: fact === undefined ? place : `${place}/${fact}`,
    code,
    state: findingStates[code],
    dayId,
    stopId,
    about: said.about ?? (stopId === undefined ? 'The whole day' : stopName(timeline, stopId)),
    sentence,
    data,
    sources,
  };
}

function stopName({ stops }: Timeline, stopId: string): string {
  return stops.find(({ stop }) => stop.id === stopId)?.facts?.name ?? 'A stop of this day';
}

/** The way to a stop is about the stop; what has none leads back. */
const aboutWay = ({ stopId }: TimedLeg) => (stopId === undefined ? 'The way back' : undefined);

/** Climb in metres from which a way is steep, where it also rises so many metres a kilometre. */
const STEEP = { climb: 80, aKilometre: 50 };
/** Minutes from the first step out of the door to the last. */
const LONG_DAY = 10 * 60;
/** Minutes on foot in a day, by pace. */
const WALKING = { slow: 90, steady: 240, brisk: 360 };

const stopRules = [listed, hours, event, overlap, dark, sunrise, dogs, stay, tide, notices, age];
const legRules = [way, steep, pathAge];

/** Every finding of a day, worked out as it is asked for: who looks for one need not wait for all. */
export function* findingsOf(context: RuleContext): Generator<Finding, void> {
  const { stops, legs } = context.timeline;
  for (const stop of stops) for (const rule of stopRules) yield* rule(context, stop);
  for (const leg of legs) for (const rule of legRules) yield* rule(context, leg);
  yield* wholeDay(context);
}

function listed(context: RuleContext, { stop, facts }: TimedStop): Finding[] {
  if (facts) return [];
  const sentence = 'This is no longer listed in the guide, so nothing about it can be checked.';
  return [finding(context, stop.id, { code: 'no-longer-listed', sentence })];
}

function hours(context: RuleContext, timed: TimedStop): Finding[] {
  const { stop, facts } = timed;
  if (!facts || facts.hours === 'open-ground' || facts.event || facts.stay) return [];
  const { name, source } = facts;
  const say = (code: FindingCode, sentence: string, data: Finding['data'] = {}) => [
    finding(context, stop.id, { code, sentence, data: { name, ...data }, sources: [source] }),
  ];
  if (facts.hours === 'not-known') {
    return say('hours-not-known', `The opening hours of ${name} are not known: ask before you go.`);
  }
  if (context.timeline.date === undefined) return undatedHours(stop.time, name, facts.hours, say);
  // After midnight it is the next day's hours that count.
  const date = timed.from === undefined ? context.timeline.date : londonDate(timed.from);

  const openings = openingsOn(date, facts.hours);
  const day = formatDate(date);
  if (timed.from === undefined || timed.to === undefined) {
    if (openings.length === 0) return say('closed', `${name} is closed on ${day}.`, { date });
    const shown = listText(openings.map(spanText));
    return say('open-sometime', `${name} is open ${shown} on ${day}.`, { date, hours: shown });
  }

  const { from, to } = timed;
  const night = openingsOn(addDays(date, -1), facts.hours);
  const running = [...night, ...openings].find((span) => span.from <= from && from < span.to);
  const at = londonTime(from);
  if (!running) {
    const shown = listText(openings.map(spanText));
    const why =
      openings.length === 0
        ? `${name} is closed on ${day}.`
        : `${name} is closed at ${at}: it is open ${shown} on ${day}.`;
    return say('closed', why, { date, time: at, hours: shown });
  }
  const closes = londonTime(running.to);
  if (to > running.to) {
    const left = minutesText(running.to - from);
    return say(
      timed.lengthIsSet ? 'closes-early' : 'closes-soon',
      `${name} closes at ${closes}, ${left} after ${at}.`,
      { date, time: at, closes },
    );
  }
  return say('open', `${name} is open then: ${spanText(running)} on ${day}.`, {
    date,
    time: at,
    closes,
  });
}

/** What can be said of opening hours without a date: on which days of the week it would fit. */
function undatedHours(
  time: ClockTime | undefined,
  name: string,
  spans: readonly OpeningSpan[],
  say: (code: FindingCode, sentence: string, data?: Finding['data']) => Finding[],
): Finding[] {
  if (time === undefined) {
    const week = openingTable(spans).filter(({ hours: open }) => open !== 'Closed');
    if (week.length === 7) return [];
    const days = listText(week.map(({ day }) => day));
    return say('open-sometime', `${name} is open on ${days}; give the day a date to check it.`);
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
  if (fits.length === 7) return say('open', `${name} is open at ${time} every day.`, { time });
  if (fits.length === 0) return say('closed', `${name} is closed at ${time} every day.`, { time });
  const sentence = `${name} is open at ${time} on ${listText(fits)}; give the day a date to check it.`;
  return say('open-sometime', sentence, { time });
}

/** Ground without a gate, and what the content says is done outdoors. */
const isOutdoors = ({ hours, outdoors }: ThingFacts): boolean =>
  hours === 'open-ground' || outdoors === true;

/** Outdoors there is no lamp; a way on foot is not begun or ended in the dark. */
function dark(context: RuleContext, { stop, facts, from, to }: TimedStop): Finding[] {
  const { light } = context.timeline;
  if (!light || from === undefined || to === undefined) return [];
  if (!facts || !isOutdoors(facts) || facts.event || facts.stay) return [];
  const { name, byDaylight } = facts;
  const last = byDaylight ? light.dusk - LIGHT_MARGIN : light.dusk;
  if (from >= light.dawn && to <= last) return [];
  const isEvening = from >= light.dawn;
  const at = londonTime(isEvening ? light.dusk : light.dawn);
  const sentence = isEvening
    ? `It is dark from ${at}: ${name} would end at ${londonTime(to)}.`
    : `It is dark until ${at}: ${name} would begin at ${londonTime(from)}.`;
  const code = byDaylight ? 'walk-in-the-dark' : 'dark-there';
  return [finding(context, stop.id, { code, sentence, data: { name, time: at } })];
}

/** Minutes before first light from which one may wait for the sunrise. */
const SUNRISE_MARGIN = 30;

function sunrise(context: RuleContext, { stop, facts, from }: TimedStop): Finding[] {
  const { light } = context.timeline;
  if (!facts?.atSunrise || !light || from === undefined) return [];
  if (from >= light.dawn - SUNRISE_MARGIN && from <= light.sunrise) return [];
  const { name } = facts;
  const time = londonTime(light.sunrise);
  if (from < light.sunrise) {
    const early = `The sun rises at ${time}: ${londonTime(from)} is too early for ${name}.`;
    const data = { name, time };
    return [finding(context, stop.id, { code: 'before-sunrise', sentence: early, data })];
  }
  const sentence = `The sun rises at ${time}: be there before it for ${name}.`;
  return [finding(context, stop.id, { code: 'after-sunrise', sentence, data: { name, time } })];
}

function event(context: RuleContext, { stop, facts, from, isSet }: TimedStop): Finding[] {
  if (!facts?.event) return [];
  const { name, source } = facts;
  const { startDate, endDate = startDate, startTime, endTime } = facts.event;
  const when =
    startDate === endDate
      ? `on ${formatDate(startDate)}, ${startTime} to ${endTime}`
      : `from ${formatDate(startDate)}, ${startTime}, to ${formatDate(endDate)}, ${endTime}`;
  const say = (code: FindingCode, sentence: string) =>
    finding(context, stop.id, {
      code,
      sentence,
      data: { name, startDate, endDate, startTime, endTime },
      sources: [source],
    });

  const end = endOf(facts.event);
  if (end < context.now) return [say('event-over', `${name} is over: it was ${when}.`)];
  const { date } = context.timeline;
  if (date === undefined) return [say('event-date', `${name} is ${when}; this day has no date.`)];
  if (date < startDate || date > endDate) {
    return [say('event-other-date', `${name} is ${when}, not on ${formatDate(date)}.`)];
  }
  const begins = toEpochMinutes(startDate, startTime);
  if (isSet && from !== undefined && (from < begins || from >= end)) {
    return [say('event-other-time', `${name} is ${when}, not at ${londonTime(from)}.`)];
  }
  return [say('event-on', `${name} is ${when}.`)];
}

function endOf(event: NonNullable<NonNullable<TimedStop['facts']>['event']>): EpochMinutes {
  const midnight = event.endDate === undefined && event.endTime < event.startTime;
  return midnight ? eventEnd({ ...event, endDate: addDays(event.startDate, 1) }) : eventEnd(event);
}

function overlap(context: RuleContext, timed: TimedStop): Finding[] {
  if (timed.from === undefined || !timed.isSet) return [];
  const { from, stop, facts } = timed;
  const { stops } = context.timeline;
  const earlier = stops
    .slice(0, stops.indexOf(timed))
    .findLast(({ to, from: began }) => (to !== undefined && to > from) || (began ?? from) > from);
  if (earlier?.to === undefined) return [];
  const [name, other] = [facts?.name ?? 'This', earlier.facts?.name ?? 'what is before it'];
  const until = londonTime(earlier.to);
  const data = { name, other, until, time: londonTime(from) };
  const sentence = `${name} begins at ${data.time}, before ${other} is over at ${until}.`;
  // Of what the visitor has planned there is no source; of when an event is held there is.
  const sources = [facts, earlier.facts].flatMap((known) => (known?.event ? [known.source] : []));
  return [finding(context, stop.id, { code: 'overlap', sentence, data, sources })];
}

/** Kinds of thing whose ground a rule for dogs at their place is about. */
const outdoors = ['activity', 'area', 'beach', 'event', 'walk'];

/** What has been read of dogs where a thing is; undefined where nothing has. */
function dogRuleOf({ dogRules }: DaysFacts, { type, place }: ThingFacts) {
  const rule = dogRules.find((known) => known.place === place);
  return outdoors.includes(type.toLowerCase()) && rule?.rule !== 'not-known' ? rule : undefined;
}

function dogs(context: RuleContext, { stop, facts }: TimedStop): Finding[] {
  if (context.trip.settings.dog !== true || !facts) return [];
  const { octoberHalfTerms, ways } = context.facts;
  const { name } = facts;
  const dated = dogRuleOf(context.facts, facts);
  const sources = dated ? [readSource(dated.source, dated.readOn)] : [];
  const say = (code: FindingCode, sentence: string) => [
    finding(context, stop.id, { code, sentence, data: { name }, sources }),
  ];
  const { date } = context.timeline;
  if (date === undefined) {
    return dated
      ? say(dated.rule === 'none' ? 'dogs-seasonal' : 'dogs-welcome', dated.words)
      : say('dogs-not-known', `Whether dogs may come to ${name} is not known.`);
  }
  switch (dogsOn(dated, date, { bankHolidays: ways.bankHolidays, octoberHalfTerms })) {
    case 'none':
      return say(
        'dogs-excluded',
        `No dogs at ${name} on ${formatDate(date)}: ${dated?.words ?? ''}`,
      );
    case 'welcome':
      return say(
        'dogs-welcome',
        `No ban on dogs at ${name} on ${formatDate(date)} that we know of.`,
      );
    case 'unknown':
      return say(
        'dogs-not-known',
        `Whether dogs may come to ${name} on ${formatDate(date)} is not known.`,
      );
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

function stay(context: RuleContext, { stop, facts, from, to, isSet }: TimedStop): Finding[] {
  if (!facts?.stay || !isSet || from === undefined || to === undefined) return [];
  const { name, source, stay: times } = facts;
  const { checkIn, checkOut } = times;
  const { index } = context.timeline;
  const { first, last } = stayDays(context.trip, stop.slug);
  const [at, until] = [londonTime(from), londonTime(to)];
  const say = (code: FindingCode, sentence: string) => [
    finding(context, stop.id, {
      code,
      sentence,
      data: { name, checkIn, checkOut, time: at },
      sources: [source],
    }),
  ];
  if (index === first && at < checkIn) {
    return say('before-check-in', `Check-in at ${name} begins at ${checkIn}, not at ${at}.`);
  }
  if (index === last && last > first && until > checkOut) {
    return say('after-check-out', `Check-out at ${name} is by ${checkOut}, not ${until}.`);
  }
  if (index === first) return say('stay-times', `Check-in at ${name} is from ${checkIn}.`);
  return index === last ? say('stay-times', `Check-out at ${name} is by ${checkOut}.`) : [];
}

function tide(context: RuleContext, { stop, facts, from }: TimedStop): Finding[] {
  const { date } = context.timeline;
  if (!facts?.tide || date === undefined) return [];
  const { spot, note, caution, source } = facts.tide;
  const { tides, facts: known } = context;
  const sources: FactSource[] = [readSource(source, facts.source.readOn), known.tides.source];
  const say = (code: FindingCode, sentence: string, data: Finding['data']) => [
    finding(context, stop.id, { code, sentence, data: { spot, ...data }, sources }),
  ];
  if (!tides.covers(date)) {
    const sentence = `There is no tide prediction for ${formatDate(date)}. ${spot}: ${note} ${caution}`;
    return say('no-prediction', sentence, { date });
  }
  const lows = tides.lowWaters(date).map(({ instant }) => instant);
  if (from === undefined) {
    const times = listText(lows.map(londonTime)) || 'not by daylight';
    return say('tide', `Low water by daylight: ${times}. ${spot}: ${note} ${caution}`, {
      date,
      lowWater: times,
    });
  }
  const low = tides.nearestLow(from);
  const sentence = `Low water is at ${londonTime(low)}, ${apartText(low, from)}. ${spot}: ${note} ${caution}`;
  return say('tide', sentence, {
    date,
    lowWater: londonTime(low),
    minutesAfter: low - from,
  });
}

function notices(context: RuleContext, { stop, facts }: TimedStop): Finding[] {
  const { date } = context.timeline;
  if (!facts || date === undefined) return [];
  return context.facts.ways.notices
    .filter(({ places }) => places.includes(facts.place))
    .flatMap((notice) => {
      const standing = standingOn(date, notice);
      if (standing === 'ahead') return [];
      const { title, source, checked } = notice;
      const past = standing === 'past';
      const sentence = past
        ? `“${title}” was last read on ${formatDate(checked)}; whether it still holds is not known.`
        : `${title}: read on ${formatDate(checked)}. Check before you travel.`;
      return finding(context, stop.id, {
        code: past ? 'out-of-date' : 'notice',
        fact: title,
        sentence,
        data: { title },
        sources: [readSource(source, checked)],
      });
    });
}

/** The day for which facts are told: today's where a day has no date. */
const dayOfFacts = ({ timeline: { date }, now }: RuleContext): IsoDate => date ?? londonDate(now);

/** Hours and rules that were read too long ago: what they say may still hold, and may not. */
function age(context: RuleContext, { stop, facts }: TimedStop): Finding[] {
  if (!facts) return [];
  const { name, place, source } = facts;
  const day = dayOfFacts(context);
  const say = (fact: string, sentence: string, from: FactSource) =>
    finding(context, stop.id, {
      code: 'out-of-date',
      fact,
      sentence,
      data: { name, readOn: from.readOn },
      sources: [from],
    });

  const found: Finding[] = [];
  const times = facts.stay ? 'times of arrival and departure' : 'opening hours';
  const hasTimes = facts.stay !== undefined || typeof facts.hours !== 'string';
  if (hasTimes && isTooOld('hours', source.readOn, day)) {
    const sentence = `The ${times} of ${name} were read on ${formatDate(source.readOn)}, more than a year before this day: ask before you go.`;
    found.push(say('hours', sentence, source));
  }
  const rule = context.trip.settings.dog === true && dogRuleOf(context.facts, facts);
  if (rule && standingOn(day, { until: rule.validUntil }) === 'past') {
    const sentence = `What is known of dogs at ${name} was read on ${formatDate(rule.readOn)} and is believed until ${formatDate(rule.validUntil)} only: ask before you go.`;
    found.push(say(`dogs at ${place}`, sentence, readSource(rule.source, rule.readOn)));
  }
  return found;
}

/** A path that was measured long ago: cliffs fall, and paths are led another way. */
function pathAge(context: RuleContext, timed: TimedLeg): Finding[] {
  const { leg, stopId, from, to } = timed;
  const day = dayOfFacts(context);
  const walks = partsOf(leg).filter(({ by }) => by === 'foot');
  const old = walks
    .flatMap(({ sources }) => sources)
    .filter(({ readOn }) => isTooOld('path', readOn, day));
  const [oldest] = old;
  if (!oldest) return [];
  const names = { from: placeName(context, from), to: placeName(context, to) };
  const sentence = `What is known of the path from ${names.from} to ${names.to} was read on ${formatDate(oldest.readOn)}, more than three years before this day: look out for signs on the way.`;
  return [
    finding(context, stopId, {
      about: aboutWay(timed),
      code: 'out-of-date',
      fact: 'path',
      sentence,
      data: names,
      sources: old,
    }),
  ];
}

function placeName(context: RuleContext, slug: string): string {
  return context.facts.places.find((place) => place.slug === slug)?.name ?? slug;
}

function way(context: RuleContext, timed: TimedLeg): Finding[] {
  const { leg, trouble, outOfDate, goneBus, ask, stopId, from, to, ready, due } = timed;
  const names = { from: placeName(context, from), to: placeName(context, to) };
  const journey = `from ${names.from} to ${names.to}`;
  const say = (
    code: FindingCode,
    sentence: string,
    data: Finding['data'] = {},
    sources: readonly FactSource[] = [],
  ) =>
    finding(context, stopId, {
      about: aboutWay(timed),
      code,
      sentence,
      data: { ...data, from: names.from, to: names.to },
      sources,
    });

  const found: Finding[] = [];
  if (outOfDate) {
    const { number, source } = outOfDate;
    const read = formatDate(source.readOn);
    const sentence = `The times of bus ${number} were read on ${read} and are too old for this day: look at the operator’s page.`;
    found.push(say('out-of-date', sentence, { number }, [source]));
  }
  // Where two overlap, that is said; that there is no time between them goes with it.
  const overlaps = stopId !== undefined && (due ?? 0) < (ready ?? 0);
  if (trouble?.kind === 'too-long' && overlaps) return found;
  if (trouble) return [...found, inTrouble(timed, trouble, journey, say)];

  switch (leg.by) {
    case 'here':
      break;
    case 'car':
    case 'not-known': {
      const how = leg.by === 'car' ? 'How long the drive takes' : 'A way in time';
      found.push(say('leg-not-known', `${how} ${journey} is not known.`));
      break;
    }
    case 'bus':
    case 'mixed': {
      const bus = partsOf(leg).find((part): part is BusLeg => part.by === 'bus');
      if (!bus) break;
      const sentence = busSentence(bus, leg, names.from);
      const data = { number: bus.number, leaves: londonTime(bus.leaves) };
      if (leg.arrives === undefined && due !== undefined) {
        const more = ` When it is at ${names.to} is not known, nor whether that is by ${londonTime(due)}.`;
        found.push(say('leg-not-known', sentence + more, data, leg.sources));
        break;
      }
      found.push(say('leg-fits', sentence, data, leg.sources));
      break;
    }
    case 'foot': {
      const { light } = context.timeline;
      const data = { kilometres: leg.kilometres, climb: leg.climb, minutes: leg.minutes };
      const isDark = !isInLight(leg, light);
      if (ask && ask.length > 0) {
        const dark = isDark ? ', in the dark' : '';
        const sentence = `${minutesText(leg.minutes)} on foot ${journey}${dark}. A bus may come: ask ${askWords(ask)}.`;
        const sources = [
          ...leg.sources,
          ...ask.map(({ service }) => readSource(service.source, service.readOn)),
        ];
        found.push(say('leg-not-known', sentence, data, sources));
        break;
      }
      const gone = goneBus && `bus ${goneBus.number} at ${londonTime(goneBus.leaves)}`;
      const sources = [...leg.sources, ...(goneBus?.sources ?? [])];
      if (isDark && light && leg.leaves !== undefined) {
        const when =
          leg.leaves < light.dawn
            ? `it is dark until ${londonTime(light.dawn)}, and you would set out at ${londonTime(leg.leaves)}`
            : `it is dark at ${londonTime(light.dusk)}, and you would be there at ${londonTime(leg.arrives ?? leg.leaves)}`;
        const bus = gone ? ` The last bus we have: ${gone}.` : '';
        const sentence = `The coast path ${journey} takes ${minutesText(leg.minutes)}: ${when}.${bus}`;
        found.push(say('dark', sentence, { ...data, dusk: londonTime(light.dusk) }, sources));
        break;
      }
      if (gone) {
        const last = londonTime(goneBus.leaves);
        const sentence = `The last bus we have ${journey}: ${gone}. After that ${onFoot(leg)}.`;
        found.push(say('on-foot-only', sentence, { ...data, last }, sources));
        break;
      }
      // Without both times nothing was compared.
      if (ready === undefined && due === undefined) break;
      const sentence = `Time enough ${journey}: ${onFoot(leg)}.`;
      found.push(say('leg-fits', sentence, data, leg.sources));
    }
  }
  return found;
}

/** "Stagecoach", "Country Bus or Tally Ho". */
function askWords(lines: NonNullable<TimedLeg['ask']>): string {
  const operators = lines.flatMap(({ service }) => service.operators.map(({ name }) => name));
  const sources = lines.map(({ service }) => service.source.name);
  return [...new Set(operators.length > 0 ? operators : sources)].join(' or ');
}

/** "Bus 3 leaves Dartmouth at 17:15, there at 17:30." With the walk to it, where there is one. */
function busSentence(bus: BusLeg, leg: BusLeg | MixedLeg, from: string): string {
  const there = leg.arrives === undefined ? '' : `, there at ${londonTime(leg.arrives)}`;
  const at = londonTime(bus.leaves);
  if (leg.by === 'mixed') {
    const [first] = leg.parts;
    const walk =
      first?.by === 'foot'
        ? `Leave at ${londonTime(leg.leaves)}: ${minutesText(first.minutes)} on foot, then bus`
        : 'Bus';
    return `${walk} ${bus.number} at ${at}${bus.stop === undefined ? '' : ` from ${bus.stop}`}${there}.`;
  }
  return bus.leavesIsKnown
    ? `Bus ${bus.number} leaves ${from} at ${at}${there}.`
    : `Bus ${bus.number} from ${from}: be at the stop by ${at}, as its minute there is not known${there}.`;
}

/** "on foot 4.8 km with 170 m of climb, 1 hour 15 minutes". */
function onFoot({ kilometres, climb, climbIsRough, minutes }: FootLeg): string {
  const about = climbIsRough ? 'about ' : '';
  return `on foot ${kilometresText(kilometres)} with ${about}${climb}\u00a0m of climb, ${minutesText(minutes)}`;
}

function inTrouble(
  { leg, ready, due }: TimedLeg,
  trouble: NonNullable<TimedLeg['trouble']>,
  journey: string,
  say: (
    code: FindingCode,
    sentence: string,
    data?: Finding['data'],
    sources?: readonly FactSource[],
  ) => Finding,
): Finding {
  switch (trouble.kind) {
    case 'too-long': {
      const gap = Math.max(0, (due ?? 0) - (ready ?? 0));
      const { bus } = trouble;
      const byBus =
        bus?.arrives === undefined
          ? ''
          : `; bus ${bus.number} at ${londonTime(bus.leaves)} is there at ${londonTime(bus.arrives)}`;
      const how =
        leg.by === 'foot'
          ? onFoot(leg) + byBus
          : `${minutesText(trouble.minutes)} with the bus${byBus}`;
      const sentence = `The way ${journey} takes longer than the ${minutesText(gap)} between: ${how}.`;
      const data = { minutes: trouble.minutes, gap };
      const sources = [...(leg.by === 'foot' ? leg.sources : []), ...(bus?.sources ?? [])];
      return say('leg-too-long', sentence, data, sources);
    }
    case 'no-bus': {
      const { last, sources } = trouble;
      const when = last
        ? `The last bus we have ${journey} leaves at ${londonTime(last.leaves)}`
        : `No bus goes ${journey} on this day`;
      const sentence = `${when}, and no other way is known in time.`;
      const data = last ? { last: londonTime(last.leaves) } : {};
      return say('no-bus', sentence, data, sources);
    }
    case 'closed': {
      const { title, source, checked } = trouble.notice;
      const read = formatDate(checked);
      const sentence = `The way ${journey} is closed: ${title} (read on ${read}).`;
      return say('way-closed', sentence, { title }, [readSource(source, checked)]);
    }
  }
}

function steep(context: RuleContext, timed: TimedLeg): Finding[] {
  const { stopId, from, to } = timed;
  const leg = partsOf(timed.leg).find(
    (part): part is FootLeg =>
      part.by === 'foot' &&
      part.climb >= STEEP.climb &&
      part.climb / part.kilometres >= STEEP.aKilometre,
  );
  if (!leg) return [];
  const { climb, kilometres, sources } = leg;
  const names = { from: placeName(context, from), to: placeName(context, to) };
  const sentence = `A steep way from ${names.from} to ${names.to}: ${onFoot(leg)}.`;
  const data = { ...names, climb, kilometres };
  return [
    finding(context, stopId, { about: aboutWay(timed), code: 'steep', sentence, data, sources }),
  ];
}

function wholeDay(context: RuleContext): Finding[] {
  const { stops, legs, day } = context.timeline;
  const found: Finding[] = [];
  const over = stops.at(-1)?.to;
  const home = legs.find(({ stopId }) => stopId === undefined);
  // On the way home the leg says whether it is in time; where there is none, nothing else does.
  if (day.back !== undefined && over !== undefined && !home) {
    const due = toEpochMinutes(londonDate(stops[0]?.from ?? over), day.back);
    if (over > due) {
      const sentence = `You would be back at ${londonTime(over)}, and want to be at ${day.back}.`;
      const data = { back: day.back, time: londonTime(over) };
      found.push(finding(context, undefined, { code: 'back-late', sentence, data }));
    }
  }
  const starts = [...stops.map(({ from }) => from), ...legs.map(({ leg }) => startOf(leg))];
  const ends = [...stops.map(({ to }) => to), ...legs.map(({ leg }) => endOfLeg(leg))];
  const from = Math.min(...starts.filter(isKnown));
  const to = Math.max(...ends.filter(isKnown));
  if (to - from > LONG_DAY) {
    const sentence = `A long day: ${minutesText(to - from)}, from ${londonTime(from)} to ${londonTime(to)}.`;
    const data = { minutes: to - from, from: londonTime(from), to: londonTime(to) };
    found.push(finding(context, undefined, { code: 'long-day', sentence, data }));
  }
  const walks = legs.flatMap(({ leg }) => partsOf(leg)).filter((part) => part.by === 'foot');
  const minutes = walks.reduce((sum, leg) => sum + leg.minutes, 0);
  const pace: Settings['pace'] = context.trip.settings.pace ?? 'steady';
  if (minutes > WALKING[pace]) {
    const kilometres = walks.reduce((sum, leg) => sum + leg.kilometres, 0);
    const sentence = `A lot of walking at a ${pace} pace: ${kilometresText(kilometres)}, ${minutesText(minutes)} on foot.`;
    const data = { minutes, kilometres: Math.round(kilometres * 10) / 10, pace };
    const read = new Map(walks.flatMap((leg) => leg.sources).map((from) => [from.name, from]));
    const sources = [...read.values()];
    found.push(finding(context, undefined, { code: 'much-walking', sentence, data, sources }));
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
