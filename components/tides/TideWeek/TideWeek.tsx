'use client';

import type { ReactNode } from 'react';
import { OnDemand } from '@/components/browser/OnDemand/OnDemand';
import { loadFailed } from '../load-failed';
import type { WeekTableProps } from './WeekTable';

const load = () => import('./WeekTable').then(({ WeekTable }) => WeekTable);

export function TideWeek({ children, ...props }: WeekTableProps & { children: ReactNode }) {
  return (
    <OnDemand load={load} props={props} failed={loadFailed}>
      {children}
    </OnDemand>
  );
}
