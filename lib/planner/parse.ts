/**
 * Reads a stored plan that nobody can vouch for: written by an older or a newer version of the
 * site, cut short, edited by hand. What can be read is read; whenever anything else would be lost
 * by writing the result back, the whole text is handed out as well, to be set aside.
 */
import type { PlannerItem } from './item';
import { identityKey, type Plan } from './plan';

export interface ParsedPlan {
  readonly items: Plan;
  /** The text as it was, when something in it was not understood; else null. */
  readonly setAside: string | null;
}

export type JsonObject = Readonly<Record<string, unknown>>;

/** Never throws. The same text gives the same items with the same ids, every time. */
export function parsePlan(text: string): ParsedPlan {
  if (text.trim() === '') return { items: [], setAside: null };
  const found = findList(parseJson(text));
  if (!found) return { items: [], setAside: text };

  let { complete } = found;
  const items: PlannerItem[] = [];
  const seen = new Set<string>();
  const ids = new Set<string>();
  for (const entry of found.list) {
    const read = readItem(entry);
    complete &&= read?.complete ?? false;
    if (!read || seen.has(identityKey(read.item))) continue;
    const id = freeId(read, ids);
    seen.add(identityKey(read.item));
    ids.add(id);
    items.push({ ...read.item, id });
  }
  return { items, setAside: complete ? null : text };
}

/** The text's value, or undefined when it is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether a value is an object with fields, and no list. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * The list of items in a stored value: a bare list, or one in the wrapper that zustand writes by
 * default, `{ state: { items }, version }`, or that another version might, `{ items, … }`. The
 * list is complete when the wrapper holds nothing else.
 */
function findList(value: unknown): { list: readonly unknown[]; complete: boolean } | undefined {
  if (value === null) return { list: [], complete: true };
  if (Array.isArray(value)) return { list: value, complete: true };
  if (!isObject(value)) return undefined;
  const inner = isObject(value['state']) ? value['state'] : value;
  const list = inner['items'];
  if (!Array.isArray(list)) return undefined;
  const rest = new Set([...Object.keys(value), ...Object.keys(inner)]);
  for (const known of ['items', 'version', ...(inner === value ? [] : ['state'])])
    rest.delete(known);
  return { list, complete: rest.size === 0 };
}

const FIELDS: ReadonlySet<string> = new Set<keyof PlannerItem>([
  'id',
  'type',
  'name',
  'slug',
  'description',
  'image',
  'rating',
  'location',
  'duration',
  'date',
  'time',
  'phone',
  'price',
  'savedAt',
]);

interface ReadItem {
  readonly item: Omit<PlannerItem, 'id'>;
  readonly id: string | undefined;
  /** False when a field held something that could not be read. */
  readonly complete: boolean;
}

/** One entry of the list; a name is all that it must have. */
function readItem(entry: unknown): ReadItem | undefined {
  if (!isObject(entry)) return undefined;
  let complete = true;
  const take = <T>(field: keyof PlannerItem, read: (value: unknown) => T | undefined) => {
    const value = entry[field];
    if (value === undefined || value === null || value === '') return undefined;
    const result = read(value);
    if (result === undefined) complete = false;
    return result;
  };

  const name = take('name', asText);
  if (name === undefined || name.trim() === '') return undefined;
  const item = {
    // What a newer version added stays with its item, and is written back with it.
    ...otherFields(entry, FIELDS),
    type: take('type', asText) ?? 'other',
    name,
    description: take('description', asText) ?? '',
    image: take('image', asImageAddress) ?? '',
    ...present({
      slug: take('slug', asSlug),
      rating: take('rating', asRating),
      location: take('location', asText),
      duration: take('duration', asText),
      date: take('date', asText),
      time: take('time', asText),
      phone: take('phone', asText),
      price: take('price', asText),
      savedAt: take('savedAt', asInstant),
    }),
  };
  const id = take('id', asText);
  return { item, id, complete };
}

/** The fields of an object that this version does not know. */
export function otherFields(object: JsonObject, known: ReadonlySet<string>): JsonObject {
  return Object.fromEntries(
    Object.entries(object).filter(([field]) => !known.has(field) && field !== '__proto__'),
  );
}

/** The properties that have a value. */
export function present<T extends object>(
  values: T,
): { [Field in keyof T]?: Exclude<T[Field], undefined> } {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [Field in keyof T]?: Exclude<T[Field], undefined> };
}

function asText(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value : undefined;
}

function asRating(value: unknown): number | undefined {
  const rating = Number.parseFloat(asText(value) ?? '');
  return rating >= 0 && rating <= 5 ? rating : undefined;
}

/** A value as the last part of an address: small letters, digits and single hyphens. */
export function asSlug(value: unknown): string | undefined {
  return typeof value === 'string' && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value) ? value : undefined;
}

function asInstant(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const instant = new Date(value);
  return Number.isNaN(instant.getTime()) ? undefined : instant.toISOString();
}

/** Only what an `img` loads; the platform's own parser sees through spaces, case and line breaks. */
function asImageAddress(value: unknown): string | undefined {
  if (typeof value !== 'string' || !URL.canParse(value, 'https://site.invalid/')) return undefined;
  const { protocol, pathname } = new URL(value, 'https://site.invalid/');
  if (protocol === 'data:') return pathname.startsWith('image/') ? value : undefined;
  return protocol === 'https:' || protocol === 'http:' ? value : undefined;
}

/** An id for the item that no other of the list has: its own, if it has one and it is free. */
function freeId({ id, item }: ReadItem, taken: ReadonlySet<string>): string {
  let free = id === undefined || taken.has(id) ? `${item.type}:${item.name}` : id;
  while (taken.has(free)) free += '+';
  return free;
}
