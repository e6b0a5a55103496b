/**
 * Reads days that nobody can vouch for: kept by an older or a newer version of the site, cut short,
 * edited by hand. What can be read is read; whenever anything else would be lost by writing the
 * result back, the whole text is handed out as well, to be set aside.
 */
import type { ClockTime, IsoDate } from '@/content/types';
import {
  asSlug,
  isObject,
  type JsonObject,
  otherFields,
  parseJson,
  present,
} from '@/lib/planner/parse';
import { typeNow } from '@/lib/planner/item';
import type { Format } from '@/lib/planner/storage';
import {
  type Day,
  emptyTrip,
  MAX_DAYS,
  MAX_MINUTES,
  MAX_NOTE,
  MAX_STOPS,
  MAX_TITLE,
  MEANS,
  PACES,
  type Settings,
  type Sleeps,
  type Stop,
  type Trip,
} from './trip';

/** The version of the shape in which a trip is kept. */
const VERSION = 1;

/** How a trip lies in the browser's storage. */
export const tripFormat: Format<Trip> = {
  stringify: (trip) => JSON.stringify({ ...trip, version: VERSION }),
  parse: (text) => {
    if (text.trim() === '') return { value: emptyTrip, setAside: null };
    const read = readTrip(parseJson(text));
    return { value: read?.trip ?? emptyTrip, setAside: read?.complete ? null : text };
  },
};

/**
 * A trip out of a value of unknown making; undefined when it is none at all.
 *
 * Fields that this version does not know stay where they are. Ids that are missing or stand twice
 * are given anew, the same ones every time.
 */
function readTrip(value: unknown): { trip: Trip; complete: boolean } | undefined {
  if (!isObject(value)) return undefined;
  const reader = createReader();
  const days = reader.take(value, 'days', asList) ?? [];
  const version = value['version'];
  if (version !== undefined && version !== VERSION) reader.lost();
  if (value['days'] === undefined && Object.keys(value).length > 0) return undefined;
  const trip = {
    ...otherFields(value, new Set(['version', 'firstDate', 'settings', 'days'])),
    ...present({ firstDate: reader.take(value, 'firstDate', asDate) }),
    settings: readSettings(reader.take(value, 'settings', asObject) ?? {}, reader),
    days: days.slice(0, MAX_DAYS).flatMap((day) => readDay(day, reader) ?? []),
  };
  if (days.length > MAX_DAYS) reader.lost();
  return { trip, complete: reader.complete() };
}

interface Reader {
  /** A field as `read` understands it; undefined where it is missing or not understood. */
  readonly take: <T>(
    object: JsonObject,
    field: string,
    read: (value: unknown) => T | undefined,
  ) => T | undefined;
  /** Says that something could not be read. */
  readonly lost: () => void;
  readonly complete: () => boolean;
  /** An id that nothing else of the trip has: the given one if it is free. */
  readonly freeId: (id: string) => string;
  /** Whether there is room for one stop more. */
  readonly room: () => boolean;
}

function createReader(): Reader {
  let complete = true;
  let stops = 0;
  const ids = new Set<string>();
  const lost = () => {
    complete = false;
  };
  return {
    take: (object, field, read) => {
      const value = object[field];
      if (value === undefined || value === null || value === '') return undefined;
      const result = read(value);
      if (result === undefined) lost();
      return result;
    },
    lost,
    complete: () => complete,
    freeId: (id) => {
      let free = id;
      for (let turn = 2; ids.has(free); turn += 1) free = `${id}-${turn}`;
      ids.add(free);
      return free;
    },
    room: () => (stops += 1) <= MAX_STOPS,
  };
}

function readSettings(object: JsonObject, reader: Reader): Settings {
  return {
    ...otherFields(object, new Set(['sleeps', 'dog', 'pace'])),
    ...present({
      sleeps: reader.take(object, 'sleeps', asSleeps),
      dog: reader.take(object, 'dog', asBoolean),
      pace: reader.take(object, 'pace', (value) => PACES.find((pace) => pace === value)),
    }),
  };
}

const dayFields = new Set<string>([
  'id',
  'title',
  'note',
  'setsOut',
  'back',
  'stops',
] satisfies (keyof Day)[]);

function readDay(value: unknown, reader: Reader): Day | undefined {
  if (!isObject(value)) {
    reader.lost();
    return undefined;
  }
  const stops = reader.take(value, 'stops', asList) ?? [];
  return {
    ...otherFields(value, dayFields),
    id: reader.freeId(reader.take(value, 'id', asId) ?? 'day'),
    ...present({
      title: reader.take(value, 'title', asTextOf(MAX_TITLE, reader)),
      note: reader.take(value, 'note', asTextOf(MAX_NOTE, reader)),
      setsOut: reader.take(value, 'setsOut', asTime),
      back: reader.take(value, 'back', asTime),
    }),
    stops: stops.flatMap((stop) => readStop(stop, reader) ?? []),
  };
}

const stopFields = new Set<string>([
  'id',
  'type',
  'slug',
  'time',
  'minutes',
  'note',
  'by',
] satisfies (keyof Stop)[]);

/** A stop; without a type and a slug nobody could say where it is. */
function readStop(value: unknown, reader: Reader): Stop | undefined {
  const object = isObject(value) ? value : {};
  const type = reader.take(object, 'type', asType);
  const slug = reader.take(object, 'slug', asSlug);
  if (type === undefined || slug === undefined || !reader.room()) {
    reader.lost();
    return undefined;
  }
  return {
    ...otherFields(object, stopFields),
    id: reader.freeId(reader.take(object, 'id', asId) ?? `${type}:${slug}`),
    type,
    slug,
    ...present({
      time: reader.take(object, 'time', asTime),
      minutes: reader.take(object, 'minutes', asMinutes),
      note: reader.take(object, 'note', asTextOf(MAX_NOTE, reader)),
      by: reader.take(object, 'by', (by) => MEANS.find((means) => means === by)),
    }),
  };
}

function asList(value: unknown): readonly unknown[] | undefined {
  return Array.isArray(value) ? value : undefined;
}

function asObject(value: unknown): JsonObject | undefined {
  return isObject(value) ? value : undefined;
}

function asBoolean(value: unknown): boolean | undefined {
  return typeof value === 'boolean' ? value : undefined;
}

function asId(value: unknown): string | undefined {
  return typeof value === 'string' && value.length <= 100 ? value : undefined;
}

function asType(value: unknown): string | undefined {
  return typeof value === 'string' && /^[a-z]{1,30}$/i.test(value) ? typeNow(value) : undefined;
}

/** A text; what is longer is cut, and counts as lost. */
function asTextOf(length: number, reader: Reader): (value: unknown) => string | undefined {
  return (value) => {
    if (typeof value !== 'string') return undefined;
    if (value.length > length) reader.lost();
    return value.slice(0, length);
  };
}

function asMinutes(value: unknown): number | undefined {
  const whole = typeof value === 'number' && Number.isInteger(value);
  return whole && value >= 0 && value <= MAX_MINUTES ? value : undefined;
}

/** A time of day, `HH:MM`. */
export function asTime(value: unknown): ClockTime | undefined {
  const good = typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value);
  return good ? (value as ClockTime) : undefined;
}

/** A day that the calendar has, `YYYY-MM-DD`; 30 February is none. */
export function asDate(value: unknown): IsoDate | undefined {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return undefined;
  const time = Date.parse(value);
  const real = !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
  // Days are counted from here, and the last of them must have four figures too.
  return real && value >= '1000-01-01' && value < '9999-12-01' ? (value as IsoDate) : undefined;
}

function asSleeps(value: unknown): Sleeps | undefined {
  if (!isObject(value)) return undefined;
  const slug = asSlug(value['slug']);
  switch (value['at']) {
    case 'nowhere':
      return { at: 'nowhere' };
    case 'stay':
    case 'place':
      return slug === undefined ? undefined : { at: value['at'], slug };
    default:
      return undefined;
  }
}
