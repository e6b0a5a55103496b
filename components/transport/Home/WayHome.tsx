'use client';

import { OnDemand } from '@/components/browser/OnDemand/OnDemand';
import { fullWidth, stack } from '@/styles/layout.css';
import { byScript } from '@/styles/print.css';
import { surface } from '@/styles/surfaces.css';
import { text } from '@/styles/text.css';
import type { WayNowProps } from './WayNow';
import { line, pending, slip } from './WayHome.css';

const load = () => import('./WayOnPaper').then(({ WayOnPaper }) => WayOnPaper);

export function WayHome(props: WayNowProps) {
  const isSlip = props.isFull;
  return (
    <div
      className={
        isSlip
          ? `${stack.xs} ${fullWidth} ${surface.plain} ${byScript} ${slip}`
          : `${text.bold} ${byScript} ${line}`
      }
    >
      <OnDemand
        load={load}
        props={props}
        failed="The guide couldn’t load the next bus."
        className={isSlip ? pending : undefined}
      />
    </div>
  );
}
