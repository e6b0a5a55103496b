'use client';

import { OnDemand } from '@/components/browser/OnDemand/OnDemand';
import type { TodayProps } from './TodayNow';

const loadToday = () => import('./TodayNow').then(({ TodayNow }) => TodayNow);

export function TodaySlot(props: TodayProps) {
  return (
    <OnDemand now load={loadToday} props={props} failed={props.failed}>
      {props.always}
      {props.tide}
    </OnDemand>
  );
}
