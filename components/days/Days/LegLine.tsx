import { kilometresText, minutesText } from '@/lib/days/check/words';
import type { Leg } from '@/lib/days/check/leg';
import type { TimedLeg } from '@/lib/days/check/timeline';
import { londonTime } from '@/lib/time/london';
import * as styles from './Check.css';

function legWords(leg: Leg): string | undefined {
  switch (leg.by) {
    case 'here':
      return undefined;
    case 'foot': {
      const climb = `${leg.climbIsRough ? 'about ' : ''}${Math.round(leg.climb)}\u00a0m up`;
      return `On foot: ${kilometresText(leg.kilometres)}, ${climb}, ${minutesText(leg.minutes)}`;
    }
    case 'bus': {
      const from = leg.stop === undefined ? '' : ` from ${leg.stop}`;
      const there =
        leg.arrives === undefined ? 'arrival not known' : `there ${londonTime(leg.arrives)}`;
      return `Bus ${leg.number} towards ${leg.towards}: ${londonTime(leg.leaves)}${from}, ${there}`;
    }
    case 'car':
      return 'By car: how long that takes is not known here';
    case 'not-known':
      return 'The way there: not known';
  }
}

/** How one gets from one stop to the next, or home. */
export function LegLine({ leg, home = false }: { leg: TimedLeg | undefined; home?: boolean }) {
  const words = leg && legWords(leg.leg);
  if (words === undefined) return null;
  return <p className={styles.leg}>{home ? `Back to where you sleep. ${words}` : words}</p>;
}
