/** What is said of a day to whoever takes it along: in a calendar, on a map or as text. */
import { formatDate, formatDayOfYear } from '@/lib/time/words';
import type { DayCheck, TripCheck } from '../check/check';
import { type Finding, stateWords } from '../check/finding';
import type { TimedStop } from '../check/timeline';
import { clockText, legText, minutesText } from '../check/words';
import type { FactSource, PlaceFacts } from '../facts';
import { dateOf, type Stop, type Thing, type Trip } from '../trip';

/** A trip, with what is needed to tell of it to somebody who has not the guide at hand. */
export interface Told {
  readonly trip: Trip;
  /** Undefined where the facts of the check could not be had: only what was planned is told then. */
  readonly check: TripCheck | undefined;
  readonly nameOf: (thing: Thing) => string;
  /** A full address out of a path of this site, or out of a full address. */
  readonly addressOf: (path: string) => string;
}

export interface ToldStop {
  readonly stop: Stop;
  readonly name: string;
  /** `HH:MM`, with "about" before it where nobody has set it; undefined where nothing says. */
  readonly clock: string | undefined;
  /** Its page, in full. */
  readonly url: string | undefined;
  readonly timed: TimedStop | undefined;
  /** How one gets there, how long one stays, the visitor's note, and what the check has to say. */
  readonly lines: readonly string[];
}

export interface ToldDay {
  /** "Day 2: By the sea". */
  readonly heading: string;
  /** "Sat 30 Aug 2025". */
  readonly date: string | undefined;
  /** When one sets out and has to be back, and the visitor's note. */
  readonly lines: readonly string[];
  readonly stops: readonly ToldStop[];
  /** The way home, and what is to be said of the whole day. */
  readonly after: readonly string[];
}

/** A trip's days in words, in their order. */
export function tellDays(told: Told): readonly ToldDay[] {
  return told.trip.days.map((day, index): ToldDay => {
    const date = dateOf(told.trip, index);
    const check = told.check?.days[index];
    return {
      heading: `Day ${index + 1}${day.title === undefined ? '' : `: ${day.title}`}`,
      date: date && formatDate(date),
      lines: filled(
        day.setsOut && `Set out at ${day.setsOut}.`,
        day.back && `Be back by ${day.back}.`,
        day.note,
      ),
      stops: day.stops.map((stop) => tellStop(told, stop, check)),
      after: [
        ...filled(legWords(check, undefined, 'Back to where you sleep. ')),
        ...findingLines(told, check, undefined),
      ],
    };
  });
}

function tellStop(told: Told, stop: Stop, check: DayCheck | undefined): ToldStop {
  const timed = check?.stops.find((known) => known.stop.id === stop.id);
  const path = timed?.facts?.path;
  return {
    stop,
    name: timed?.facts?.name ?? told.nameOf(stop),
    clock: timed ? clockText(timed) : stop.time,
    url: path === undefined ? undefined : told.addressOf(path),
    timed,
    lines: [
      ...filled(
        legWords(check, stop.id),
        stop.minutes === undefined ? undefined : `${minutesText(stop.minutes)} there`,
        stop.note,
      ),
      ...findingLines(told, check, stop.id),
    ],
  };
}

/** How one gets to a stop, or home where none is named. */
function legWords(
  check: DayCheck | undefined,
  stopId: string | undefined,
  before = '',
): string | undefined {
  const timed = check?.legs.find((leg) => leg.stopId === stopId);
  const words = timed && legText(timed.leg);
  return words === undefined ? undefined : `${before}${words}.`;
}

/** What has to be known on the way, each with its source: all but what simply works. */
function findingLines(
  told: Told,
  check: DayCheck | undefined,
  stopId: string | undefined,
): readonly string[] {
  return (check?.findings ?? [])
    .filter((finding) => finding.stopId === stopId && finding.state !== 'works')
    .map((finding) => findingLine(told, finding));
}

function findingLine({ addressOf }: Told, { state, sentence, sources }: Finding): string {
  const from = sources.map(
    ({ name, url, readOn }: FactSource) =>
      ` (${name}, ${addressOf(url)}, read ${formatDayOfYear(readOn)})`,
  );
  return `${stateWords[state]}: ${sentence}${from.join('')}`;
}

/** Where a stop is; undefined for what the site no longer has. */
export function placeOf(
  { timed }: ToldStop,
  places: readonly PlaceFacts[],
): PlaceFacts | undefined {
  return places.find(({ slug }) => slug === timed?.facts?.place);
}

function filled(...lines: readonly (string | undefined)[]): readonly string[] {
  return lines.filter((line) => line !== undefined && line !== '') as readonly string[];
}
