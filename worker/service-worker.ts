/// <reference lib="webworker" />
/**
 * Keeps the guide readable without a network. Built to `/sw.js` by `scripts/service-worker.ts`;
 * docs/reliability.md tells what is kept when.
 */
import { matchPrecache, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import type { WorkboxPlugin } from 'workbox-core/types';
import { isImmutable, loadGuide, storeName, storePrefix } from '@/lib/offline/guide';
import { keepSeen, renew } from '@/lib/offline/keep';

/** Put in by the build. */
declare const BUILD: {
  readonly version: string;
  readonly base: string;
  readonly offlinePage: string;
  readonly guideUrl: string;
  /** What is fetched at the first visit. */
  readonly core: { readonly url: string; readonly revision: string | null }[];
};
declare const self: ServiceWorkerGlobalScope;

const prefix = storePrefix(BUILD.base);
const storeOfThisVersion = storeName(BUILD.base, BUILD.version);

/** Milliseconds after which a kept page is shown instead of one that is still on its way. */
const timeoutMs = 4000;

/** Pages are kept by their path: a query filters what a page shows, and is no other page. */
function keyOf(address: string): string {
  return new URL(address).pathname;
}

async function find(path: string): Promise<Response | undefined> {
  const store = await caches.open(storeOfThisVersion);
  return (await store.match(path)) ?? (await matchPrecache(path));
}

const plugin: WorkboxPlugin = {
  cacheKeyWillBeUsed: ({ request }) => Promise.resolve(keyOf(request.url)),
  // No errors, no redirects, nothing from other hosts.
  cacheWillUpdate: ({ response }) =>
    Promise.resolve(
      response.status === 200 && response.type === 'basic' && !response.redirected
        ? response
        : null,
    ),
  cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
    cachedResponse ?? (await matchPrecache(keyOf(request.url))) ?? null,
};

precache(BUILD.core);

// A page is fresh where there is a network, kept where there is none, and else explained. Data of
// soft navigations (.txt) passes by: kept data of another version would break the page.
registerRoute(
  ({ request }) => request.mode === 'navigate',
  new NetworkFirst({
    cacheName: storeOfThisVersion,
    networkTimeoutSeconds: timeoutMs / 1000,
    plugins: [
      plugin,
      { handlerDidError: async () => (await matchPrecache(BUILD.offlinePage)) ?? Response.error() },
    ],
  }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isImmutable(url.pathname),
  new CacheFirst({ cacheName: storeOfThisVersion, plugins: [plugin] }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /\.(json|webmanifest|ico|png|svg)$/.test(url.pathname),
  new NetworkFirst({
    cacheName: storeOfThisVersion,
    networkTimeoutSeconds: timeoutMs / 1000,
    plugins: [plugin],
  }),
);

async function olderStores(): Promise<string[]> {
  const names = await caches.keys();
  return names.filter((name) => name.startsWith(prefix) && name !== storeOfThisVersion);
}

/** Before a new version is offered, it has everything that the visitor had of the old one. */
async function takeOver(): Promise<void> {
  const older = await Promise.all((await olderStores()).map((name) => caches.open(name)));
  const requests = (await Promise.all(older.map((store) => store.keys()))).flat();
  if (requests.length === 0) return;

  const guide = await loadGuide(BUILD.guideUrl, (url) => fetch(url, { cache: 'no-cache' }));
  if (guide.version !== BUILD.version) throw new Error('A newer version is out.');
  await renew({
    kept: requests.map(({ url }) => keyOf(url)),
    guide,
    store: await caches.open(storeOfThisVersion),
    find: (url) => caches.match(url),
    fetch: (...request) => fetch(...request),
  });
}

/** Keeps a page that is open, with what it is made of. */
async function keepOpen(urls: readonly string[]): Promise<void> {
  await keepSeen({
    seen: urls.map(keyOf).filter((path) => isImmutable(path) || path.endsWith('/')),
    store: await caches.open(storeOfThisVersion),
    find,
    fetch: (...request) => fetch(...request),
  });
}

self.addEventListener('install', (event) => {
  event.waitUntil(takeOver());
});

self.addEventListener('activate', (event) => {
  const clean = async () => {
    for (const name of await olderStores()) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(clean());
});

/** What pages say: see `components/offline/worker.ts`. */
type Message = { type: 'update' } | { type: 'seen'; urls: string[] };

self.addEventListener('message', (event) => {
  const message = event.data as Message;
  if (message.type === 'update') event.waitUntil(self.skipWaiting());
  // A full store or a lost network costs the visitor nothing but this copy.
  else event.waitUntil(keepOpen(message.urls).catch(() => undefined));
});
