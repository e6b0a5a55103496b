import { useEffect, useState } from 'react';
import { useCode } from '@/components/browser/use-code';
import { useFirstUse } from '@/components/browser/use-first-use';
import { startWorker, tell } from '../worker';

const loadUpdates = () => import('../UpdateNotice/Updates').then(({ Updates }) => Updates);

/** Everything of this site that the page has loaded so far; the worker picks what it keeps. */
function loadedHere(): string[] {
  return [
    window.location.href,
    ...performance.getEntriesByType('resource').map(({ name }) => name),
  ].filter((url) => url.startsWith(window.location.origin));
}

export function WorkerUpdates({ path }: { path: string }) {
  const [registration, setRegistration] = useState<ServiceWorkerRegistration>();
  // The first worker is not an update.
  const [isKept, setIsKept] = useState(false);
  const { code: Updates } = useCode(loadUpdates, useFirstUse() && isKept);

  useEffect(() => {
    void startWorker().then(setRegistration);
  }, []);

  useEffect(() => {
    if (!registration) return;
    const look = () => setIsKept(navigator.serviceWorker.controller !== null);
    look();
    navigator.serviceWorker.addEventListener('controllerchange', look);
    return () => navigator.serviceWorker.removeEventListener('controllerchange', look);
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

  return registration && Updates ? <Updates registration={registration} /> : null;
}
