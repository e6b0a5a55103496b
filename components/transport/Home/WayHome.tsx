'use client';

import { OnDemand } from '@/components/browser/OnDemand/OnDemand';
import type { WayNowProps } from './WayNow';
import { line, pending, slip } from './WayHome.css';

const load = () => import('./WayNow').then(({ WayNow }) => WayNow);

export function WayHome(props: WayNowProps) {
  const isSlip = props.coordinates !== undefined;
  return (
    <div className={isSlip ? slip : line}>
      <OnDemand
        onceUsed
        load={load}
        props={props}
        failed="The guide couldn’t load the next bus."
        className={isSlip ? pending : undefined}
      />
    </div>
  );
}
