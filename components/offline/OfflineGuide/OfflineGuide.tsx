'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { afterLoad, savesData } from '@/components/browser/after-load';
import type { Keeper as KeeperComponent } from './Keeper';

/**
 * Makes what is read here readable without a network. Nothing of it is fetched before the page has
 * loaded and the browser has nothing else to do, or where the visitor saves data.
 */
export function OfflineGuide() {
  const path = usePathname();
  const [Keeper, setKeeper] = useState<typeof KeeperComponent>();

  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' || savesData()) return;
    return afterLoad(() => {
      import('./Keeper').then(
        (module) => {
          setKeeper(() => module.Keeper);
        },
        // The guide goes on as any website without a worker does.
        () => undefined,
      );
    });
  }, []);

  return Keeper ? <Keeper path={path} /> : null;
}
