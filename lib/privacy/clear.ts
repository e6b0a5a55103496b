/** Deletes what the site has left in the browser. The browser's parts are passed in. */
import { ownKeys } from '../store/storage';

export interface KeptByBrowser {
  /** Local and session storage, each asked for when it is needed: blocked storage throws. */
  readonly storages: readonly (() => Storage)[];
  /** Where offline copies lie; not every browser has it. */
  readonly caches?: Pick<CacheStorage, 'keys' | 'delete'> | undefined;
  readonly serviceWorker?: Pick<ServiceWorkerContainer, 'getRegistrations'> | undefined;
}

export interface Cleared {
  /** Entries of the storage: the plan, each of its backups, the settings. */
  readonly entries: number;
  /** Stores of offline copies, and the workers that filled them. */
  readonly copies: number;
  /** False when the browser refused any part of it. */
  readonly complete: boolean;
}

/**
 * Deletes every entry of this site, its offline copies and its service workers. What one part
 * refuses does not keep the others from being cleared.
 *
 * @param key the planner's key, with which those of its backups, of the days and of the settings begin
 * @param copiesPrefix with what the names of this site's stores of offline copies begin
 * @param scope the full address under which the site lies, with a slash at its end: other sites on
 *   the same host keep their workers
 */
export async function clearEverything(
  key: string,
  copiesPrefix: string,
  scope: string,
  { storages, caches, serviceWorker }: KeptByBrowser,
): Promise<Cleared> {
  const entries = await Promise.all(
    storages.map((storage) => attempt(() => clearStorage(storage(), key))),
  );
  const copies = await Promise.all([
    attempt(() => clearCaches(caches, copiesPrefix)),
    attempt(() => unregisterWorkers(serviceWorker, scope)),
  ]);
  return {
    entries: sum(entries),
    copies: sum(copies),
    complete: ![...entries, ...copies].includes(null),
  };
}

/** What `clear` counted, or null when the browser refused. */
async function attempt(clear: () => number | Promise<number>): Promise<number | null> {
  try {
    return await clear();
  } catch {
    // The caller tells the visitor; the browser's reason would not help.
    return null;
  }
}

function sum(counts: readonly (number | null)[]): number {
  return counts.reduce<number>((total, count) => total + (count ?? 0), 0);
}

function clearStorage(storage: Storage, key: string): number {
  const ours = ownKeys(storage, key);
  for (const name of ours) storage.removeItem(name);
  return ours.length;
}

async function clearCaches(caches: KeptByBrowser['caches'], prefix: string): Promise<number> {
  if (!caches) return 0;
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
  await Promise.all(names.map((name) => caches.delete(name)));
  return names.length;
}

async function unregisterWorkers(
  serviceWorker: KeptByBrowser['serviceWorker'],
  scope: string,
): Promise<number> {
  if (!serviceWorker) return 0;
  const all = await serviceWorker.getRegistrations();
  const ours = all.filter((registration) => registration.scope.startsWith(scope));
  await Promise.all(ours.map((registration) => registration.unregister()));
  return ours.length;
}
