'use client';

import { OnDemand } from '@/components/browser/OnDemand/OnDemand';
import { loadFailed } from '../load-failed';
import type { LowWaterListProps } from './LowWaterList';
import { day, days } from './TideAccess.css';

const load = () => import('./LowWaterList').then(({ LowWaterList }) => LowWaterList);

export function LowWaterDays(props: LowWaterListProps) {
  return (
    <OnDemand load={load} props={props} failed={loadFailed} className={days}>
      {Array.from({ length: props.days }, (_, index) => (
        <span key={index} className={day}>
          {'\u00a0'}
        </span>
      ))}
    </OnDemand>
  );
}
