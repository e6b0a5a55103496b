'use client';

import { OnDemand } from '@/components/browser/OnDemand/OnDemand';
import type { TodayProps } from './TodayNow';

const loadToday = () => import('./TodayNow').then(({ TodayNow }) => TodayNow);

/** The guide at this minute. */
export function TodaySlot(props: TodayProps) {
  return (
    <OnDemand now load={loadToday} props={props} failed={props.failed}>
      {props.always}
      {props.tide}
    </OnDemand>
  );
}
