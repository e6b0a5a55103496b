'use client';

import { useState } from 'react';
import { useCode } from '@/components/browser/use-code';
import { Button } from '@/components/ui/Button/Button';
import { Status } from '@/components/ui/Status/Status';
import type { Trip } from '@/lib/days/trip';
import * as styles from './UseDays.css';

const failed =
  'These days could not be fetched. Are you online? Nothing has changed; try again in a moment.';
const full = 'There is no room for these days: a trip has fourteen days and sixty stops at most.';
const some = (merged: number, all: number) =>
  `Only ${merged} of these ${all} days found room: a trip has fourteen days and sixty stops at most.`;

const load = () => import('./take-over');

/** Takes a ready-made day over into the visitor's own. What does it is loaded at the press. */
export function UseDays({ title, trip }: { title: string; trip: Trip }) {
  const [message, setMessage] = useState('');
  const one = trip.days.length === 1;
  const { ask } = useCode(load);

  async function use() {
    setMessage('');
    try {
      const code = await ask();
      if (!code) throw new Error('The code did not come');
      const merged = await code.takeOver(title, trip);
      // The message of the planner tells what was added, and takes it back.
      const all = trip.days.length;
      setMessage(merged === all ? '' : merged === 0 ? full : some(merged, all));
    } catch {
      setMessage(failed);
    }
  }

  return (
    <div className={styles.use}>
      <Button onClick={() => void use()}>Use {one ? 'this day' : 'these days'}</Button>
      <Status tone="problem">{message}</Status>
      <p className={styles.hint}>
        {one ? 'It goes' : 'They go'} behind the days that you have, and the stops go into your
        planner. Undo takes both out again.
      </p>
    </div>
  );
}
