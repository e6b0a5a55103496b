/** The browser's storage: what of it is this site's, and the copies of what could not be read. */

/** The part of the browser's `Storage` that is used. */
export type KeyValueStorage = Pick<
  Storage,
  'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'
>;

/** The names of a storage's entries that are this site's: the planner's key, and all that begin with it. */
export function ownKeys(storage: Pick<Storage, 'key' | 'length'>, key: string): string[] {
  const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  return names.filter((name) => isOwnKey(name, key));
}

/** Whether an entry of this name is this site's. */
export function isOwnKey(name: string, key: string): boolean {
  return name === key || name.startsWith(`${key}-`);
}

/** Whether a copy of something that could not be read lies under this name. */
export function isCopyKey(name: string): boolean {
  return /-backup(-\d+)?$/.test(name);
}

/** The first copy, which has no time in its name, and the latest ones; those between them go. */
const keptCopies = 5;

/** The names of an entry's copies, the oldest first. */
function copiesOf(storage: KeyValueStorage, key: string): string[] {
  const stampOf = (name: string) => Number(name.slice(`${key}-backup-`.length));
  return ownKeys(storage, `${key}-backup`)
    .filter(isCopyKey)
    .sort((a, b) => stampOf(a) - stampOf(b));
}

/** Under which name a copy of this very text lies already. */
export function findCopy(storage: KeyValueStorage, key: string, text: string): string | undefined {
  return copiesOf(storage, key).find((name) => storage.getItem(name) === text);
}

/**
 * Keeps a text under a name of its own, beside the entry of this key.
 *
 * @returns the name
 * @throws where there is no room
 */
export function setAside(storage: KeyValueStorage, key: string, text: string, now: Date): string {
  const known = findCopy(storage, key, text);
  if (known !== undefined) return known;
  let name = `${key}-backup`;
  for (let stamp = now.getTime(); storage.getItem(name) !== null; stamp += 1) {
    name = `${key}-backup-${stamp}`;
  }
  storage.setItem(name, text);
  for (const old of copiesOf(storage, key).slice(1, 1 - keptCopies)) storage.removeItem(old);
  return name;
}
