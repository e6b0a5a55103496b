/** What every page does with the service worker. What only some do stands in `kept-guide.ts`. */
import { withBasePath } from '@/lib/routes';

/** Messages to the service worker. */
export type Message = { type: 'update' } | { type: 'version' } | { type: 'seen'; urls: string[] };

export function tell(worker: ServiceWorker, message: Message): void {
  worker.postMessage(message);
}

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
