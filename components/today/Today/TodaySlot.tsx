'use client';

import { useCode } from '@/components/browser/use-code';
import { useMinute } from '@/components/browser/use-minute';
import type { TodayProps } from './TodayNow';

const loadToday = () => import('./TodayNow');

/** The guide at this minute. */
export function TodaySlot({ always, failed }: TodayProps) {
  const isBrowser = useMinute() !== undefined;
  const { code, failed: isMissing } = useCode(loadToday, isBrowser);
  if (isMissing) {
    return (
      <>
        <p role="alert">{failed}</p>
        {always}
      </>
    );
  }
  return code ? <code.TodayNow always={always} failed={failed} /> : always;
}
