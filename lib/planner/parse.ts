/**
 * Reads a stored plan that nobody can vouch for: written by an older or a newer version of the
 * site, cut short, edited by hand. What can be read is read, and what a newer version may have
 * meant is passed on as it is. Whenever anything would be lost by writing the result back, the
 * whole text is handed out as well, to be set aside.
 */
import { typeNow, type PlannerItem, type PlannerItemDraft } from './item';
import type { Plan } from './plan';

export interface ParsedPlan {
  readonly items: Plan;
  /** Entries of the list that are none of this version's items: to be written back as they are. */
  readonly foreign?: readonly unknown[];
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
  const foreign: unknown[] = [];
  const items = new Map<string, PlannerItem>();
  const ids = new Set<string>();
  for (const entry of found.list) {
    const read = readItem(entry);
    if (!read) {
      // What a newer version may mean something by is passed on; nonsense is set aside.
      if (isObject(entry) && Object.keys(entry).length > 0) foreign.push(entry);
      else complete = false;
      continue;
    }
    // Twins of one name are both kept; what says the same twice is kept once.
    const content = contentOf(read.item);
    if (items.has(content)) continue;
    const id = freeId(read, ids);
    ids.add(id);
    items.set(content, { ...read.item, id });
  }
  return {
    items: [...items.values()],
    ...(foreign.length > 0 && { foreign }),
    setAside: complete ? null : text,
  };
}

/**
 * The text to store: a bare list.
 *
 * @param foreign what {@link parsePlan} found beside the items; it goes after them
 */
export function stringifyPlan(plan: Plan, foreign: readonly unknown[]): string {
  return JSON.stringify([
    ...plan.map((item: PlannerItem & WithUnread) => ({ ...item, ...item[unreadFields] })),
    ...foreign,
  ]);
}

/** Under which an item carries its fields that could not be read, as they are. */
const unreadFields = Symbol('fields that were not understood');

interface WithUnread {
  readonly [unreadFields]?: JsonObject;
}

/** What makes two entries of one thing the same in all but when they were saved. */
function contentOf(item: PlannerItemDraft & WithUnread): string {
  const fields = Object.entries({ ...item, ...item[unreadFields] })
    .filter(([field]) => field !== 'id' && field !== 'savedAt')
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify(fields);
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

/** What every item has. */
const always = ['id', 'type', 'name', 'description', 'image'] as const;

type Sometimes = Omit<PlannerItem, (typeof always)[number]>;

/** How what an item may lack is read: TypeScript asks here for a field that is new. */
const readers: {
  readonly [Field in keyof Sometimes]-?: (value: unknown) => Sometimes[Field];
} = {
  slug: asSlug,
  rating: asRating,
  location: asText,
  duration: asText,
  date: asText,
  time: asText,
  phone: asText,
  price: asText,
  savedAt: asInstant,
};

const sometimes = Object.keys(readers) as readonly (keyof Sometimes)[];
const FIELDS: ReadonlySet<string> = new Set([...always, ...sometimes]);

interface ReadItem {
  readonly item: Omit<PlannerItem, 'id'> & WithUnread;
  readonly id: string | undefined;
}

/** One entry of the list; a name is all that it must have. */
function readItem(entry: unknown): ReadItem | undefined {
  if (!isObject(entry)) return undefined;
  const unread: Record<string, unknown> = {};
  const take = <T>(field: keyof PlannerItem, read: (value: unknown) => T | undefined) => {
    const value = entry[field];
    if (value === undefined || value === null || value === '') return undefined;
    const result = read(value);
    if (result === undefined) unread[field] = value;
    return result;
  };

  const name = take('name', asText);
  if (name === undefined || name.trim() === '') return undefined;
  const item = {
    // What a newer version added stays with its item, and is written back with it.
    ...otherFields(entry, FIELDS),
    type: typeNow(take('type', asText) ?? 'other'),
    name,
    description: take('description', asText) ?? '',
    image: take('image', asImageAddress) ?? '',
    ...(present(
      Object.fromEntries(sometimes.map((field) => [field, take<unknown>(field, readers[field])])),
    ) as Sometimes),
  };
  const id = take('id', asText);
  return {
    item: Object.keys(unread).length === 0 ? item : { ...item, [unreadFields]: unread },
    id,
  };
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
