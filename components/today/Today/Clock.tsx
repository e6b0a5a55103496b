'use client';

import { useNow } from '@/components/browser/use-now';
import { londonDate, londonTime } from '@/lib/time/london';
import { formatDayMonth } from '@/lib/time/words';
import { align, wordRow } from '@/styles/layout.css';
import { text } from '@/styles/text.css';
import * as styles from './Today.css';

export function Clock() {
  const now = useNow();
  return (
    // Anew when the time is known: what grows in its place would push the rest aside.
    <p key={String(now === null)} className={`${wordRow} ${align.baseline} ${styles.clock}`}>
      <span className={text.subheading}>
        {now === null ? '\u00a0' : formatDayMonth(londonDate(now))}
      </span>{' '}
      <span className={styles.time}>{now === null ? '\u00a0' : londonTime(now)}</span>
    </p>
  );
}
