import { Glyph } from '@/components/ui/Icon/Glyph';
import { bus, car, question, walk } from '@/components/ui/Icon/paths';
import { partsOf } from '@/lib/days/check/leg';
import type { TimedLeg } from '@/lib/days/check/timeline';
import { legText } from '@/lib/days/check/words';
import { closeRow } from '@/styles/layout.css';
import { text } from '@/styles/text.css';
import * as styles from './Days.css';

const icons = { foot: walk, bus, car, mixed: walk, here: walk, 'not-known': question } as const;

export function LegLine({
  leg: timed,
  home = false,
}: {
  leg: TimedLeg | undefined;
  home?: boolean;
}) {
  const leg = timed?.leg;
  const parts = leg?.by === 'not-known' ? [leg] : leg ? partsOf(leg) : [];
  if (parts.length === 0) return null;
  return (
    <p className={`${closeRow.s} ${text.quiet}`}>
      {home && <span>Home: </span>}
      {parts.map((part, index) => (
        <span key={index} className={styles.wayPart}>
          <Glyph path={icons[part.by]} />
          <span>{legText(part)}</span>
        </span>
      ))}
    </p>
  );
}
