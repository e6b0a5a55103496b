/// <reference lib="webworker" />
/**
 * Keeps the guide readable without a network. Built to `/sw.js` by `scripts/export/service-worker.ts`;
 * docs/reliability.md tells what is kept when.
 */
import {
  loadGuide,
  storeName,
  storePrefix,
  unlessLate,
  type WorkerMessage,
} from '@/lib/offline/guide';
import { keepIfWhole, keepWhole, renew } from '@/lib/offline/keep';
import { hasOwnType, isImmutable, isMarked, isOwn } from '@/lib/offline/own';

declare const BUILD: {
  readonly version: string;
  readonly base: string;
  readonly offlinePage: string;
  readonly guideUrl: string;
  /** What is kept from the first visit on. */
  readonly core: readonly string[];
};
declare const self: ServiceWorkerGlobalScope;

const prefix = storePrefix(BUILD.base);
const storeOfThisVersion = storeName(BUILD.base, BUILD.version);

/** Milliseconds after which a kept copy is shown instead of what is still on its way. */
const timeoutMs = 4000;

/** Milliseconds after which the network counts as gone where nothing is kept. */
const goneMs = 9000;

/** Without the query, which only filters what a page shows. */
function keyOf(address: string): string {
  return new URL(address).pathname;
}

const openStore = () => caches.open(storeOfThisVersion);

async function find(path: string): Promise<Response | undefined> {
  const kept = await (await openStore()).match(path);
  return kept && hasOwnType(path, kept) ? kept : undefined;
}

/** The page, or a redirect to it where only its slash is missing. */
async function findPage(request: Request): Promise<Response | undefined> {
  const { pathname, search, origin } = new URL(request.url);
  const kept = await find(pathname);
  if (kept ?? pathname.endsWith('/')) return kept;
  const isKept = await find(`${pathname}/`);
  return isKept && Response.redirect(`${origin}${pathname}/${search}`, 302);
}

async function isWorthShowing(response: Response): Promise<boolean> {
  if (response.ok || response.type === 'opaqueredirect') return true;
  return response.status === 404 && isMarked(response);
}

/** Fresh where the network works, else kept, else explained. */
async function answerPage(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const path = keyOf(request.url);
  const pending = fetch(request);
  const keep = async () => {
    const copy = (await pending).clone();
    await keepIfWhole(path, copy, { store: await openStore(), find });
  };
  event.waitUntil(keep().catch(() => undefined));
  const kept = await findPage(request);
  const response = await unlessLate(pending, kept ? timeoutMs : goneMs);
  if (response && (await isWorthShowing(response))) return response;
  if (kept) return kept;
  // A host's word on one address is passed on; of its own troubles it has nothing to tell visitors.
  if (response && response.status < 500) return response;
  return (await find(BUILD.offlinePage)) ?? response ?? Response.error();
}

/** Asked again past what the browser keeps: a host may have told it to keep a fault for long. */
async function fetchOwn(request: Request): Promise<Response> {
  const response = await fetch(request);
  if (await isOwn(keyOf(request.url), response)) return response;
  return fetch(request, { cache: 'reload' });
}

/** What changes only with its name is kept for good; the rest is fresh where the network works. */
async function answerFile(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const path = keyOf(request.url);
  const kept = await find(path);
  if (kept && isImmutable(path)) return kept;
  const pending = fetchOwn(request);
  const response = await (isImmutable(path)
    ? pending
    : unlessLate(pending, kept ? timeoutMs : goneMs));
  if (response && (await isOwn(path, response))) {
    // A full store costs the visitor nothing but this copy.
    const keep = (await openStore()).put(path, response.clone()).catch(() => undefined);
    event.waitUntil(keep);
    return response;
  }
  if (kept) return kept;
  // A page in the place of a script is an error, whatever its status says.
  return !response || response.ok ? Response.error() : response;
}

// Data of soft navigations (.txt) passes by: kept data of another version would break the page.
self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== self.location.origin) return;
  if (mode === 'navigate') event.respondWith(answerPage(event));
  else if (isImmutable(pathname) || /\.(json|webmanifest|ico|png|svg)$/.test(pathname)) {
    event.respondWith(answerFile(event));
  }
});

async function olderStores(): Promise<string[]> {
  const names = await caches.keys();
  return names.filter((name) => name.startsWith(prefix) && name !== storeOfThisVersion);
}

/** Before a new version is offered, it has everything that the visitor had of the old one. */
async function takeOver(): Promise<void> {
  const guide = await loadGuide(BUILD.guideUrl);
  if (guide.version !== BUILD.version) throw new Error('A newer version is out.');
  const older = await Promise.all((await olderStores()).map((name) => caches.open(name)));
  const requests = (await Promise.all(older.map((store) => store.keys()))).flat();
  const kept = requests.map(({ url }) => keyOf(url));
  await renew(BUILD.core, kept, guide, (url) => caches.match(url), {
    store: await openStore(),
    fetch,
  });
}

async function keepOpen(urls: readonly string[]): Promise<void> {
  const seen = urls.map(keyOf).filter((path) => isImmutable(path) || path.endsWith('/'));
  await keepWhole(seen, find, { store: await openStore(), fetch });
}

self.addEventListener('install', (event) => {
  event.waitUntil(takeOver());
});

self.addEventListener('activate', (event) => {
  const clean = async () => {
    for (const name of await olderStores()) await caches.delete(name);
    // Until November 2026 a part of the guide was kept by Workbox.
    await caches.delete(`workbox-precache-v2-${self.registration.scope}`);
    await self.clients.claim();
  };
  event.waitUntil(clean());
});

self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage;
  if (message.type === 'update') event.waitUntil(self.skipWaiting());
  else if (message.type === 'version') event.ports[0]?.postMessage(BUILD.version);
  // A full store or a lost network costs the visitor nothing but this copy.
  else event.waitUntil(keepOpen(message.urls).catch(() => undefined));
});
