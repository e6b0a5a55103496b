import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { afterLoad, savesData } from '@/components/browser/after-load';
import { useCode } from '@/components/browser/use-code';
import { startWorker, tell } from '../worker';

const loadUpdates = () => import('./Updates').then(({ Updates }) => Updates);

function loadedUrls(): string[] {
  return [
    window.location.href,
    ...performance.getEntriesByType('resource').map(({ name }) => name),
  ].filter((url) => url.startsWith(window.location.origin));
}

/** Caches what is read, once the page has loaded, unless the visitor saves data. */
export function OfflineGuide() {
  const path = usePathname();
  const [registration, setRegistration] = useState<ServiceWorkerRegistration>();
  // The first worker is not an update.
  const [isControlled, setIsControlled] = useState(false);
  const { code: Updates } = useCode(loadUpdates, isControlled);

  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' || savesData()) return;
    return afterLoad(() => void startWorker().then(setRegistration));
  }, []);

  useEffect(() => {
    if (!registration) return;
    const update = () => setIsControlled(navigator.serviceWorker.controller !== null);
    update();
    navigator.serviceWorker.addEventListener('controllerchange', update);
    return () => navigator.serviceWorker.removeEventListener('controllerchange', update);
  }, [registration]);

  useEffect(() => {
    if (!registration) return;
    let left = false;
    void navigator.serviceWorker.ready.then(({ active }) => {
      if (active && !left) tell(active, { type: 'seen', urls: loadedUrls() });
    });
    return () => {
      left = true;
    };
  }, [registration, path]);

  return registration && Updates ? <Updates registration={registration} /> : null;
}
