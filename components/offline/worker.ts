import { withBasePath } from '@/lib/base-path';

export type WorkerMessage =
  { type: 'update' } | { type: 'version' } | { type: 'seen'; urls: string[] };

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
