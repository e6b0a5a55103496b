/** Reads what any version has stored. What a newer one may have meant is written back as it is. */
import { asId, uniqueIds } from '../json/ids';
import {
  type Fields,
  isModest,
  isObject,
  type JsonObject,
  parseJson,
  readFields,
  asSlug,
} from '../json/json';
import { typeNow, type PlannerItem, type PlannerItemDraft } from './item';
import type { Plan } from './plan';

export interface ParsedPlan {
  readonly items: Plan;
  /** Entries of the list that are none of this version's items: to be written back as they are. */
  readonly foreign: readonly unknown[];
  /** False when writing the items back would lose something. */
  readonly complete: boolean;
}

/** Never throws. The same text gives the same items with the same ids, every time. */
export function parsePlan(text: string): ParsedPlan {
  const list = text.trim() === '' ? [] : (parseJson(text) ?? undefined);
  if (!Array.isArray(list)) return { items: [], foreign: [], complete: false };

  let complete = true;
  const foreign: unknown[] = [];
  const items: PlannerItem[] = [];
  const contents = new Set<string>();
  const ids = new Set<string>();
  const freeId = uniqueIds();
  for (const entry of list) {
    const read = readItem(entry, () => {
      complete = false;
    });
    if (!read) {
      // What a newer version may mean something by is passed on; nonsense is set aside.
      if (isObject(entry) && Object.keys(entry).length > 0 && isModest(entry)) foreign.push(entry);
      else complete = false;
      continue;
    }
    // Twins of one name are both kept; what says the same twice is kept once.
    const content = contentOf(read);
    if (contents.has(content)) continue;
    contents.add(content);
    const own = asId(read.id);
    const id = freeId(own === undefined || ids.has(own) ? `${read.type}:${read.name}` : own);
    ids.add(id);
    items.push({ ...read, id });
  }
  return { items, foreign, complete };
}

export function stringifyPlan(plan: Plan, foreign: readonly unknown[]): string {
  return JSON.stringify([
    ...plan.map((item: PlannerItem & WithUnread) => ({ ...item, ...item[unreadFields] })),
    ...foreign,
  ]);
}

const unreadFields = Symbol('fields that were not understood');

interface WithUnread {
  readonly [unreadFields]?: JsonObject;
}

function contentOf(item: PlannerItemDraft & WithUnread): string {
  const fields = Object.entries({ ...item, ...item[unreadFields] })
    .filter(([field]) => field !== 'id' && field !== 'savedAt')
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify(fields);
}

const itemFields: Fields<PlannerItem> = {
  id: asText,
  type: asText,
  name: asText,
  description: asText,
  image: asImageAddress,
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

type ReadItem = Omit<PlannerItem, 'id'> & WithUnread & { readonly id?: string };

/** @param lose called where something of it is too large to be passed on */
function readItem(entry: unknown, lose: () => void): ReadItem | undefined {
  if (!isObject(entry)) return undefined;
  const unread: Record<string, unknown> = {};
  const item = readFields(entry, itemFields, (field, value) => {
    if (isModest(value)) unread[field] = value;
    else lose();
  });
  const { name, type = 'other', description = '', image = '' } = item;
  if (name === undefined || name.trim() === '') return undefined;
  return {
    ...item,
    type: typeNow(type),
    name,
    description,
    image,
    ...(Object.keys(unread).length > 0 && { [unreadFields]: unread }),
  };
}

function asText(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value : undefined;
}

function asRating(value: unknown): number | undefined {
  const rating = Number.parseFloat(asText(value) ?? '');
  return rating >= 0 && rating <= 5 ? rating : undefined;
}

/** An instant of a year with four figures; others cannot be shown as a date. */
export function asInstant(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const instant = new Date(value);
  const iso = Number.isNaN(instant.getTime()) ? '' : instant.toISOString();
  return /^[1-9]\d{3}-/.test(iso) ? iso : undefined;
}

/** Only what an `img` loads; the platform's own parser sees through spaces, case and line breaks. */
function asImageAddress(value: unknown): string | undefined {
  if (typeof value !== 'string' || !URL.canParse(value, 'https://site.invalid/')) return undefined;
  const { protocol, pathname } = new URL(value, 'https://site.invalid/');
  if (protocol === 'data:') return pathname.startsWith('image/') ? value : undefined;
  return protocol === 'https:' || protocol === 'http:' ? value : undefined;
}
