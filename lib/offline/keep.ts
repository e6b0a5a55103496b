import type { Guide, GuideFile } from './guide';
import { assetsOf, isImmutable, isOwn } from './own';

export type Store = Pick<Cache, 'match' | 'put'>;

export type Find = (url: string) => Promise<Response | undefined>;

/** Whether a file is there, or what makes it so. */
type Has = (url: string) => Promise<unknown>;

const parallelFetches = 4;

export async function missingFiles(files: readonly GuideFile[], has: Has): Promise<GuideFile[]> {
  const had = await Promise.all(files.map(({ url }) => has(url)));
  return files.filter((_, index) => !had[index]);
}

export interface KeepOptions {
  readonly store: Store;
  readonly fetch: typeof globalThis.fetch;
  readonly onKept?: (file: GuideFile) => void;
  readonly signal?: AbortSignal;
}

/** What has come stays when it stops. @throws when a file does not come */
export async function keepFiles(
  files: readonly GuideFile[],
  { store, fetch, onKept, signal }: KeepOptions,
): Promise<void> {
  const queue = [...files];
  const work = async () => {
    for (let file = queue.shift(); file; file = queue.shift()) {
      signal?.throwIfAborted();
      await store.put(file.url, await fetchFile(file.url, fetch));
      onKept?.(file);
    }
  };
  const workOrStop = () =>
    work().catch((error: unknown) => {
      queue.length = 0;
      throw error;
    });
  // Requests under way may still arrive.
  const ends = await Promise.allSettled(Array.from({ length: parallelFetches }, workOrStop));
  const failure = ends.find((end) => end.status === 'rejected');
  if (failure) throw failure.reason;
}

async function fetchFile(url: string, fetch: typeof globalThis.fetch): Promise<Response> {
  // What may change is asked for afresh, so that no older copy of the browser's own slips in.
  const response = await fetch(url, { cache: isImmutable(url) ? 'default' : 'no-cache' });
  if (await isOwn(url, response)) return response;
  // The browser may have been told to keep a "not found" for long.
  const again = await fetch(url, { cache: 'reload' });
  if (await isOwn(url, again)) return again;
  throw new Error(`${url} answered with status ${again.status}`);
}

/** Pages last, after all that their HTML names; one that was reached by a click was never loaded as HTML. */
export async function keepWhole(
  urls: readonly string[],
  has: Has,
  { store, fetch }: KeepOptions,
): Promise<void> {
  const keepMissing = async (some: readonly string[]) => {
    const files = some.map((url) => ({ url, bytes: 0 }));
    await keepFiles(await missingFiles(files, has), { store, fetch });
  };
  const isPage = (url: string) => url.endsWith('/');
  await keepMissing(urls.filter((url) => !isPage(url)));
  for (const page of urls.filter(isPage)) {
    if (await has(page)) continue;
    const response = await fetchFile(page, fetch);
    await keepMissing(assetsOf(await response.clone().text()));
    await store.put(page, response);
  }
}

/** Keeps a page if everything that it names is kept: half a page must not replace a whole one. */
export async function keepIfWhole(
  path: string,
  response: Response,
  { store, find }: { store: Store; find: Find },
): Promise<void> {
  if (!(await isOwn(path, response))) return;
  const names = assetsOf(await response.clone().text());
  const found = await Promise.all(names.map(find));
  if (found.every(Boolean)) await store.put(path, response);
}

/**
 * Fills the store of a new version.
 *
 * @param core what it always has
 * @param kept what the stores of older versions have: it goes on having what is still published
 * @throws when anything is missing
 */
export async function renew(
  core: readonly string[],
  kept: readonly string[],
  guide: Guide,
  find: Find,
  { store, fetch }: KeepOptions,
): Promise<void> {
  const published = new Set(guide.files.map(({ url }) => url));
  const copyOver = async (url: string) => {
    if (!isImmutable(url)) return false;
    if (await store.match(url)) return true;
    const copy = await find(url);
    if (!copy || !(await isOwn(url, copy))) return false;
    await store.put(url, copy);
    return true;
  };
  const stillPublished = kept.filter((url) => published.has(url));
  await keepWhole([...new Set([...core, ...stillPublished])], copyOver, { store, fetch });
}
