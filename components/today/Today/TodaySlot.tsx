'use client';

import type { ReactNode } from 'react';
import { useLoaded } from '@/components/browser/use-loaded';
import { useMinute } from '@/components/browser/use-minute';

const loadToday = () => import('./TodayNow').then(({ TodayNow }) => TodayNow);

/**
 * The guide at this minute.
 *
 * @param always what is true on any day: it stands here until the browser can say more
 */
export function TodaySlot({ always }: { always: ReactNode }) {
  const isBrowser = useMinute() !== undefined;
  const loaded = useLoaded(isBrowser, loadToday);
  if (loaded === 'failed') {
    return (
      <>
        <p role="alert">
          What is true at this minute could not be loaded. What is true on any day stands below; try
          again when there is a signal.
        </p>
        {always}
      </>
    );
  }
  return loaded ? <loaded.Component always={always} /> : always;
}
