import { useEffect, useState } from 'react';
import { useCode } from '@/components/browser/use-code';
import { startWorker, tell } from '../worker';

const loadNotice = () => import('../UpdateNotice/UpdateNotice');

/** Everything of this site that the page has loaded so far; the worker picks what it keeps. */
function loadedHere(): string[] {
  return [
    window.location.href,
    ...performance.getEntriesByType('resource').map(({ name }) => name),
  ].filter((url) => url.startsWith(window.location.origin));
}

function onWaiting(
  registration: ServiceWorkerRegistration,
  found: (worker: ServiceWorker) => void,
): () => void {
  const check = () => {
    const { waiting } = registration;
    // Without a worker in charge, the one that waits is the first of all, and starts by itself.
    if (waiting && navigator.serviceWorker.controller) found(waiting);
  };
  const onFound = () => registration.installing?.addEventListener('statechange', check);
  check();
  registration.addEventListener('updatefound', onFound);
  return () => registration.removeEventListener('updatefound', onFound);
}

export function WorkerUpdates({ path }: { path: string }) {
  const [registration, setRegistration] = useState<ServiceWorkerRegistration>();
  const [update, setUpdate] = useState<() => void>();
  // What could not be fetched is asked for again, and offered at the next visit at the latest.
  const { code: notice } = useCode(loadNotice, update !== undefined);

  useEffect(() => {
    void startWorker().then(setRegistration);
  }, []);

  useEffect(() => {
    if (!registration) return;
    const reload = () => window.location.reload();
    let asked = false;
    const stopWaiting = onWaiting(registration, (worker) => {
      setUpdate(() => () => {
        asked = true;
        tell(worker, { type: 'update' });
      });
    });
    // The first worker is not an update.
    let before = navigator.serviceWorker.controller;
    const onChange = () => {
      if (asked) reload();
      // Another tab has updated: don't lose what is being typed here.
      else if (before) setUpdate(() => reload);
      before = navigator.serviceWorker.controller;
    };
    navigator.serviceWorker.addEventListener('controllerchange', onChange);
    return () => {
      stopWaiting();
      navigator.serviceWorker.removeEventListener('controllerchange', onChange);
    };
  }, [registration]);

  useEffect(() => {
    if (!registration) return;
    let left = false;
    void navigator.serviceWorker.ready.then(({ active }) => {
      if (active && !left) tell(active, { type: 'seen', urls: loadedHere() });
    });
    return () => {
      left = true;
    };
  }, [registration, path]);

  return update && notice ? (
    <notice.UpdateNotice onUpdate={update} onLater={() => setUpdate(undefined)} />
  ) : null;
}
