'use client';

import { useWhenSeen } from '@/components/browser/use-when-seen';
import { LoadFailed } from '../LoadFailed/LoadFailed';
import type { LowWaterListProps } from './LowWaterList';
import { shownDays } from './shown-days';
import { day, days } from './TideAccess.css';

const load = () => import('./LowWaterList');

/** The low waters of the coming week, and as many blank lines until they are worked out. */
export function LowWaterDays(props: LowWaterListProps) {
  const { ref, code, retry } = useWhenSeen(load);
  if (code) return <code.LowWaterList {...props} />;
  return (
    <div ref={ref} className={days} aria-busy={!retry}>
      {retry ? (
        <LoadFailed retry={retry} />
      ) : (
        // What stands below must not jump away from under a finger when they come.
        Array.from({ length: shownDays }, (_, index) => (
          <span key={index} className={day}>
            {'\u00a0'}
          </span>
        ))
      )}
    </div>
  );
}
