'use client';

import { OnDemand } from '@/components/ui/OnDemand/OnDemand';
import { fullWidth, stack } from '@/styles/layout.css';
import { byScript, closeOnPaper, unbroken } from '@/styles/print.css';
import { surface } from '@/styles/surfaces.css';
import { pending, slip } from './WayHome.css';
import type { Ends } from '@/lib/transport/types';

const load = () => import('./WayNow').then(({ WayNow }) => WayNow);

export function WayHome(props: Ends) {
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
