import { Glyph } from '@/components/ui/Icon/Glyph';
import { bus, car, question, walk } from '@/components/ui/Icon/paths';
import { EitherLink } from '@/components/trust/EitherLink/EitherLink';
import type { TimedLeg } from '@/lib/days/check/timeline';
import { askWay } from '@/lib/days/check/words';
import { askedFor } from '@/lib/transport/way';
import { choiceParts } from '@/lib/transport/words';
import { align, closeRow, line } from '@/styles/layout.css';
import { text } from '@/styles/text.css';

const icons = { foot: walk, ride: bus, car, unknown: question } as const;

export function LegLine({ leg }: { leg: TimedLeg | undefined }) {
  if (!leg || leg.way?.legs.length === 0) return null;
  const isHome = leg.stopId === undefined;
  const parts = leg.way ? choiceParts(leg) : [{ mode: 'unknown' as const, text: askWay(isHome) }];
  return (
    <p className={`${closeRow.s} ${text.quiet}`}>
      {isHome && <span>Home: </span>}
      {parts.map(({ mode, text }, index) => (
        <span key={index} className={`${line.xxs} ${align.top}`}>
          <Glyph path={icons[mode]} />
          <span>{text}</span>
        </span>
      ))}
      <EitherLink sources={askedFor([leg.way, leg.otherwise])} />
    </p>
  );
}
