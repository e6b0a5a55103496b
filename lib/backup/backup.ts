import { plannerStorageKey, tripsStorageKey } from '@/content/keys';
import { parseTrip } from '@/lib/days/parse';
import { type Day, emptyTrip, type Trip } from '@/lib/days/trip';
import { isObject, parseJson } from '@/lib/json/json';
import { asInstant, parsePlan } from '@/lib/planner/parse';
import { isCopyKey, isOwnKey, ownKeys } from '@/lib/store/storage';

const KIND = 'planner-backup';
const VERSION = 1;

export const MAX_BYTES = 10_000_000;

export type Entries = Readonly<Record<string, string>>;

export interface ReadBackup {
  readonly entries: Entries;
  /** An instant, in ISO 8601. */
  readonly made: string | undefined;
}

export function writeBackup(entries: Entries, made: Date): string {
  const about = { kind: KIND, site: plannerStorageKey, version: VERSION };
  const backup = { ...about, made: made.toISOString(), entries };
  return `${JSON.stringify(backup, null, 2)}\n`;
}

/** What a backup holds, or why it is none for this site. */
export function readBackup(text: string): ReadBackup | 'damaged' | 'foreign' | 'newer' {
  const value = parseJson(text);
  if (!isObject(value) || value['kind'] !== KIND) return 'damaged';
  if (value['site'] !== plannerStorageKey) return 'foreign';
  const version = value['version'];
  if (typeof version === 'number' && version > VERSION) return 'newer';
  if (version !== VERSION || !isObject(value['entries'])) return 'damaged';
  const entries = Object.entries(value['entries']).filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === 'string' && isOwnKey(entry[0], plannerStorageKey),
  );
  return { entries: Object.fromEntries(entries), made: asInstant(value['made']) };
}

export function contentsOf(entries: Entries) {
  const plan = parsePlan(entries[plannerStorageKey] ?? '');
  const days = parseTrip(entries[tripsStorageKey] ?? '');
  return {
    items: plan.items,
    trip: days.trip,
    partly: !plan.complete || days.state !== 'whole',
    copies: Object.keys(entries).filter(isCopyKey).length,
  };
}

/**
 * Replaces all entries of this site, except copies of what could not be read.
 *
 * @throws what the storage throws; then nothing has changed
 */
export function replaceEntries(storage: Storage, entries: Entries): void {
  const before = new Map<string, string>();
  const aside = `${plannerStorageKey}-replacing`;
  const wanted = new Map(Object.entries(entries));
  for (const name of ownKeys(storage, plannerStorageKey)) {
    const text = storage.getItem(name) ?? '';
    const incoming = wanted.get(name);
    if (!isCopyKey(name)) {
      before.set(name, text);
      continue;
    }
    wanted.delete(name);
    let free = name;
    for (let turn = 0; wanted.has(free) || storage.getItem(free) !== null; turn += 1) {
      free = `${plannerStorageKey}-backup-${turn}`;
    }
    if (incoming !== undefined && incoming !== text) wanted.set(free, incoming);
  }
  // Where all of it fits beside what is there, each entry can take the place of the old one.
  storage.setItem(aside, JSON.stringify([...wanted]));
  storage.removeItem(aside);
  try {
    for (const [name, text] of wanted) storage.setItem(name, text);
  } catch (error) {
    for (const name of wanted.keys()) storage.removeItem(name);
    for (const [name, text] of before) storage.setItem(name, text);
    throw error;
  }
  for (const name of before.keys()) if (!wanted.has(name)) storage.removeItem(name);
}

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
