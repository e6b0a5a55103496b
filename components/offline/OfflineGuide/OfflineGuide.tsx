import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { afterLoad, savesData } from '@/components/browser/after-load';
import { Button } from '@/components/ui/Button/Button';
import { updating } from '@/content/offline';
import { align, row } from '@/styles/layout.css';
import { notice } from '../offline.css';
import { startWorker, tell } from '../kept-guide';

function loadedUrls(): string[] {
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
    if (registration.waiting) found(registration.waiting);
  };
  const onFound = () => registration.installing?.addEventListener('statechange', check);
  check();
  onFound();
  registration.addEventListener('updatefound', onFound);
  return () => registration.removeEventListener('updatefound', onFound);
}

/** Offers a new version of a guide that a worker keeps already. */
function Updates({ registration }: { registration: ServiceWorkerRegistration }) {
  const [update, setUpdate] = useState<() => void>();

  useEffect(() => {
    const reload = () => window.location.reload();
    let asked = false;
    const stopWaiting = onWaiting(registration, (worker) => {
      setUpdate(() => () => {
        asked = true;
        tell(worker, { type: 'update' });
      });
    });
    const onChange = () => {
      if (asked) reload();
      // Another tab has updated: don't lose what is being typed here.
      else setUpdate(() => reload);
    };
    navigator.serviceWorker.addEventListener('controllerchange', onChange);
    return () => {
      stopWaiting();
      navigator.serviceWorker.removeEventListener('controllerchange', onChange);
    };
  }, [registration]);

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

/** Caches what is read, once the page has loaded, unless the visitor saves data. */
export function OfflineGuide() {
  const path = usePathname();
  const [registration, setRegistration] = useState<ServiceWorkerRegistration>();
  // The first worker is not an update.
  const [isControlled, setIsControlled] = useState(false);

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

  return registration && isControlled ? <Updates registration={registration} /> : null;
}
