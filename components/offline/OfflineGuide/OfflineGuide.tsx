import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { savesData } from '@/components/browser/saves-data';
import { useLoaded } from '@/components/browser/use-idle';
import { Button } from '@/components/ui/Button/Button';
import { updating } from '@/content/offline';
import type { WorkerMessage } from '@/lib/offline/guide';
import { align, row } from '@/styles/layout.css';
import { notice } from '../offline.css';
import { putInCharge, startWorker } from '../kept-guide';

function loadedUrls(): string[] {
  return [
    window.location.href,
    ...performance.getEntriesByType('resource').map(({ name }) => name),
  ].filter((url) => url.startsWith(window.location.origin));
}

/**
 * Offers a new version of a guide that a worker keeps already: the first worker is not an update.
 * Returns what stops it.
 */
function watchUpdates(
  registration: ServiceWorkerRegistration,
  offer: (update: () => void) => void,
): () => void {
  const { serviceWorker } = navigator;
  const stop = new AbortController();
  let isControlled = serviceWorker.controller !== null;

  const check = () => {
    const { waiting } = registration;
    if (waiting && isControlled) offer(() => putInCharge(waiting));
  };
  const onFound = () => registration.installing?.addEventListener('statechange', check, stop);
  const onChange = () => {
    // Another tab may have updated: don't lose what is being typed here.
    if (isControlled) offer(() => window.location.reload());
    isControlled = true;
  };
  check();
  onFound();
  registration.addEventListener('updatefound', onFound, stop);
  serviceWorker.addEventListener('controllerchange', onChange, stop);
  return () => stop.abort();
}

/** Caches what is read, once the page has loaded, unless the visitor saves data. */
export function OfflineGuide() {
  const path = usePathname();
  const isLoaded = useLoaded();
  const [registration, setRegistration] = useState<ServiceWorkerRegistration>();
  const [update, setUpdate] = useState<() => void>();

  useEffect(() => {
    if (!isLoaded || process.env.NODE_ENV !== 'production' || savesData()) return;
    void startWorker().then(setRegistration);
  }, [isLoaded]);

  useEffect(
    () => registration && watchUpdates(registration, (start) => setUpdate(() => start)),
    [registration],
  );

  useEffect(() => {
    if (!registration) return;
    let left = false;
    void navigator.serviceWorker.ready.then(({ active }) => {
      const message: WorkerMessage = { type: 'seen', urls: loadedUrls() };
      if (active && !left) active.postMessage(message);
    });
    return () => {
      left = true;
    };
  }, [registration, path]);

  if (!update) return null;
  return (
    <div role="status" className={`${row.m} ${align.middle} ${notice}`}>
      <p>{updating.ready}</p>
      <div className={row.s}>
        <Button onClick={update}>{updating.update}</Button>
        <Button variant="secondary" onClick={() => setUpdate(undefined)}>
          {updating.later}
        </Button>
      </div>
    </div>
  );
}
