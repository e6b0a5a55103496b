/**
 * Days in as few letters as they need: the second part of a link of forms 2 and 3. Form 3 has two
 * bits more, for how one travels. Nothing may change for either: links with them are on paper.
 */
import type { ClockTime, IsoDate } from '@/content/types';
import { asDate } from '@/lib/days/parse';
import {
  allStops,
  type Day,
  MAX_DAYS,
  MAX_MINUTES,
  MAX_NOTE,
  MAX_STOPS,
  MAX_TITLE,
  type Settings,
  type Sleeps,
  type Stop,
  type Thing,
  type Trip,
} from '@/lib/days/trip';
import { present } from '@/lib/json/json';
import { addDays } from '@/lib/time/london';
import { type BitReader, type BitWriter, createBitReader, createBitWriter } from './bits';

const bits = {
  date: 22,
  sleeps: 2,
  code: 18,
  answer: 2,
  days: 4,
  stops: 6,
  quarters: 7,
  minutes: 11,
  by: 2,
  shortText: 6,
  longText: 14,
} as const;

const dayZero: IsoDate = '1000-01-01';
const msPerDay = 86_400_000;
const quarter = 15;

const paces = ['slow', 'steady', 'brisk'] as const;
const travels = ['foot-bus', 'car'] as const;
const means = ['foot', 'bus', 'car'] as const;
const sleeping = { unset: 0, nowhere: 1, coded: 2 } as const;

export type TripForm = 2 | 3;

/** The oldest form that a trip can be written in, so that older versions of the site can read it. */
export const formOf = ({ settings, days }: Trip): TripForm =>
  settings.travel === undefined || days.length === 0 ? 2 : 3;

export interface SleepCodes {
  readonly numberOf: (sleeps: Extract<Sleeps, { slug: string }>) => number | undefined;
  readonly sleepsOf: (number: number) => Sleeps | undefined;
}

const widthFor = (count: number): number => Math.ceil(Math.log2(Math.max(count, 2)));

const minutesOf = (time: ClockTime): number =>
  Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

function timeOf(minutes: number): ClockTime {
  const figures = [Math.floor(minutes / 60), minutes % 60].map((n) => String(n).padStart(2, '0'));
  return figures.join(':') as ClockTime;
}

interface WriteOptions {
  readonly indexOf: (thing: Thing) => number;
  readonly count: number;
  readonly codes: SleepCodes;
  readonly notes: boolean;
}

export function writeTrip(trip: Trip, { indexOf, count, codes, notes }: WriteOptions): string {
  const { firstDate, settings, days } = trip;
  const writer = createBitWriter();
  const { write } = writer;
  const isThere = (value: unknown): boolean => {
    write(value === undefined ? 0 : 1, 1);
    return value !== undefined;
  };
  const writeMinutes = (value: number | undefined) => {
    if (!isThere(value) || value === undefined) return;
    const isRound = value % quarter === 0;
    write(isRound ? 0 : 1, 1);
    write(isRound ? value / quarter : value, isRound ? bits.quarters : bits.minutes);
  };
  const writeTime = (time: ClockTime | undefined) => writeMinutes(time && minutesOf(time));
  const writeText = (text: string | undefined) => {
    if (!isThere(text)) return;
    const bytes = new TextEncoder().encode(text);
    const isLong = bytes.length >= 2 ** bits.shortText;
    write(isLong ? 1 : 0, 1);
    write(bytes.length, isLong ? bits.longText : bits.shortText);
    for (const byte of bytes) write(byte, 8);
  };

  if (isThere(firstDate) && firstDate) {
    write((Date.parse(firstDate) - Date.parse(dayZero)) / msPerDay, bits.date);
  }
  writeSettings(settings, writer, codes);
  if (formOf(trip) === 3) {
    const { travel } = settings;
    write(travel === undefined ? 0 : travels.indexOf(travel) + 1, bits.answer);
  }
  write(Math.min(days.length, MAX_DAYS), bits.days);
  for (const { title, note: written, setsOut, back, stops } of days.slice(0, MAX_DAYS)) {
    const note = notes ? written : undefined;
    const known = stops.filter((stop) => indexOf(stop) >= 0);
    if (isThere(setsOut ?? back)) [setsOut, back].forEach(writeTime);
    if (isThere(title ?? note)) [title, note].forEach(writeText);
    write(known.length, bits.stops);
    for (const stop of known) {
      write(indexOf(stop), widthFor(count));
      writeTime(stop.time);
      const stopNote = notes ? stop.note : undefined;
      if (!isThere(stop.minutes ?? stop.by ?? stopNote)) continue;
      writeMinutes(stop.minutes);
      write(stop.by === undefined ? 0 : means.indexOf(stop.by) + 1, bits.by);
      writeText(stopNote);
    }
  }
  return writer.text();
}

function writeSettings(
  { sleeps, dog, pace }: Settings,
  { write }: BitWriter,
  codes: SleepCodes,
): void {
  const code = sleeps === undefined || sleeps.at === 'nowhere' ? undefined : codes.numberOf(sleeps);
  if (code !== undefined) {
    write(sleeping.coded, bits.sleeps);
    write(code, bits.code);
  } else write(sleeps?.at === 'nowhere' ? sleeping.nowhere : sleeping.unset, bits.sleeps);
  write(dog === undefined ? 0 : Number(dog) + 1, bits.answer);
  write(pace === undefined ? 0 : paces.indexOf(pace) + 1, bits.answer);
}

/** Reads a trip that anybody may have written; undefined where it is not whole. */
export function readTrip(
  text: string,
  things: readonly (Thing | undefined)[],
  codes: SleepCodes,
  form: TripForm,
): Trip | undefined {
  try {
    const reader = createBitReader(text);
    const trip = tripFrom(reader, things, codes, form);
    return reader.isAtEnd() && allStops(trip).length <= MAX_STOPS ? trip : undefined;
  } catch {
    return undefined;
  }
}

function tripFrom(
  reader: BitReader,
  things: readonly (Thing | undefined)[],
  codes: SleepCodes,
  form: TripForm,
): Trip {
  const { read } = reader;
  const ifThere = <T>(take: () => T): T | undefined => (read(1) === 1 ? take() : undefined);
  const upTo = (most: number, value: number): number => {
    if (value > most) throw new RangeError(`${value} is more than ${most}.`);
    return value;
  };
  const readMinutes = (most: number) => () =>
    upTo(most, read(1) === 1 ? read(bits.minutes) : read(bits.quarters) * quarter);
  const readTime = () => timeOf(readMinutes(MAX_MINUTES - 1)());
  const readText = (longest: number) => () => {
    const length = read(read(1) === 1 ? bits.longText : bits.shortText);
    const bytes = Uint8Array.from({ length }, () => read(8));
    const words = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    upTo(longest, words.length);
    return words;
  };
  const stop = (id: string): Stop[] => {
    const index = upTo(things.length - 1, read(widthFor(things.length)));
    const time = ifThere(readTime);
    const isLong = read(1) === 1;
    const minutes = isLong ? ifThere(readMinutes(MAX_MINUTES)) : undefined;
    const by = isLong ? means[read(bits.by) - 1] : undefined;
    const note = isLong ? ifThere(readText(MAX_NOTE)) : undefined;
    const thing = things[index];
    return thing
      ? [{ id, type: thing.type, slug: thing.slug, ...present({ time, minutes, by, note }) }]
      : [];
  };
  const day = (_: unknown, index: number): Day => {
    const hasTimes = read(1) === 1;
    const setsOut = hasTimes ? ifThere(readTime) : undefined;
    const back = hasTimes ? ifThere(readTime) : undefined;
    const hasWords = read(1) === 1;
    const title = hasWords ? ifThere(readText(MAX_TITLE)) : undefined;
    const note = hasWords ? ifThere(readText(MAX_NOTE)) : undefined;
    const stops = Array.from({ length: read(bits.stops) }, (_stop, place) =>
      stop(`stop-${index + 1}-${place + 1}`),
    );
    return {
      id: `day-${index + 1}`,
      ...present({ title, note, setsOut, back }),
      stops: stops.flat(),
    };
  };

  const firstDate = ifThere(() => {
    const date = asDate(addDays(dayZero, read(bits.date)));
    if (date === undefined) throw new RangeError('That is no date of a trip.');
    return date;
  });
  const asked = readSettings(reader, codes);
  const travel = form === 3 ? travels[read(bits.answer) - 1] : undefined;
  const settings = present({ ...asked, travel });
  const days = Array.from({ length: upTo(MAX_DAYS, read(bits.days)) }, day);
  return { ...present({ firstDate }), settings, days };
}

function readSettings({ read }: BitReader, codes: SleepCodes): Settings {
  const how = read(bits.sleeps);
  if (how > sleeping.coded) throw new RangeError('That is no way to sleep.');
  const sleeps: Sleeps | undefined =
    how === sleeping.coded
      ? codes.sleepsOf(read(bits.code))
      : how === sleeping.nowhere
        ? { at: 'nowhere' }
        : undefined;
  const dog = [undefined, false, true][read(bits.answer)];
  const pace = paces[read(bits.answer) - 1];
  return present({ sleeps, dog, pace });
}
