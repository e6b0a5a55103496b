'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { afterLoad, savesData } from '@/components/browser/after-load';
import { WorkerUpdates } from './WorkerUpdates';

/** Caches what is read, once the page has loaded, unless the visitor saves data. */
export function OfflineGuide() {
  const path = usePathname();
  const [keeps, setKeeps] = useState(false);

  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' || savesData()) return;
    return afterLoad(() => setKeeps(true));
  }, []);

  return keeps ? <WorkerUpdates path={path} /> : null;
}
