import { ownKeys } from '../store/storage';

export interface KeptByBrowser {
  readonly storages: readonly (() => Storage)[];
  readonly caches?: Pick<CacheStorage, 'keys' | 'delete'> | undefined;
  readonly serviceWorker?: Pick<ServiceWorkerContainer, 'getRegistrations'> | undefined;
}

export type Cleared = Awaited<ReturnType<typeof clearEverything>>;

/** Deletes this site’s entries, offline copies and workers. Where one part fails the others go on. */
export async function clearEverything(
  key: string,
  copiesPrefix: string,
  scope: string,
  { storages, caches, serviceWorker }: KeptByBrowser,
) {
  const entries = await Promise.allSettled(
    storages.map(async (storage) => clearStorage(storage(), key)),
  );
  const copies = await Promise.allSettled([
    clearCaches(caches, copiesPrefix),
    unregisterWorkers(serviceWorker, scope),
  ]);
  return {
    entries: sum(entries),
    copies: sum(copies),
    complete: [...entries, ...copies].every(({ status }) => status === 'fulfilled'),
  };
}

function sum(counts: readonly PromiseSettledResult<number>[]): number {
  const known = counts.filter((count) => count.status === 'fulfilled');
  return known.reduce((total, { value }) => total + value, 0);
}

function clearStorage(storage: Storage, key: string): number {
  const ours = ownKeys(storage, key);
  for (const name of ours) storage.removeItem(name);
  return ours.length;
}

async function clearCaches(caches: KeptByBrowser['caches'], prefix: string): Promise<number> {
  const names = ((await caches?.keys()) ?? []).filter((name) => name.startsWith(prefix));
  await Promise.all(names.map(async (name) => caches?.delete(name)));
  return names.length;
}

async function unregisterWorkers(
  serviceWorker: KeptByBrowser['serviceWorker'],
  scope: string,
): Promise<number> {
  const all = (await serviceWorker?.getRegistrations()) ?? [];
  const ours = all.filter((registration) => registration.scope.startsWith(scope));
  await Promise.all(ours.map((registration) => registration.unregister()));
  return ours.length;
}
