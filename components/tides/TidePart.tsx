'use client';

import { OnDemand } from '@/components/ui/OnDemand/OnDemand';
import type { Elements } from '@/components/ui/elements';
import type { TideByClockProps } from './by-clock';

const load = () => import('./by-clock').then(({ TideByClock }) => TideByClock);

interface TidePartProps extends TideByClockProps {
  /** Takes its place until it is there. */
  children: Elements;
}

export function TidePart({ children, ...props }: TidePartProps) {
  return (
    <OnDemand
      load={load}
      props={props}
      failed="The guide couldn’t load the tide. Check your connection."
    >
      {children}
    </OnDemand>
  );
}
