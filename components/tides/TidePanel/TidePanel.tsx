import type { ReactNode } from 'react';
import { Link } from '@/components/ui/Link/Link';
import { tidePort } from '@/content/tides/port/port';
import { tideCaution, tideLinks } from '@/content/tides/port/texts';
import { routes } from '@/lib/routes';
import { sourceWords } from '@/lib/tides/words';
import { align, stack, wordRow } from '@/styles/layout.css';
import { live } from '@/styles/print.css';
import { surface } from '@/styles/surfaces.css';
import { CurveFrame } from '../TideCurve/TideCurve';
import { DialFrame } from '../TideDial/TideDial';
import { InstrumentLayout } from '../TideInstrument/InstrumentLayout';
import { TidePart } from '../TidePart';
import { BuiltWeek } from '../TideTable/TideTable';
import { text } from '@/styles/text.css';
import { panel } from '../TideInstrument/TideInstrument.css';

const unknown = { time: '–:–', height: '–.– m' };

interface TidePanelProps {
  variant?: 'curve' | 'dial';
  /** What is known without a clock. */
  withoutScript?: ReactNode;
}

export function TidePanel({ variant = 'curve', withoutScript = <BuiltWeek /> }: TidePanelProps) {
  return (
    <section className={`${stack.m} ${surface.plain} ${panel}`} aria-labelledby="tide-heading">
      <div className={`${wordRow} ${align.apart}`}>
        <h2 id="tide-heading" className={text.label}>
          Live tide data for {tidePort.name}
        </h2>
        <p className={text.quiet}>{tideCaution}</p>
      </div>
      <TidePart name={variant}>
        <div className={live} data-by-script>
          <InstrumentLayout
            variant={variant}
            level={unknown.height}
            trend="–"
            next={['Next high', 'Next low'].map((name) => ({ name, ...unknown }))}
            drawing={variant === 'dial' ? <DialFrame /> : <CurveFrame />}
          />
        </div>
      </TidePart>
      <p className={text.quiet}>
        {sourceWords('prediction')} <Link href={routes.tides}>Tide tables</Link>. Official
        predictions: <a href={tideLinks.official.url}>{tideLinks.official.name}</a>.
      </p>
      <noscript>
        {withoutScript}
        <p className={text.quiet}>
          The tide of this minute needs JavaScript; the tide tables do not.
        </p>
      </noscript>
    </section>
  );
}
