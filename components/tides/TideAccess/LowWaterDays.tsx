'use client';

import { useWhenSeen } from '@/components/browser/use-when-seen';
import { LoadFailed } from '../LoadFailed/LoadFailed';
import type { LowWaterListProps } from './LowWaterList';
import { days } from './TideAccess.css';

const load = () => import('./LowWaterList');

/** The low waters of the coming week, and a box of their size until they are worked out. */
export function LowWaterDays(props: LowWaterListProps) {
  const { ref, code, retry } = useWhenSeen(load);
  if (code) return <code.LowWaterList {...props} />;
  return (
    <div ref={ref} className={days} aria-busy={!retry}>
      {retry && <LoadFailed retry={retry} />}
    </div>
  );
}
