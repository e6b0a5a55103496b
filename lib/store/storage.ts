import { plannerStorageKey } from '@/content/keys';

export function ownKeys(storage: Storage, key: string): string[] {
  const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  return names.filter((name) => isOwnKey(name, key));
}

export function isOwnKey(name: string, key: string): boolean {
  return name === key || name.startsWith(`${key}-`);
}

export function isCopyKey(name: string): boolean {
  return /-backup(-\d+)?$/.test(name);
}

export type StorageProblem = 'full' | 'blocked' | 'failed';

/** Why something could not be stored, from what was thrown. */
export function storageProblem(error: unknown): StorageProblem {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (/quota/i.test(name)) return 'full';
  return name === 'SecurityError' ? 'blocked' : 'failed';
}

export const problemWords: Readonly<Record<StorageProblem, string>> = {
  full: 'this browser’s storage is full',
  blocked: 'this browser blocks storage',
  failed: 'this browser couldn’t store it',
};

const saidKey = `${plannerStorageKey}-said`;

/** What the visitor has been told once, and which copies they know of. */
export const wordsSaid = (storage: Storage): readonly string[] =>
  (storage.getItem(saidKey) ?? '').split(' ').filter(Boolean);

export function addSaid(storage: Storage, words: readonly string[]): void {
  storage.setItem(saidKey, [...new Set([...wordsSaid(storage), ...words])].join(' '));
}

/** The first copy, which has no time in its name, and the latest ones; those between them go. */
const keptCopies = 5;

function copiesOf(storage: Storage, key: string): string[] {
  const stampOf = (name: string) => Number(name.slice(`${key}-backup-`.length));
  return ownKeys(storage, `${key}-backup`)
    .filter(isCopyKey)
    .sort((a, b) => stampOf(a) - stampOf(b));
}

export function findCopy(storage: Storage, key: string, text: string): string | undefined {
  return copiesOf(storage, key).find((name) => storage.getItem(name) === text);
}

/** @returns the name of the copy @throws when the storage is full */
export function setAside(storage: Storage, key: string, text: string, now: Date): string {
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
