/** A trip in words: what paper, calendars, maps, messages and the pocket guide are made of. */
import type { IsoDate } from '@/content/types';
import type { DayCheck, TripCheck } from '@/lib/days/check/check';
import type { Finding } from '@/lib/days/check/finding';
import { isDanger, type SummaryFinding, summaryOf, verdictOf } from '@/lib/days/check/summary';
import type { StayTides } from '@/lib/days/check/tide';
import type { Light } from '@/lib/time/sun';
import { askWay, clockOf, stateWords } from '@/lib/days/check/words';
import type { PlaceFacts } from '@/lib/days/facts';
import { dateOf, isBed, isSameThing, type Stop, type Trip } from '@/lib/days/trip';
import type { PlannerItemDraft } from '@/lib/planner/item';
import { londonTime } from '@/lib/time/london';
import { minutesText } from '@/lib/time/spans';
import { formatDate } from '@/lib/time/words';
import { isOnFoot, sourcesOf as sourcesOfWays } from '@/lib/transport/way';
import { choiceText } from '@/lib/transport/words';
import { uniqueSources } from '@/lib/trust/sources';

export type Remark = ReturnType<typeof remarkOf>;
export type ItineraryStop = ReturnType<typeof stopOf>;
export type ItineraryDay = ReturnType<typeof itinerary>[number];

type Saved = readonly Pick<PlannerItemDraft, 'type' | 'slug' | 'name'>[];

/**
 * @param check undefined where nothing is known: then it is what the visitor has planned
 * @param saved has the names of what the guide does not know
 */
export function itinerary(
  trip: Trip,
  check: TripCheck | undefined,
  saved: Saved,
  tides?: StayTides,
) {
  return trip.days.map((day, index) => {
    const checked = check?.days[index];
    const findings = checked ? summaryOf(checked).findings : [];
    const isoDate = dateOf(trip, index);
    const stops = day.stops.map((stop) => stopOf(stop, checked, findings, saved));
    const wayHome = day.stops.some(isBed) ? undefined : wayTo(checked, undefined);
    /** What concerns the whole day, several stops or the way home, most urgent first. */
    const remarks = findings.filter(({ stopIds }) => stopIds.length !== 1).map(remarkOf);
    return {
      id: day.id,
      /** Counted from 1. */
      number: index + 1,
      title: day.title,
      /** "Day 2: By the sea". */
      heading: `Day ${index + 1}${day.title === undefined ? '' : `: ${day.title}`}`,
      isoDate,
      /** "Sat 30 Aug 2025". */
      date: isoDate && formatDate(isoDate),
      /** "Sunset 16:13, dark 16:52. Tide: low 12:51, high 18:35." */
      sea: isoDate && seaText(isoDate, checked?.light, tides),
      /** "Works if bus 3 runs"; undefined for a day without stops or without a check. */
      verdict: checked && stops.length > 0 ? verdictOf([checked]).words : undefined,
      stops,
      wayHome,
      remarks,
      /** Everyone whom the day's ways and remarks rely on, each once. */
      sources: uniqueSources([
        ...stops.flatMap(sourcesOf),
        ...sourcesOf({ way: wayHome, remarks }),
      ]),
    };
  });
}

function remarkOf(finding: Finding) {
  const { state, sentence, more, sources } = finding;
  const urgency = state === 'works' ? 'good-to-know' : state;
  return {
    /** How much it matters, most first: tide and dark come before everything else. */
    urgency: isDanger(finding) ? ('danger' as const) : urgency,
    /** "Problem", "Check first". */
    label: stateWords[state],
    text: filled([sentence, more]).join(' '),
    sources,
  };
}

/** The way to the stop of an id, or home where that is undefined. */
function wayTo(check: DayCheck | undefined, stopId: string | undefined) {
  const timed = check?.legs.find((leg) => leg.stopId === stopId);
  if (!timed || timed.way?.legs.length === 0) return undefined;
  const { way, otherwise } = timed;
  if (!way) return { text: askWay(stopId === undefined), points: [], sources: [] };
  return {
    text: `${choiceText(timed)}.`,
    /** The points of the map that it leads by. */
    points: way.legs.flatMap((leg) => {
      if (leg.mode === 'foot') return leg.walk.stages.map(({ to }) => to);
      return leg.mode === 'ride' ? [leg.from, leg.to] : [];
    }),
    /** Who publishes the times; empty for walks. */
    sources: sourcesOfWays(...[way, otherwise].filter((one) => one && !isOnFoot(one))),
  };
}

/** The light and the tide of a date, as far as they are known. */
export function seaText(
  date: IsoDate,
  light: Pick<Light, 'sunrise' | 'sunset' | 'dusk'> | undefined,
  tides: Pick<StayTides, 'extremes'> | undefined,
): string | undefined {
  const turns = (tides?.extremes(date) ?? []).map(
    ({ kind, instant }) => `${kind} ${londonTime(instant)}`,
  );
  const text = filled([
    light &&
      `Sunrise ${londonTime(light.sunrise)}, sunset ${londonTime(light.sunset)}, dark ${londonTime(light.dusk)}.`,
    turns.length > 0 ? `Tide: ${turns.join(', ')}.` : undefined,
  ]).join(' ');
  return text === '' ? undefined : text;
}

function stopOf(
  stop: Stop,
  check: DayCheck | undefined,
  findings: readonly SummaryFinding[],
  saved: Saved,
) {
  const timed = check?.stops.find((one) => one.stop.id === stop.id);
  const { facts, from, to } = timed ?? {};
  const known = saved.find((item) => isSameThing(stop, item));
  return {
    facts,
    from,
    to,
    id: stop.id,
    name: stop.name ?? facts?.name ?? known?.name ?? stop.slug,
    path: facts?.path || undefined,
    clock: clockOf(timed ?? { stop }),
    way: wayTo(check, isBed(stop) ? undefined : stop.id),
    /** "1 hour there", where the visitor has set it. */
    stay: stop.minutes === undefined ? undefined : `${minutesText(stop.minutes)} there`,
    note: withLineBreaks(stop.note),
    /** Most urgent first. */
    remarks: findings.filter(({ stopIds }) => stopIds.join() === stop.id).map(remarkOf),
  };
}

export function sourcesOf({ way, remarks }: Pick<ItineraryStop, 'way' | 'remarks'>) {
  return [...(way?.sources ?? []), ...remarks.flatMap(({ sources }) => sources)];
}

/** What other editors and systems end a line with, as line breaks. */
function withLineBreaks(note: string | undefined): string | undefined {
  return note?.replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n');
}

function remarkText({ label, text }: Remark): string {
  return `${label}: ${text}`;
}

export function stopLines({ way, stay, note, remarks }: ItineraryStop): readonly string[] {
  return filled([way?.text, stay, note, ...remarks.map(remarkText)]);
}

/** The lines after a day's last stop: the way home, and what concerns the whole day. */
export function dayEndLines({ wayHome, remarks }: ItineraryDay): readonly string[] {
  return filled([wayHome && `Home: ${wayHome.text}`, ...remarks.map(remarkText)]);
}

/** Without what is undefined or empty. */
export function filled(lines: readonly (string | undefined)[]): readonly string[] {
  return lines.filter((line): line is string => line !== undefined && line !== '');
}

/** Where a stop begins; undefined for what the site no longer has. */
export function placeOf(
  { facts }: Pick<ItineraryStop, 'facts'>,
  places: readonly PlaceFacts[],
): PlaceFacts | undefined {
  return places.find(({ slug }) => slug === (facts?.startsAt ?? facts?.place));
}
