'use client';

import { OnDemand } from '@/components/ui/OnDemand/OnDemand';
import type { Elements } from '@/components/ui/elements';

const parts = {
  curve: () => import('./TideCurve/CurveReading').then(({ CurveReading }) => CurveReading),
  dial: () => import('./TideDial/DialReading').then(({ DialReading }) => DialReading),
  week: () => import('./by-clock').then(({ WeekTable }) => WeekTable),
  lowWaters: () => import('./by-clock').then(({ LowWaterList }) => LowWaterList),
};

interface TidePartProps {
  name: keyof typeof parts;
  /** Takes its place until it is there. */
  children: Elements;
}

export function TidePart({ name, children }: TidePartProps) {
  return (
    <OnDemand
      load={parts[name]}
      props={{}}
      failed="The guide couldn’t load the tide. Check your connection."
    >
      {children}
    </OnDemand>
  );
}
