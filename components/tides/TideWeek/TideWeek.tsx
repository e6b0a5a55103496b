'use client';

import { OnDemand } from '@/components/browser/OnDemand/OnDemand';
import { loadFailed } from '../load-failed';
import { pending } from './TideWeek.css';

const load = () => import('./WeekTable').then(({ WeekTable }) => WeekTable);

/** The table of the coming week, and a box of its size until it is worked out. */
export function TideWeek() {
  return <OnDemand load={load} props={{}} failed={loadFailed} className={pending} />;
}
