/** Reads days that another version wrote or somebody edited. Fields that it does not know stay. */
import { asId, uniqueIds } from '@/lib/json/ids';
import {
  asBoolean,
  asDate,
  asList,
  asSlug,
  asTime,
  type Fields,
  isObject,
  oneOf,
  parseJson,
  type Read,
  readFields,
} from '@/lib/json/json';
import { typeNow } from '@/lib/planner/item';
import {
  type Day,
  EDGES,
  emptyTrip,
  MAX_DAYS,
  MAX_MINUTES,
  MAX_NOTE,
  MAX_STOPS,
  MAX_TITLE,
  MEANS,
  OWN,
  PACES,
  TRAVEL,
  type Settings,
  type Sleeps,
  type Stop,
  type Trip,
} from './trip';

const VERSION = 1;

/** JSON to store, with the version of its form. */
export function stringifyTrip(trip: Trip): string {
  return JSON.stringify({ ...trip, version: VERSION });
}

/**
 * Never throws. Ids that are missing or not unique are given anew, the same ones every time.
 * `partly`: writing the trip back would lose something; `newer`: a newer version has written it.
 */
export function parseTrip(text: string): { trip: Trip; state: 'whole' | 'partly' | 'newer' } {
  if (text.trim() === '') return { trip: emptyTrip, state: 'whole' };
  const value = parseJson(text);
  if (!isObject(value)) return { trip: emptyTrip, state: 'partly' };
  const { version = VERSION, ...fields } = value;
  if (typeof version === 'number' && version > VERSION) return { trip: emptyTrip, state: 'newer' };

  if (!asList(fields['days']) && Object.keys(fields).length > 0) {
    return { trip: emptyTrip, state: 'partly' };
  }

  let isWhole = version === VERSION;
  const lose = () => {
    isWhole = false;
    return [];
  };
  const readList = <T>(list: unknown, read: (entry: unknown) => T | undefined) =>
    (asList(list) ?? []).flatMap((entry) => read(entry) ?? lose());
  const cut = (length: number): Read<string> => {
    return (text) => {
      if (typeof text !== 'string') return undefined;
      if (text.length > length) lose();
      return text.slice(0, length);
    };
  };

  const freeId = uniqueIds();
  let stopCount = 0;
  let dayCount = 0;

  const stopFields: Fields<Stop> = {
    id: asId,
    type: asType,
    slug: asSlug,
    time: asTime,
    minutes: asMinutes,
    note: cut(MAX_NOTE),
    by: oneOf(MEANS),
    name: cut(MAX_TITLE),
    edge: oneOf(EDGES),
  };
  const readStop = (entry: unknown): Stop | undefined => {
    const stop = isObject(entry) ? readFields(entry, stopFields, lose) : {};
    const { type, slug } = stop;
    if (type === undefined || slug === undefined || (type === OWN && !stop.name?.trim())) {
      return undefined;
    }
    if ((stopCount += 1) > MAX_STOPS) return undefined;
    return { ...stop, id: freeId(stop.id ?? `${type}:${slug}`), type, slug };
  };

  const dayFields: Fields<Day> = {
    id: asId,
    dayOut: asSlug,
    title: cut(MAX_TITLE),
    stops: (list) => asList(list) && readList(list, readStop),
  };
  const readDay = (entry: unknown): Day | undefined => {
    if (!isObject(entry) || (dayCount += 1) > MAX_DAYS) return undefined;
    const id = freeId(asId(entry['id']) ?? 'day');
    return { stops: [], ...readFields(entry, dayFields, lose), id };
  };

  const settingsFields: Fields<Settings> = {
    sleeps: asSleeps,
    dog: asBoolean,
    wheels: asBoolean,
    pace: oneOf(PACES),
    travel: oneOf(TRAVEL),
  };
  const tripFields: Fields<Trip> = {
    firstDate: asDate,
    settings: (value) => (isObject(value) ? readFields(value, settingsFields, lose) : undefined),
    days: (list) => asList(list) && readList(list, readDay),
  };
  const trip: Trip = { ...emptyTrip, ...readFields(fields, tripFields, lose) };
  return { trip, state: isWhole ? 'whole' : 'partly' };
}

function asType(value: unknown): string | undefined {
  return typeof value === 'string' && /^[a-z]{1,30}$/i.test(value) ? typeNow(value) : undefined;
}

function asMinutes(value: unknown): number | undefined {
  const whole = typeof value === 'number' && Number.isInteger(value);
  return whole && value >= 0 && value <= MAX_MINUTES ? value : undefined;
}

function asSleeps(value: unknown): Sleeps | undefined {
  if (!isObject(value)) return undefined;
  const slug = asSlug(value['slug']);
  const at = oneOf(['nowhere', 'stay', 'place'] as const)(value['at']);
  if (at === 'nowhere') return { at };
  return at === undefined || slug === undefined ? undefined : { at, slug };
}
