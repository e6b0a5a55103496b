/** Reads JSON of unknown making: stored by another version, cut short, edited by hand. */

import type { ClockTime, IsoDate } from '@/content/types';

export type JsonObject = Readonly<Record<string, unknown>>;

/** What a value stands for; undefined where it is none of the kind. */
export type Read<T> = (value: unknown) => T | undefined;

/** How each field of a type is read: TypeScript asks here for a field that is new. */
export type Fields<T> = { readonly [Field in keyof T]-?: Read<Exclude<T[Field], undefined>> };

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function asObject(value: unknown): JsonObject | undefined {
  return isObject(value) ? value : undefined;
}

export function asList(value: unknown): readonly unknown[] | undefined {
  return Array.isArray(value) ? value : undefined;
}

export function oneOf<T extends string>(words: readonly T[]): Read<T> {
  return (value) => words.find((word) => word === value);
}

/** A value as the last part of an address: small letters, digits and single hyphens. */
export function asSlug(value: unknown): string | undefined {
  return typeof value === 'string' && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value) ? value : undefined;
}

export const asBoolean: Read<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);

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

/** Levels, and characters of a value and of the names in it. */
const DEEPEST = 16;
const LARGEST = 20_000;

/** Whether a value that nothing here understands is small enough to be passed on. */
export function isModest(value: unknown): boolean {
  let room = LARGEST;
  const fits = (part: unknown, depth: number): boolean => {
    room -= typeof part === 'string' ? part.length : 1;
    if (room < 0 || depth > DEEPEST) return false;
    if (typeof part !== 'object' || part === null) return true;
    return Object.entries(part).every(([name, inner]) => {
      room -= name.length;
      return fits(inner, depth + 1);
    });
  };
  return fits(value, 0);
}

const asItIs: Read<unknown> = (value) => (isModest(value) ? value : undefined);

/**
 * Reads an object by a table. Unknown fields stay, as a newer version may have added them, but for
 * those that are too large.
 */
export function readFields<T extends object>(
  object: JsonObject,
  fields: Fields<T>,
  onUnread: (field: string, value: unknown) => void,
): { [Field in keyof T]?: Exclude<T[Field], undefined> } {
  const known = new Map<string, Read<unknown>>(Object.entries(fields));
  const read = Object.entries(object).flatMap(([field, value]): [string, unknown][] => {
    const reader = known.get(field);
    const isEmpty = value === undefined || value === null || value === '';
    if (field === '__proto__' || (reader && isEmpty)) return [];
    const result = (reader ?? asItIs)(value);
    if (result === undefined) onUnread(field, value);
    return result === undefined ? [] : [[field, result]];
  });
  return Object.fromEntries(read) as { [Field in keyof T]?: Exclude<T[Field], undefined> };
}
