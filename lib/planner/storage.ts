/**
 * A value in the browser's storage, under one key, written as text. Beside it, under backup keys,
 * the texts that could not be understood. No function here throws, and none overwrites a text that
 * it has not read. The saved list and the visitor's days are both kept so.
 */

/** The part of the browser's `Storage` that the planner uses. */
export type KeyValueStorage = Pick<
  Storage,
  'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'
>;

/** Where something is kept. */
export interface StoragePlace {
  readonly key: string;
  /** Asked for at each use; may throw or give nothing, as a browser does that blocks storage. */
  readonly storage: () => KeyValueStorage | undefined;
  readonly now: () => Date;
}

/** How a value of unknown making is read. */
export interface Parsed<Value> {
  readonly value: Value;
  /** The text as it was, when something in it was not understood; else null. */
  readonly setAside: string | null;
}

/** How a value becomes a text, and a text a value. */
export interface Format<Value> {
  /** Never throws; an empty text, which stands for nothing stored, gives an empty value. */
  readonly parse: (text: string) => Parsed<Value>;
  readonly stringify: (value: Value) => string;
}

export interface TextStorage<Value> {
  /** What is stored now, or undefined when the storage cannot be reached. */
  readonly read: () => Parsed<Value> | undefined;
  /** Replaces what is stored; false when it could not be written. */
  readonly write: (value: Value) => boolean;
  /** Keeps a text under a backup key of its own: that key, or undefined when it could not be written. */
  readonly backUp: (text: string) => string | undefined;
}

export function createTextStorage<Value>(
  { key, storage, now }: StoragePlace,
  { parse, stringify }: Format<Value>,
): TextStorage<Value> {
  /** What `access` gives, or undefined when the storage is blocked, missing or full. */
  function attempt<T>(access: (reachable: KeyValueStorage) => T): T | undefined {
    try {
      const reachable = storage();
      return reachable && access(reachable);
    } catch {
      // Whatever the browser's reason, the planner goes on in memory; the caller tells the visitor.
      return undefined;
    }
  }

  return {
    read: () => attempt((reachable) => parse(reachable.getItem(key) ?? '')),

    write: (value) =>
      attempt((reachable) => {
        reachable.setItem(key, stringify(value));
        return true;
      }) ?? false,

    backUp: (text) =>
      attempt((reachable) => {
        let name = `${key}-backup`;
        for (let stamp = now().getTime(); ; stamp += 1) {
          const kept = reachable.getItem(name);
          if (kept === text) return name;
          if (kept === null) break;
          name = `${key}-backup-${stamp}`;
        }
        reachable.setItem(name, text);
        for (const old of backupsOf(reachable, key).slice(1, 1 - keptBackups))
          reachable.removeItem(old);
        return name;
      }),
  };
}

/** The first backup, which has no time in its name, and the latest ones; those between them go. */
const keptBackups = 5;

/** The names of a key's backups, the oldest first. */
function backupsOf(storage: KeyValueStorage, key: string): string[] {
  const first = `${key}-backup`;
  const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  const stampOf = (name: string) => Number(name.slice(first.length + 1));
  return names
    .filter((name) => name === first || name.startsWith(`${first}-`))
    .sort((a, b) => stampOf(a) - stampOf(b));
}
