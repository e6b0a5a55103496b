/**
 * Everything that this browser keeps of the guide, as one file: JSON of a version, in which each
 * entry of the storage stands as it is. A backup that is opened was made by anyone: what is in it
 * is read by the rules by which the storage is read, and nothing is written before somebody says so.
 */
import { tripFormat } from '@/lib/days/parse';
import { type Day, emptyTrip, type Trip } from '@/lib/days/trip';
import { isObject, parseJson, parsePlan } from '@/lib/planner/parse';
import type { Plan } from '@/lib/planner/plan';
import type { KeyValueStorage } from '@/lib/planner/storage';
import { isOwnKey, ownKeys } from '@/lib/privacy/clear';

const KIND = 'planner-backup';
const VERSION = 1;

/** Bytes; browsers keep five million characters for a site, and a backup of all that is no longer. */
export const MAX_BYTES = 20_000_000;

/** Texts of the storage by their keys. */
export type Entries = Readonly<Record<string, string>>;

/** Under which keys of the storage what lies. */
export interface Keys {
  /** The saved list's; all others begin with it. */
  readonly planner: string;
  readonly trips: string;
}

/** What entries stand for, as far as this version understands them. */
export interface Contents {
  readonly items: Plan;
  readonly trip: Trip;
  /** Whether the list or the days hold something that this version cannot read. */
  readonly partly: boolean;
  /** How many entries there are beside the two: settings, and copies that were set aside. */
  readonly others: number;
}

export type ReadBackup =
  /** Not whole, or no backup at all. */
  | { readonly kind: 'damaged' }
  /** Of another guide. */
  | { readonly kind: 'foreign' }
  /** Of a newer version of the guide. */
  | { readonly kind: 'newer' }
  | {
      readonly kind: 'backup';
      readonly entries: Entries;
      /** When it was made; undefined where that cannot be read. */
      readonly made: Date | undefined;
    };

/**
 * What the storage holds of this site.
 *
 * @throws where the browser blocks its storage
 */
export function collectEntries(storage: KeyValueStorage, { planner }: Keys): Entries {
  return Object.fromEntries(
    ownKeys(storage, planner).map((key) => [key, storage.getItem(key) ?? '']),
  );
}

/** Entries as the text of a file. */
export function writeBackup(entries: Entries, { planner }: Keys, made: Date): string {
  const backup = { kind: KIND, site: planner, version: VERSION, made: made.toISOString(), entries };
  return `${JSON.stringify(backup, null, 2)}\n`;
}

/** Reads a file that somebody has opened; never throws. */
export function readBackup(text: string, { planner }: Keys): ReadBackup {
  // Some programs put a mark of the encoding before what they save.
  const value = parseJson(text.replace(/^\uFEFF/, ''));
  if (!isObject(value) || value['kind'] !== KIND) return { kind: 'damaged' };
  if (value['site'] !== planner) return { kind: 'foreign' };
  const version = value['version'];
  if (typeof version === 'number' && version > VERSION) return { kind: 'newer' };
  if (version !== VERSION || !isObject(value['entries'])) return { kind: 'damaged' };
  const entries = Object.entries(value['entries']).filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === 'string' && isOwnKey(entry[0], planner),
  );
  const made = typeof value['made'] === 'string' ? new Date(value['made']) : undefined;
  return {
    kind: 'backup',
    entries: Object.fromEntries(entries),
    made: made && Number.isNaN(made.getTime()) ? undefined : made,
  };
}

/** What entries stand for. */
export function contentsOf(entries: Entries, { planner, trips }: Keys): Contents {
  const plan = parsePlan(entries[planner] ?? '');
  const days = tripFormat.parse(entries[trips] ?? '');
  return {
    items: plan.items,
    trip: days.value,
    partly: plan.setAside !== null || days.setAside !== null,
    others: Object.keys(entries).filter((key) => key !== planner && key !== trips).length,
  };
}

/**
 * Puts entries in the place of all that the storage holds of this site, or changes nothing.
 *
 * @returns false where the storage is full or blocked
 */
export function replaceEntries(storage: KeyValueStorage, keys: Keys, entries: Entries): boolean {
  const write = (texts: Entries) => {
    for (const [key, text] of Object.entries(texts)) storage.setItem(key, text);
  };
  const removeAllBut = (texts: Entries) => {
    for (const key of ownKeys(storage, keys.planner)) if (!(key in texts)) storage.removeItem(key);
  };
  let before: Entries | undefined;
  try {
    before = collectEntries(storage, keys);
    // Nothing goes before all that comes is there.
    write(entries);
    removeAllBut(entries);
    return true;
  } catch {
    if (before) {
      removeAllBut(before);
      write(before);
    }
    return false;
  }
}

/** Of a trip the days that another does not have: the same day twice would help nobody. */
export function missingDays(own: Trip, other: Trip): Trip {
  const there = new Set(own.days.map(withoutIds));
  const days = other.days.filter((day) => !there.has(withoutIds(day)));
  return days.length === 0 ? emptyTrip : { ...other, days };
}

function withoutIds({ stops, ...day }: Day): string {
  const sorted = (fields: object) =>
    Object.entries(fields)
      .filter(([field, value]) => field !== 'id' && value !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([sorted(day), stops.map(sorted)]);
}
