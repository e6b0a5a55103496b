'use client';

import { OnDemand } from '@/components/browser/OnDemand/OnDemand';
import type { WayNowProps } from './WayNow';
import { line, pending, slip } from './WayHome.css';

const load = () => import('./WayNow').then(({ WayNow }) => WayNow);

/** How one gets home from a place now; a box of its size until it comes into view. */
export function WayHome(props: WayNowProps) {
  const isSlip = props.coordinates !== undefined;
  return (
    <div className={isSlip ? slip : line}>
      <OnDemand
        load={load}
        props={props}
        failed="The guide couldn’t load the next bus."
        className={isSlip ? pending : undefined}
      />
    </div>
  );
}
