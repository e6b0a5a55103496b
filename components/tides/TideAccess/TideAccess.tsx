import { Link } from '@/components/ui/Link/Link';
import { FoldOnPhone } from '@/components/ui/FoldOnPhone/FoldOnPhone';
import { tidePort } from '@/content/tides/port/port';
import { tideNotice } from '@/content/tides/port/texts';
import type { TideAccess as Access } from '@/content/types';
import { routes } from '@/lib/routes';
import { builtAt, londonDate } from '@/lib/time/london';
import { fullWidth, stack } from '@/styles/layout.css';
import { closeOnPaper, openInPrint } from '@/styles/print.css';
import { summary } from '@/styles/surfaces.css';
import { text } from '@/styles/text.css';
import { TidePart } from '../TidePart';
import { LowWaterDays } from './LowWaterDays';
import * as styles from './TideAccess.css';

/** Without a clock it lists the days from the build on. */
export function TideAccess({ access, isFolded }: { access: Access; isFolded?: boolean }) {
  const built = builtAt();
  const title = `Low water at ${tidePort.name} by daylight`;
  const days = (
    <TidePart name="lowWaters">
      {built !== null && <LowWaterDays from={londonDate(built)} />}
    </TidePart>
  );
  return (
    <section className={`${stack.s} ${fullWidth} ${closeOnPaper} ${styles.access}`}>
      <h3 className={text.cardTitle}>{access.spot}</h3>
      <p>{access.note}</p>
      {isFolded ? (
        <details className={openInPrint}>
          <summary className={summary}>{title}</summary>
          {days}
        </details>
      ) : (
        <FoldOnPhone title="Days and times">
          <p className={text.bold}>{title}</p>
          {days}
        </FoldOnPhone>
      )}
      <p>{access.caution}</p>
      <p className={text.quiet}>
        {tideNotice}. Source: <a href={access.source.url}>{access.source.name}</a>.{' '}
        <Link href={routes.tides}>Tide tables</Link>
      </p>
    </section>
  );
}
