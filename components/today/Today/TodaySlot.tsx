'use client';

import { useLoaded } from '@/components/browser/use-loaded';
import { useMinute } from '@/components/browser/use-minute';
import type { TodayProps } from './TodayNow';

const loadToday = () => import('./TodayNow').then(({ TodayNow }) => TodayNow);

/** The guide at this minute. */
export function TodaySlot({ always, failed }: TodayProps) {
  const isBrowser = useMinute() !== undefined;
  const loaded = useLoaded(isBrowser, loadToday);
  if (loaded === 'failed') {
    return (
      <>
        <p role="alert">{failed}</p>
        {always}
      </>
    );
  }
  return loaded ? <loaded.Component always={always} failed={failed} /> : always;
}
