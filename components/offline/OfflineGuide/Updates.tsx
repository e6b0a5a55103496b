import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/Button/Button';
import { updating } from '@/content/offline';
import { align, row } from '@/styles/layout.css';
import * as styles from '../notice.css';
import { tell } from '../worker';

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
export function Updates({ registration }: { registration: ServiceWorkerRegistration }) {
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
    <div role="status" className={`${row.m} ${align.middle} ${styles.notice}`}>
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
