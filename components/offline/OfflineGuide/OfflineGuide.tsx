'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { afterLoad, savesData } from '@/components/browser/after-load';
import { Keeper } from './Keeper';

/**
 * Makes what is read here readable without a network. Nothing of it is fetched before the page has
 * loaded and the browser has nothing else to do, or where the visitor saves data.
 */
export function OfflineGuide() {
  const path = usePathname();
  const [keeps, setKeeps] = useState(false);

  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' || savesData()) return;
    return afterLoad(() => setKeeps(true));
  }, []);

  return keeps ? <Keeper path={path} /> : null;
}
