import { storeName, unlessLate, type WorkerMessage } from '@/lib/offline/guide';
import { withBasePath } from '@/lib/base-path';
import { routes } from '@/lib/routes';

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
  const answer = new Promise<string>((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<string>) => resolve(data);
  });
  worker.postMessage({ type: 'version' } satisfies WorkerMessage, [port2]);
  return unlessLate(answer, answerMs);
}

export function workerInCharge(): Promise<ServiceWorker | null | undefined> {
  const { ready } = navigator.serviceWorker;
  return unlessLate(
    ready.then(({ active }) => active),
    4 * answerMs,
  );
}

/** Puts a worker that waits in charge, and loads the page with it. */
export function putInCharge(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload());
  worker.postMessage({ type: 'update' } satisfies WorkerMessage);
}

/** Chromium waits for half a minute to replace a worker that is at work. */
const quietMs = 1000;

/** Brings a newer worker into charge and reloads. False when there is none yet. */
export async function updateWorker(registration: ServiceWorkerRegistration): Promise<boolean> {
  const fresh = await registration.update();
  const next = fresh.installing ?? fresh.waiting;
  if (!next) return false;
  return new Promise((resolve) => {
    const onState = () => {
      if (next.state === 'installed') setTimeout(() => putInCharge(next), quietMs);
      if (next.state === 'activated' || next.state === 'redundant') {
        resolve(next.state === 'activated');
      }
    };
    next.addEventListener('statechange', onState);
    onState();
  });
}

export const guideUrl = withBasePath('/offline.json');

/** Where the worker of a version looks for what is kept. */
export function storeOf(version: string): Promise<Cache> {
  return caches.open(storeName(withBasePath(routes.home), version));
}
