'use client';

import { useState } from 'react';
import { useCode } from '@/components/browser/use-code';
import { Button } from '@/components/ui/Button/Button';
import { Status } from '@/components/ui/Status/Status';
import type { Trip } from '@/lib/days/trip';
import { stack } from '@/styles/layout.css';
import { live } from '@/styles/print.css';
import { text } from '@/styles/text.css';

const failed = 'These days didn’t load. Are you online? Try again in a moment.';

const load = () => import('./take-over');

/** An answer: what stands against the days, and those of them that can be added all the same. */
const accepted = { problem: '', fitting: [] as Trip['days'] };

export function UseDays({ trip }: { trip: Trip }) {
  const [{ problem, fitting }, setAnswer] = useState(accepted);
  const one = trip.days.length === 1;
  const { ask } = useCode(load);

  /** @param isAgreed whether the visitor knows which days do not fit, or do not run */
  async function use(days: Trip, isAgreed: boolean) {
    setAnswer(accepted);
    try {
      const code = await ask();
      if (!code) throw new Error('The code did not come');
      // The planner's own message says what was added, and takes it back.
      setAnswer((await code.takeOver(days, isAgreed)) ?? accepted);
    } catch {
      setAnswer({ ...accepted, problem: failed });
    }
  }

  return (
    <div className={`${stack.s} ${live}`}>
      <Button onClick={() => void use(trip, false)}>
        {one ? 'Use this day' : 'Use these days'}
      </Button>
      <Status tone="problem">{problem}</Status>
      {fitting.length > 0 && (
        <Button variant="secondary" onClick={() => void use({ ...trip, days: fitting }, true)}>
          {fitting.length < trip.days.length ? 'Add the rest' : 'Add anyway'}
        </Button>
      )}
      <p className={text.quiet}>
        {`We’ll add ${one ? 'it' : 'them'} after your other days. You can undo this.`}
      </p>
    </div>
  );
}
