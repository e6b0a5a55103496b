import { routes, withBasePath } from '@/lib/routes';

/** What the service worker understands. */
type Message = { type: 'update' } | { type: 'seen'; urls: string[] };

/** Says something to a worker. */
export function tell(worker: ServiceWorker, message: Message): void {
  worker.postMessage(message);
}

/** Under what the names of this site's stores and its worker's scope begin. */
export const base = withBasePath(routes.home);

export const guideUrl = withBasePath('/offline.json');

/**
 * Starts the service worker, or finds the one that is there.
 *
 * @returns nothing where the browser has none, or is set not to keep anything
 */
export async function startWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return undefined;
  return navigator.serviceWorker
    .register(withBasePath('/sw.js'), { updateViaCache: 'none' })
    .catch(() => undefined);
}

/** A file that the browser keeps; what it had from the first visit on is filed with a revision. */
export function findKept(url: string): Promise<Response | undefined> {
  return caches.match(url, { ignoreSearch: true });
}
