'use client';

import { OnDemand } from '@/components/ui/OnDemand/OnDemand';
import { fullWidth, stack } from '@/styles/layout.css';
import { byScript, closeOnPaper, unbroken } from '@/styles/print.css';
import { surface } from '@/styles/surfaces.css';
import type { WayNowProps } from './WayNow';
import { pending, slip } from './WayHome.css';

const load = () => import('./WayNow').then(({ WayNow }) => WayNow);

export function WayHome(props: WayNowProps) {
  return (
    <div
      className={`${stack.xs} ${fullWidth} ${surface.plain} ${byScript} ${unbroken} ${closeOnPaper} ${slip}`}
    >
      <OnDemand
        load={load}
        props={props}
        failed="The guide couldn’t load the next bus."
        className={pending}
      />
    </div>
  );
}
