import { storeName, type WorkerMessage } from '@/lib/offline/guide';
import { withBasePath } from '@/lib/base-path';
import { routes } from '@/lib/routes';

export function tell(worker: ServiceWorker, message: WorkerMessage): void {
  worker.postMessage(message);
}

/** Nothing where the browser has no workers, or may not keep anything. */
export async function startWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return undefined;
  return navigator.serviceWorker
    .register(withBasePath('/sw.js'), { updateViaCache: 'none' })
    .catch(() => undefined);
}

const answerMs = 3000;

export function versionOf(worker: ServiceWorker): Promise<string | undefined> {
  const { port1, port2 } = new MessageChannel();
  const message: WorkerMessage = { type: 'version' };
  return new Promise((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<string>) => resolve(data);
    setTimeout(() => resolve(undefined), answerMs);
    worker.postMessage(message, [port2]);
  });
}

export function workerInCharge(): Promise<ServiceWorker | undefined> {
  return Promise.race([
    navigator.serviceWorker.ready.then(({ active }) => active ?? undefined),
    new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), 4 * answerMs)),
  ]);
}

/** Chromium waits for half a minute to replace a worker that is at work. */
const quietMs = 1000;

/** Brings a newer worker into charge and reloads. False when there is none yet. */
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
