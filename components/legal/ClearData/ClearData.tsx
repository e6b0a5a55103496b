'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/Button/Button';
import { Dialog } from '@/components/ui/Dialog/Dialog';
import { trash } from '@/components/ui/Icon/paths';
import { Status } from '@/components/ui/Status/Status';
import { clearing } from '@/content/clearing';
import { plannerStorageKey } from '@/content/keys';
import { storePrefix } from '@/lib/offline/guide';
import { clearEverything, type Cleared } from '@/lib/privacy/clear';
import { withBasePath } from '@/lib/base-path';
import { routes } from '@/lib/routes';
import { align, row, spaceAbove, stack } from '@/styles/layout.css';
import { live } from '@/styles/print.css';

function report({ entries, copies, complete }: Cleared): string {
  const cleared = [
    entries > 0 && clearing.clearedPlanner,
    copies > 0 && clearing.clearedCopies,
    !complete && clearing.refused,
  ].filter((sentence) => sentence !== false);
  return cleared.length > 0 ? cleared.join(' ') : clearing.nothing;
}

export function ClearData() {
  const [asking, setAsking] = useState(false);
  const [cleared, setCleared] = useState<Cleared>();

  const clear = async () => {
    setAsking(false);
    setCleared(undefined);
    const scope = new URL(withBasePath(routes.home), window.location.href).href;
    const copies = storePrefix(withBasePath(routes.home));
    const result = await clearEverything(plannerStorageKey, copies, scope, {
      storages: [() => window.localStorage, () => window.sessionStorage],
      // Browsers leave these out where the connection is not secure.
      caches: 'caches' in window ? window.caches : undefined,
      serviceWorker: 'serviceWorker' in navigator ? navigator.serviceWorker : undefined,
    });
    // Other tabs are told by the browser; this one learns by the same event that its plan is gone.
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    setCleared(result);
  };

  return (
    <div className={`${stack.m} ${align.start}`}>
      <p className={live}>
        <Button glyph={trash} onClick={() => setAsking(true)}>
          {clearing.action}
        </Button>
      </p>
      <Status tone={cleared?.complete === false ? 'problem' : 'success'}>
        {cleared && report(cleared)}
      </Status>
      <Dialog open={asking} title={clearing.confirmTitle} onClose={() => setAsking(false)}>
        <p>{clearing.confirmText}</p>
        <div className={`${row.m} ${align.end} ${spaceAbove.l}`}>
          <Button variant="secondary" onClick={() => setAsking(false)}>
            {clearing.cancel}
          </Button>
          <Button onClick={() => void clear()}>{clearing.confirm}</Button>
        </div>
      </Dialog>
    </div>
  );
}
