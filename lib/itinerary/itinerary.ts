/** A trip in words: what paper, calendars, maps, messages and the pocket guide are made of. */
import type { IsoDate } from '@/content/types';
import type { TripCheck } from '@/lib/days/check/check';
import type { StayTides } from '@/lib/days/check/tide';
import type { Light } from '@/lib/days/check/timeline';
import { dateOf, isBed, type Stop, type Thing, type Trip } from '@/lib/days/trip';
import { londonTime } from '@/lib/time/london';
import { formatDate, minutesText } from '@/lib/time/words';
import { sourcesText, uniqueSources } from '@/lib/trust/sources';
import { type CheckedDay, checkedDay, type Remark, type Visit, type Way } from './checked-day';

export interface ItineraryStop extends Partial<Visit> {
  readonly id: string;
  readonly name: string;
  readonly path: string | undefined;
  readonly way: Way | undefined;
  /** "1 hour there", where the visitor has set it. */
  readonly stay: string | undefined;
  readonly note: string | undefined;
  /** Most urgent first. */
  readonly remarks: readonly Remark[];
}

export type ItineraryDay = ReturnType<typeof itinerary>[number];

export function itinerary(
  trip: Trip,
  check: TripCheck | undefined,
  nameOf: (thing: Thing) => string,
  tides?: StayTides,
) {
  return trip.days.map((day, index) => {
    const checked = checkedDay(check?.days[index]);
    const isoDate = dateOf(trip, index);
    const stops = day.stops.map((stop) => stopOf(stop, checked, nameOf));
    const isTold = day.stops.some(isBed);
    const wayHome = isTold ? undefined : checked.wayTo(undefined);
    /** What concerns the whole day or the way home, most urgent first. */
    const remarks = checked.remarks(undefined);
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
      sea: isoDate && seaText(isoDate, check?.days[index]?.light, tides),
      /** "Works if bus 3 runs". */
      verdict: checked.verdict,
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

function stopOf(stop: Stop, checked: CheckedDay, nameOf: (thing: Thing) => string): ItineraryStop {
  const visit = checked.visit(stop.id);
  return {
    ...visit,
    id: stop.id,
    name: stop.name ?? visit?.facts?.name ?? nameOf(stop),
    path: visit?.facts?.path || undefined,
    clock: visit ? visit.clock : stop.time && { time: stop.time, isEstimate: false },
    way: checked.wayTo(isBed(stop) ? undefined : stop.id),
    stay: stop.minutes === undefined ? undefined : `${minutesText(stop.minutes)} there`,
    note: withLineBreaks(stop.note),
    remarks: checked.remarks(stop.id),
  };
}

function sourcesOf({ way, remarks }: Pick<ItineraryStop, 'way' | 'remarks'>) {
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

export function stopSources(stop: ItineraryStop): string | undefined {
  return sourcesText(sourcesOf(stop));
}

/** Without what is undefined or empty. */
export function filled(lines: readonly (string | undefined)[]): readonly string[] {
  return lines.filter((line): line is string => line !== undefined && line !== '');
}
