import { withBasePath } from '@/lib/base-path';
import type { WorkerMessage } from '@/lib/offline/guide';

/** Nothing where the browser has no workers, or may not keep anything. */
export async function startWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return undefined;
  return navigator.serviceWorker
    .register(withBasePath('/sw.js'), { updateViaCache: 'none' })
    .catch(() => undefined);
}

/** Puts a worker that waits in charge, and loads the page with it. */
export function putInCharge(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload());
  worker.postMessage({ type: 'update' } satisfies WorkerMessage);
}

export const guideUrl = withBasePath('/offline.json');
