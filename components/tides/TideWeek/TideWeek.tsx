'use client';

import { useWhenSeen } from '@/components/browser/use-when-seen';
import { LoadFailed } from '../LoadFailed/LoadFailed';
import { pending } from './TideWeek.css';

const load = () => import('./WeekTable');

/** The table of the coming week, and a box of its size until it is worked out. */
export function TideWeek() {
  const { ref, code, retry } = useWhenSeen(load);
  if (code) return <code.WeekTable />;
  return (
    <div ref={ref} className={pending} aria-busy={!retry}>
      {retry && <LoadFailed retry={retry} />}
    </div>
  );
}
