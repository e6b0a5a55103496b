/** The guide that the browser keeps: which version it is, what is in it, and how it is renewed. */
import { storeName } from '@/lib/offline/guide';
import { routes, withBasePath } from '@/lib/routes';
import { tell, type Message } from './worker';

/** Milliseconds after which a worker counts as unresponsive. */
const answerMs = 3000;

/** The version of the guide that a worker answers with; undefined when it does not say. */
export function versionOf(worker: ServiceWorker): Promise<string | undefined> {
  const { port1, port2 } = new MessageChannel();
  const message: Message = { type: 'version' };
  return new Promise((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<string>) => resolve(data);
    setTimeout(() => resolve(undefined), answerMs);
    worker.postMessage(message, [port2]);
  });
}

/** The worker that answers for this site, once there is one; undefined when none starts in time. */
export function workerInCharge(): Promise<ServiceWorker | undefined> {
  return Promise.race([
    navigator.serviceWorker.ready.then(({ active }) => active ?? undefined),
    new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), 4 * answerMs)),
  ]);
}

/**
 * Milliseconds for the worker in charge to finish what it is asked as a new one is found: the words
 * that offer it. Told to step in while the old one is at work, Chromium may wait for half a minute.
 */
const quietMs = 1000;

/**
 * Brings a newer version of the worker into charge, and the page with it.
 *
 * @returns false when there is none yet: the host is still being renewed
 */
export async function updateWorker(registration: ServiceWorkerRegistration): Promise<boolean> {
  const fresh = await registration.update();
  const next = fresh.installing ?? fresh.waiting;
  if (!next) return false;
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload());
  return new Promise((resolve) => {
    const onState = () => {
      if (next.state === 'installed') setTimeout(() => tell(next, { type: 'update' }), quietMs);
      if (next.state === 'activated' || next.state === 'redundant') {
        resolve(next.state === 'activated');
      }
    };
    next.addEventListener('statechange', onState);
    onState();
  });
}

/** Under what the names of this site's stores and its worker's scope begin. */
export const base = withBasePath(routes.home);

export const guideUrl = withBasePath('/offline.json');

/** A file that the browser keeps; what it had from the first visit on is filed with a revision. */
export function findKept(url: string): Promise<Response | undefined> {
  return caches.match(url, { ignoreSearch: true });
}

/** Finds a file as the worker of one version would: not what only another version has. */
export async function findKeptOf(version: string) {
  const { scope } = await navigator.serviceWorker.ready;
  const stores = [storeName(base, version), `workbox-precache-v2-${scope}`];
  return async (url: string): Promise<Response | undefined> => {
    for (const cacheName of stores) {
      const kept = await caches.match(url, { ignoreSearch: true, cacheName });
      if (kept) return kept;
    }
    return undefined;
  };
}
