import type { IsoDate, OpeningSpan } from '@/content/types';
import { dayNames, openingsOn } from '@/lib/content/opening-hours';
import {
  addDays,
  type EpochMinutes,
  londonDate,
  londonTime,
  toEpochMinutes,
  weekday,
} from '@/lib/time/london';
import { occasionEnd } from '@/lib/events/end';
import type { PlanForecast } from '@/lib/forecast/plan';
import { durationText, milesText, minutesText } from '@/lib/time/spans';
import { formatDateRange, formatDayInYear, formatDayMonth } from '@/lib/time/words';
import { capitalised, listText } from '@/lib/typeset';
import { pointName } from '@/lib/transport/data';
import { isBankHoliday } from '@/lib/transport/service-day';
import { isTooOld } from '@/lib/trust/age';
import { standingOn } from '@/lib/trust/trust';
import { LIGHT_MARGIN, walkingLimits } from '@/lib/transport/pace';
import type { DriveLeg, Way } from '@/lib/transport/types';
import { isSteep } from '@/lib/transport/walk';
import {
  atEarliest,
  hasRide,
  isOnFoot,
  isUnread,
  minutesInDark,
  roughWalksOf,
  ridesOf,
  sourcesOf,
} from '@/lib/transport/way';
import { briefText, conditionOf, leavesText, wayText } from '@/lib/transport/words';
import { dogsOn } from '@/lib/transport/dogs';
import { type FactSource, readSource } from '@/lib/trust/sources';
import { type DaysFacts, openingSpans, readyDayOf, type ThingFacts } from '../facts';
import { mealGapOf } from '../meals';
import { isWithinYear } from '@/lib/time/day';
import { isOwn, isSameThing, type Trip } from '../trip';
import { type Finding, type FindingCode, findingStates } from './finding';
import { BEFORE_LOW, type StayTides } from './tide';
import { spanOf, type TimedLeg, type TimedStop, type Timeline } from './timeline';
import { askDogs, askTimes, askWay, skippedTime, there } from './words';

interface RuleContext {
  readonly facts: DaysFacts;
  readonly tides: StayTides;
  readonly forecast: PlanForecast | undefined;
  readonly trip: Trip;
  readonly timeline: Timeline;
  readonly now: EpochMinutes;
}

type Message = Pick<Finding, 'code' | 'sentence' | 'sources'> &
  Partial<Pick<Finding, 'more' | 'ask' | 'condition' | 'otherwise' | 'stopId'>> & {
    fact?: string | undefined;
  };

type Messages = Message | readonly (Message | undefined)[] | undefined;

const message = (
  code: FindingCode,
  sentence: string,
  sources: readonly FactSource[] = [],
  more: Omit<Message, 'code' | 'sentence' | 'sources'> = {},
): Message => ({ code, sentence, sources, ...more });

function finding(
  { timeline }: RuleContext,
  stopId: string | undefined,
  { code, sentence, sources, fact, ...more }: Message,
  wayOrDay = 'The whole day',
): Finding {
  const timed = timeline.stops.find(({ stop }) => stop.id === stopId);
  const about = timed ? (timed.facts?.name ?? 'A stop of this day') : wayOrDay;
  const { id: dayId } = timeline.day;
  const id = [code, dayId, stopId ?? '', ...(fact === undefined ? [] : [fact])].join('/');
  const state = findingStates[code];
  return { ...more, id, code, state, dayId, stopId, about, sentence, sources };
}

/** Climb in metres from which a way is told to be steep where a stage of it is, and from which any is. */
const STEEP = { climb: 80, anyClimb: 200 };
/** Minutes from the first step out of the door to the last. */
const LONG_DAY = 10 * 60;
/** Minutes before first light from which one may wait for the sunrise. */
const SUNRISE_MARGIN = 30;

const stopRules = [
  listed,
  skipped,
  hours,
  event,
  overlap,
  dark,
  sunrise,
  dogs,
  wheels,
  stay,
  tide,
  weather,
  notices,
  age,
];
/** Of a line of one's own nothing else is known. */
const ownRules = [skipped, overlap, notices];
const legRules = [way, steep, wheelsOnPaths, pathAge];

/** What each rule says of a stop or a way. */
function* said<Timed>(
  rules: readonly ((context: RuleContext, timed: Timed) => Messages)[],
  context: RuleContext,
  timed: Timed,
): Generator<Message, void> {
  for (const rule of rules) {
    for (const one of [rule(context, timed)].flat()) if (one) yield one;
  }
}

/** Every finding of a day, worked out as it is asked for: who looks for one need not wait for all. */
export function* findingsOf(context: RuleContext): Generator<Finding, void> {
  const { stops, legs } = context.timeline;
  for (const timed of stops) {
    const rules = isOwn(timed.stop) ? ownRules : stopRules;
    for (const one of said(rules, context, timed)) yield finding(context, timed.stop.id, one);
  }
  for (const leg of legs) {
    const about = leg.stopId === undefined ? 'The way home' : undefined;
    for (const one of said(legRules, context, leg)) yield finding(context, leg.stopId, one, about);
  }
  for (const one of wholeDay(context)) yield finding(context, one.stopId, one);
}

function listed(_context: RuleContext, { facts }: TimedStop): Messages {
  const sentence = 'No longer in our guide. Check it’s still there.';
  const condition = ['what is no longer in our guide is still there'] as const;
  return facts ? undefined : message('no-longer-listed', sentence, [], { condition });
}

function skipped({ timeline: { date } }: RuleContext, { stop: { time } }: TimedStop): Messages {
  const sentence = skippedTime(date, time);
  return sentence === undefined ? undefined : message('no-such-time', sentence, [], { fact: time });
}

function hours({ facts: known, timeline }: RuleContext, timed: TimedStop): Messages {
  const { facts, from } = timed;
  if (!facts || facts.hours === 'open-ground' || facts.event || facts.stay) return undefined;
  const spans = openingSpans(facts);
  const date = timeline.date && from !== undefined ? londonDate(from) : timeline.date;
  const isHoliday = date !== undefined && isBankHoliday(date, known.transport);
  if (!spans || isHoliday) return askHours('hours-not-known', facts);
  const judged = date === undefined ? undatedHours(spans, from) : datedHours(spans, date, timed);
  if (facts.hours !== 'not-known') {
    return judged && { ...judged, sources: [facts.source] };
  }
  if (judged?.code === 'closed' || judged?.code === 'closes-early') {
    return askHours(judged.code, facts);
  }
  const asked = askHours('hours-not-known', facts);
  return judged?.code === 'closes-soon' ? [asked, judged] : asked;
}

function spanText({ from, to }: { from: EpochMinutes; to: EpochMinutes }): string {
  return `${londonTime(from)}–${londonTime(to)}`;
}

/** What is open at an instant of a date: since that day, or since the evening before. */
const openingAt = (spans: readonly OpeningSpan[], date: IsoDate, at: EpochMinutes) =>
  [...openingsOn(addDays(date, -1), spans), ...openingsOn(date, spans)].find(
    ({ from, to }) => from <= at && at < to,
  );

function datedHours(
  spans: readonly OpeningSpan[],
  date: IsoDate,
  { from, to, lengthIsSet }: TimedStop,
): Message {
  const openings = openingsOn(date, spans);
  const day = formatDayMonth(date);
  const shown = listText(openings.map(spanText));
  const running = from === undefined ? undefined : openingAt(spans, date, from);
  if (!running && openings.length === 0) return message('closed', `Closed on ${day}.`);
  if (from === undefined || to === undefined) {
    return message('open-sometime', `Open ${shown} on ${day}.`);
  }
  if (!running) return message('closed', `Closed at ${londonTime(from)}. Open ${shown}.`);
  if (to <= running.to) return message('open', `Open ${spanText(running)}.`);
  const sentence = `Closes at ${londonTime(running.to)}, ${minutesText(running.to - from)} after you arrive.`;
  // Less than half of a visit is none.
  const isShort = running.to - from < (to - from) / 2;
  return message(lengthIsSet || isShort ? 'closes-early' : 'closes-soon', sentence);
}

function askHours(code: FindingCode, { name, source, type, usualHours }: ThingFacts): Message {
  const ask = type === 'activity' ? `${name}: ask the organiser for times.` : askTimes([name]);
  const sentence = usualHours
    ? `Usually open ${usualHours.opens}–${usualHours.closes}: ask before you go.`
    : ask;
  const isAsked = findingStates[code] === 'check-first';
  return message(code, sentence, [source], isAsked ? { ask: 'hours' } : {});
}

/** What holds on every day of the week. */
function undatedHours(
  spans: readonly OpeningSpan[],
  from: EpochMinutes | undefined,
): Message | undefined {
  const time = from === undefined ? undefined : londonTime(from);
  const all = Object.values(dayNames);
  const open = all.filter((_name, ahead) => {
    // Any week will do: 1 January 2001 was a Monday.
    const date = addDays('2001-01-01', ahead);
    return time === undefined
      ? openingsOn(date, spans).length > 0
      : openingAt(spans, date, toEpochMinutes(date, time)) !== undefined;
  });
  const closed = all.filter((name) => !open.includes(name));
  const at = time === undefined ? '' : ` at ${time}`;
  if (open.length === 0) return message('closed', `Closed${at} every day.`);
  if (closed.length === 0) return time && message('open', `Open${at} every day.`);
  const [what, days] = open.length > closed.length ? ['Closed', closed] : ['Open', open];
  const named = listText(days.map((day) => `${day}s`));
  return message('open-sometime', `${what} ${named}${at}. Add a date.`);
}

const nearDark = (dusk: EpochMinutes) =>
  `Dark at ${londonTime(dusk)}, minutes after: set out sooner.`;

function dark(context: RuleContext, { facts, from, to }: TimedStop): Messages {
  const { light } = context.timeline;
  if (!light || from === undefined || to === undefined) return undefined;
  if (!facts || facts.event || facts.stay) return undefined;
  const { name, hours: open, byDaylight, atSunrise } = facts;
  if (open !== 'open-ground' && !byDaylight) return undefined;
  const first = atSunrise ? light.dawn - SUNRISE_MARGIN : light.dawn;
  if (from >= first && to <= light.dusk) {
    const isNear = byDaylight && to > light.dusk - LIGHT_MARGIN;
    return isNear ? message('near-dark', nearDark(light.dusk)) : undefined;
  }
  const sentence =
    from >= light.dawn
      ? `${name}: dark from ${londonTime(light.dusk)}.`
      : `${name}: dark until ${londonTime(light.dawn)}.`;
  return message(byDaylight ? 'walk-in-the-dark' : 'dark-there', sentence);
}

function weather(context: RuleContext, { facts, from, to }: TimedStop): Messages {
  const { date, light } = context.timeline;
  if (!context.forecast || !facts || !light || date === undefined || facts.stay) return undefined;
  const { hours: open, byDaylight, type, atSunrise, stars } = facts;
  const matters = {
    forecast: false,
    'rain-likely': open === 'open-ground' || byDaylight,
    'strong-gusts': type === 'walk',
    'cloud-likely': atSunrise ?? (stars && from !== undefined && from >= light.dusk),
    'high-waves': type === 'beach',
  };
  const span = from === undefined ? undefined : { from, to: to ?? from };
  return context.forecast.remarks(date, span).filter(({ code }) => matters[code]);
}

function sunrise(context: RuleContext, { facts, from }: TimedStop): Messages {
  const { light } = context.timeline;
  if (!facts?.atSunrise || !light || from === undefined) return undefined;
  if (from >= light.dawn - SUNRISE_MARGIN && from <= light.sunrise) return undefined;
  const isEarly = from < light.sunrise;
  const advice = isEarly ? `${londonTime(from)} is too early` : 'be there before it';
  const sentence = `Sunrise is at ${londonTime(light.sunrise)}: ${advice}.`;
  return message(isEarly ? 'before-sunrise' : 'after-sunrise', sentence);
}

function event(context: RuleContext, { facts, from, isSet }: TimedStop): Messages {
  if (!facts?.event) return undefined;
  const { startDate, endDate = startDate, startTime, endTime } = facts.event;
  const when =
    startDate === endDate
      ? `${formatDayMonth(startDate)}, ${startTime}–${endTime}`
      : formatDateRange(startDate, endDate);
  const say = (code: FindingCode, sentence: string) => message(code, sentence, [facts.source]);

  const end = occasionEnd(facts.event);
  if (end < context.now) return say('event-over', `Over. It was on ${when}.`);
  const { date } = context.timeline;
  if (date === undefined) return say('event-date', `On ${when}. Add a date.`);
  if (date < startDate || date > endDate) {
    return say('event-other-date', `On ${when}, not ${formatDayMonth(date)}.`);
  }
  const begins = toEpochMinutes(startDate, startTime);
  if (isSet && from !== undefined && (from < begins || from >= end)) {
    return say('event-other-time', `On ${when}, not at ${londonTime(from)}.`);
  }
  return say('event-on', `On ${when}.`);
}

function overlap(context: RuleContext, timed: TimedStop): Messages {
  const { from, facts, isSet } = timed;
  if (from === undefined || !isSet) return undefined;
  const { stops } = context.timeline;
  const earlier = stops
    .slice(0, stops.indexOf(timed))
    .findLast(({ to, from: began }) => (to !== undefined && to > from) || (began ?? from) > from);
  if (earlier?.to === undefined) return undefined;
  const other = earlier.facts?.name ?? 'the stop before';
  // Of what the visitor has planned there is no source; of when an event is held there is.
  const sources = [facts, earlier.facts].flatMap((known) => (known?.event ? [known.source] : []));
  const verb = earlier.to === earlier.from ? 'is' : 'ends';
  return message('overlap', `Too soon: ${other} ${verb} at ${londonTime(earlier.to)}.`, sources);
}

const outdoors = ['activity', 'area', 'beach', 'event', 'walk'];

function dogRuleOf({ dogRules }: DaysFacts, { type, place }: ThingFacts) {
  const rule = dogRules.find((known) => known.place === place);
  return outdoors.includes(type.toLowerCase()) && rule?.rule !== 'not-known' ? rule : undefined;
}

function dogs(context: RuleContext, { facts }: TimedStop): Messages {
  if (context.trip.settings.dog !== true || !facts) return undefined;
  const { dogs: welcome } = facts.access ?? {};
  if (welcome === true) return message('dogs-welcome', 'Dogs allowed.', [facts.source]);
  if (welcome === false) return message('dogs-excluded', 'No dogs.', [facts.source]);
  const dated = dogRuleOf(context.facts, facts);
  const sources = dated ? [readSource(dated)] : [];
  const { date } = context.timeline;
  if (dated && date === undefined) {
    const code = dated.rule === 'none' ? 'dogs-seasonal' : 'dogs-welcome';
    return message(code, dated.words, sources);
  }
  const rule = date && dogsOn(dated, date, context.facts.transport);
  if (date && rule === 'none') {
    return message('dogs-excluded', `No dogs on ${formatDayMonth(date)}.`, sources);
  }
  if (rule === 'welcome') return message('dogs-welcome', 'Dogs allowed.', sources);
  return message('dogs-not-known', askDogs([facts.name]), sources, { ask: 'dogs' });
}

/** The entrance, what is underfoot, and walks: no leg of ours is known to suit wheels. */
function wheels({ trip }: RuleContext, { facts }: TimedStop): Messages {
  if (trip.settings.wheels !== true || !facts) return undefined;
  const { name, access, byDaylight, startsAt, surface, source } = facts;
  if (access?.stepFree === true) return undefined;
  const isRough = startsAt !== undefined || byDaylight || surface !== undefined;
  if (!isRough && access?.stepFree !== false) return undefined;
  const [sentence, words] = isRough
    ? [surface ?? `${name}: hard going with a wheelchair or pushchair.`, '… on wheels']
    : ['A step at the door: ask for help.', 'the step at …'];
  const condition = [`you can manage ${words}`, name] as const;
  return message('hard-on-wheels', sentence, [source], { condition });
}

function wheelsOnPaths(context: RuleContext, timed: TimedLeg): Messages {
  if (context.trip.settings.wheels !== true) return undefined;
  const walks = timed.way ? roughWalksOf(timed.way) : [];
  if (walks.length === 0) return undefined;
  const to = placeName(context, timed.to);
  const climb = walks.reduce((sum, { walk }) => sum + walk.climb, 0);
  const condition = ['the path to … suits your wheels', to] as const;
  const sentence = `Path to ${to}: hard going on wheels, ${climb}\u00a0m up.`;
  return message('hard-on-wheels', sentence, sourcesOf({ legs: walks }), { condition });
}

function stay(context: RuleContext, { stop, facts, from, to, isSet }: TimedStop): Messages {
  if (!facts?.stay || !isSet || from === undefined || to === undefined) return undefined;
  const { checkIn, checkOut } = facts.stay;
  const { days, settings } = context.trip;
  const isHome = settings.sleeps?.at === 'stay' && settings.sleeps.slug === stop.slug;
  const daysThere = days.filter(
    ({ stops }) => isHome || stops.some((one) => isSameThing(one, stop)),
  );
  const { day } = context.timeline;
  if (day === daysThere[0]) {
    const code = londonTime(from) < checkIn ? 'before-check-in' : 'stay-times';
    return message(code, `Check-in is from ${checkIn}.`, [facts.source]);
  }
  if (day !== daysThere.at(-1)) return undefined;
  const code = londonTime(to) > checkOut ? 'after-check-out' : 'stay-times';
  return message(code, `Check-out is by ${checkOut}.`, [facts.source]);
}

function tide({ timeline: { date }, tides, facts: known }: RuleContext, stop: TimedStop): Messages {
  const { facts, from } = stop;
  if (!facts?.tide || date === undefined) return undefined;
  const { spot, note, caution, source } = facts.tide;
  const sources = [readSource({ source, readOn: facts.source.readOn }), known.tides.source];
  const say = (code: FindingCode, sentence: string) =>
    message(code, sentence, sources, { more: `${note} ${caution}` });
  if (!tides.covers(date)) {
    const condition = ['low water at … suits you', spot] as const;
    const sentence = `${spot}: look up low water for ${formatDayMonth(date)}.`;
    return { ...say('no-prediction', sentence), condition };
  }
  if (from === undefined) {
    const lows = tides.lowWaters(date).map(({ instant }) => londonTime(instant));
    const known =
      lows.length > 0 ? `low water by daylight at ${listText(lows)}` : 'no low water by daylight';
    return say('tide', `${spot}: ${known}.`);
  }
  const low = tides.nearestLow(from);
  return say('tide', `${spot}: low water ${londonTime(low)}, ${apartText(low, from)}.`);
}

function apartText(instant: EpochMinutes, visit: EpochMinutes): string {
  const minutes = Math.round(instant - visit);
  if (minutes === 0) return 'as you arrive';
  return `${minutesText(Math.abs(minutes))} ${minutes > 0 ? 'after' : 'before'} you arrive`;
}

function notices(context: RuleContext, { facts }: TimedStop): Messages {
  const { date } = context.timeline;
  if (!facts || date === undefined) return undefined;
  return context.facts.transport.notices
    .filter(({ places }) => places.includes(facts.place))
    .flatMap((notice) => {
      const standing = standingOn(date, notice);
      if (standing === 'ahead') return [];
      const { title, source, checked } = notice;
      const code = standing === 'past' ? 'out-of-date' : 'notice';
      const sources = [readSource({ source, readOn: checked })];
      const condition = ['the way to … is open', facts.name] as const;
      const task = code === 'notice' ? 'check first' : 'see if it still holds';
      return message(code, `${title}: ${task}.`, sources, { fact: title, condition });
    });
}

const dayOfFacts = ({ timeline: { date }, now }: RuleContext): IsoDate => date ?? londonDate(now);

function age(context: RuleContext, { facts }: TimedStop): Messages {
  if (!facts) return undefined;
  const { name, place, source, hours: open } = facts;
  const day = dayOfFacts(context);
  const hasTimes = facts.stay !== undefined || typeof open !== 'string';
  const isOld = hasTimes && isTooOld('hours', source.readOn, day);
  const rule = context.trip.settings.dog === true && dogRuleOf(context.facts, facts);
  const oldRule = rule && standingOn(day, { until: rule.validUntil }) === 'past' ? rule : undefined;
  const more = { fact: `dogs at ${place}`, ask: 'dogs' } as const;
  return [
    isOld ? askHours('out-of-date', facts) : undefined,
    oldRule && message('out-of-date', askDogs([name]), [readSource(oldRule)], more),
  ];
}

const walksOf = ({ way }: TimedLeg) => (way?.legs ?? []).filter((leg) => leg.mode === 'foot');

function pathAge(context: RuleContext, timed: TimedLeg): Messages {
  const day = dayOfFacts(context);
  const sources = sourcesOf({ legs: walksOf(timed) });
  const old = sources.filter(({ readOn }) => isTooOld('path', readOn, day));
  if (old.length === 0) return undefined;
  const condition = ['the path to … is open', placeName(context, timed.to)] as const;
  const more = { fact: 'path', condition };
  return message('out-of-date', 'Paths may have changed: follow the signs.', old, more);
}

function placeName(context: RuleContext, slug: string): string {
  return context.facts.places.find((place) => place.slug === slug)?.name ?? slug;
}

function way(context: RuleContext, timed: TimedLeg): Messages {
  const { way: chosen, problem, stopId, ready, due } = timed;
  const isFirst = context.timeline.stops[0]?.stop.id === stopId;
  // Where two overlap, that is said; that there is no time between them goes with it.
  const overlaps = !isFirst && stopId !== undefined && (due ?? Infinity) < (ready ?? -Infinity);
  if (overlaps && (problem?.kind === 'late' || (chosen?.doubt ?? 0) > 0)) return undefined;
  if (problem) return inTrouble(timed, problem);
  if (!chosen) {
    const isHome = stopId === undefined;
    const to = isHome ? 'home' : `to ${placeName(context, timed.to)}`;
    const condition = ['there is a way …', to] as const;
    return message('leg-not-known', askWay(isHome), [], { condition });
  }
  if (chosen.legs.length === 0) return undefined;
  return legFindings(context, timed, chosen);
}

function legFindings(context: RuleContext, timed: TimedLeg, chosen: Way): Messages {
  const { stopId, due, otherwise } = timed;
  const dark = darkFinding(context, timed, chosen);
  const drive = chosen.legs.find((leg) => leg.mode === 'car');
  if (drive && !hasRide(chosen)) return [dark, driveFinding(timed, chosen, drive)];
  /** What a way by bus hangs on. */
  const { sentence, ...told } = conditionOf(timed, context.timeline.light, due) ?? {};
  // Home without a hurry a bus will do of which nothing says when it arrives.
  const isWanted = isUnread(chosen) || due !== undefined || stopId !== undefined;
  const asked =
    sentence !== undefined && isWanted
      ? message('leg-not-known', `${sentence}.`, sourcesOf(chosen, otherwise), told)
      : undefined;
  if (drive) return [dark, asked, driveFinding(timed, chosen, drive)];
  return asked || dark?.code === 'dark' ? [dark, asked] : [dark, fitting(timed, chosen)];
}

/** A drive is fine where its minutes are known, and where to leave the car, but at home. */
function driveFinding({ stopId, otherwise }: TimedLeg, chosen: Way, drive: DriveLeg): Message {
  const isParked = drive.carPark !== undefined || stopId === undefined;
  const code = drive.minutes !== undefined && isParked ? 'leg-fits' : 'leg-not-known';
  const beside = otherwise ? `, or ${briefText(otherwise)}` : '';
  const told = `${wayText({ ...chosen, legs: [drive] })}${beside}.`;
  const sentence = isParked ? told : 'Check where to park.';
  const condition = [isParked ? 'the drive is short enough' : 'you find where to park'] as const;
  return message(code, sentence, sourcesOf(chosen), { condition, fact: 'drive' });
}

function fitting({ ready, due, gone, otherwise }: TimedLeg, chosen: Way): Message | undefined {
  const sources = sourcesOf(chosen, otherwise, gone);
  if (gone) {
    const sentence = `Last bus we have: ${lastTime(gone)}. Then it’s ${durationText(chosen.onFoot)} on foot.`;
    return message('on-foot-only', sentence, sources);
  }
  // Without any time nothing was compared.
  const hasTime = isOnFoot(chosen) ? (ready ?? due) !== undefined : chosen.leave !== undefined;
  return hasTime ? message('leg-fits', `${capitalised(briefText(chosen))}.`, sources) : undefined;
}

/** When a bus leaves its stop. */
function lastTime(bus: Way): string {
  const departure = ridesOf(bus)[0]?.departure;
  return departure ? leavesText(departure) : 'ask';
}

function darkFinding(context: RuleContext, timed: TimedLeg, chosen: Way): Message | undefined {
  const { light } = context.timeline;
  const dark = atEarliest(chosen.legs).find((leg) => minutesInDark({ legs: [leg] }, light) > 0);
  if (!light) return undefined;
  if (dark?.leave === undefined) {
    const { dawn, dusk } = light;
    const isNear = minutesInDark(chosen, { dawn, dusk: dusk - LIGHT_MARGIN }) > 0;
    return isNear ? message('near-dark', nearDark(dusk)) : undefined;
  }
  const { gone, to } = timed;
  const isThere = dark.to === chosen.legs.at(-1)?.to;
  const name = isThere ? placeName(context, to) : pointName(context.facts.transport, dark.to);
  const [dusk, leave, arrive] = [light.dusk, dark.leave, dark.arrive ?? dark.leave].map(londonTime);
  // Of a bus whose times are unread no time is told.
  const told = (time: string) => (isUnread(chosen) ? '' : `, ${time}`);
  const sentence =
    dark.leave < light.dawn
      ? `Coast path to ${name}: dark until ${londonTime(light.dawn)}${told(`you’d leave at ${leave}`)}.`
      : gone
        ? `Last bus we have: ${lastTime(gone)}. Then ${durationText(chosen.onFoot)} on foot, dark at ${dusk}.`
        : `Coast path to ${name}: dark at ${dusk}${told(`you’d arrive at ${arrive}`)}.`;
  return message('dark', sentence, sourcesOf(chosen, gone));
}

function inTrouble(
  { ready, due, stopId }: TimedLeg,
  problem: NonNullable<TimedLeg['problem']>,
): Message {
  const isHome = stopId === undefined;
  switch (problem.kind) {
    case 'late': {
      // Of a bus whose times are unread no time is told.
      const means = problem.ways.map((late) =>
        hasRide(late) && !isUnread(late) && late.arrive !== undefined
          ? `the bus, arriving ${londonTime(late.arrive)}`
          : briefText(late),
      );
      const gap = Math.max(0, (due ?? 0) - (ready ?? 0));
      const sentence = `Too tight${isHome ? ' home' : ''}: ${minutesText(gap)} for ${means.join(' or ')}.`;
      return message('leg-too-long', sentence, sourcesOf(...problem.ways));
    }
    case 'no-bus': {
      const { last, sources } = problem;
      const sentence = last
        ? `Last bus ${there(isHome)} that we have: ${lastTime(last)}.`
        : `No bus ${there(isHome)} at that time.`;
      return message('no-bus', sentence, sources);
    }
    case 'closed': {
      const { title, source, checked } = problem.notice;
      const sources = [readSource({ source, readOn: checked })];
      return message('way-closed', `${title}: no way ${there(isHome)}.`, sources);
    }
  }
}

function steep(_context: RuleContext, timed: TimedLeg): Messages {
  const hill = walksOf(timed).find(
    ({ walk: { climb, stages } }) => climb >= (stages.some(isSteep) ? STEEP.climb : STEEP.anyClimb),
  );
  if (!hill) return undefined;
  const sentence = `Steep walk${timed.stopId === undefined ? ' home' : ''}: ${hill.walk.climb}\u00a0m up.`;
  return message('steep', sentence, sourcesOf({ legs: [hill] }));
}

/** What the ready-made day that this one came from asks of its date. */
function* conditions({ facts, tides, timeline }: RuleContext): Generator<Message, void> {
  const { day, date, stops } = timeline;
  const ready = readyDayOf(facts, day);
  if (date === undefined || !ready) return;
  const { name, season, weekdays, lowWater, ahead } = ready;
  const first = addDays(date, -ahead);
  const miss = (fact: string, sentence: string, stopId?: string) =>
    message('not-this-date', sentence, [], { fact, stopId });
  if (!isWithinYear(season, first)) {
    const [from, until] = [formatDayInYear(season.from), formatDayInYear(season.until)];
    yield miss('season', `${name} is for ${from} to ${until}.`);
  }
  if (weekdays?.includes(weekday(first)) === false) {
    const names = weekdays.map((one) => dayNames[one]);
    yield miss('weekdays', `${name} works on ${listText(names)} only.`);
  }
  if (!lowWater) return;
  const low = tides.lowWaters(date, lowWater)[0]?.instant;
  const { from, to, stop } = stops.find((timed) => timed.facts?.tide) ?? {};
  if (low === undefined) {
    const { from, until } = lowWater;
    yield miss('low water', `${name} needs low water between ${from} and ${until}.`);
  } else if (from !== undefined && to !== undefined && (low < from || to < low)) {
    const start = londonTime(low - BEFORE_LOW);
    const sentence = `Low water is at ${londonTime(low)}: be there at ${start}.`;
    yield miss('low water', sentence, stop?.id);
  }
}

/** What is said of no stop or way alone: also how long the day is, without a meal, and on foot. */
function* wholeDay(context: RuleContext): Generator<Message, void> {
  const { stops, date, carLeftAt, legs } = context.timeline;
  yield* conditions(context);
  if (date !== undefined && stops.length > 0) yield* context.forecast?.day(date) ?? [];
  if (carLeftAt !== undefined) {
    const at = pointName(context.facts.transport, carLeftAt);
    yield message('car-left', `Your car would still be at ${at}.`);
  }
  const { from, to } = spanOf(context.timeline);
  const length = to - from;
  if (length > LONG_DAY) {
    const sentence = `A long day: ${minutesText(length)}, ${londonTime(from)} to ${londonTime(to)}.`;
    yield message('long-day', sentence);
  }
  const gap = mealGapOf(context.facts, context.timeline);
  if (gap) {
    const eat = gap.where ? `${gap.where.name} is on the way.` : 'Take something with you.';
    yield message('no-meal', `${capitalised(gap.meal)} about ${gap.at}? ${eat}`);
  }
  const walks = legs.flatMap(walksOf);
  const minutes = walks.reduce((sum, walk) => sum + walk.minutes, 0);
  if (minutes > walkingLimits[context.trip.settings.pace ?? 'steady']) {
    const kilometres = walks.reduce((sum, { walk }) => sum + walk.kilometres, 0);
    const sentence = `A lot of walking: ${milesText(kilometres)}, ${durationText(minutes)}.`;
    const condition = [`you’re happy to walk for ${durationText(minutes)}`] as const;
    yield message('much-walking', sentence, sourcesOf({ legs: walks }), { condition });
  }
}
