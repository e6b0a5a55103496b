import type { TimedLeg } from '@/lib/days/check/timeline';
import { legText } from '@/lib/days/check/words';
import * as styles from './Check.css';

/** How one gets from one stop to the next, or home. */
export function LegLine({ leg, home = false }: { leg: TimedLeg | undefined; home?: boolean }) {
  const words = leg && legText(leg.leg);
  if (words === undefined) return null;
  return <p className={styles.leg}>{home ? `Back to where you sleep. ${words}` : words}</p>;
}
