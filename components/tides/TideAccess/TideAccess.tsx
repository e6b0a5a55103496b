import { Link } from '@/components/ui/Link/Link';
import { tidePort } from '@/content/tides/port/port';
import { tideNotice } from '@/content/tides/port/texts';
import type { TideAccess as Access } from '@/content/types';
import { daysAhead } from '@/lib/tides/day';
import { routes } from '@/lib/routes';
import { fullWidth, stack } from '@/styles/layout.css';
import { text } from '@/styles/text.css';
import { TidePart } from '../TidePart';
import * as styles from './TideAccess.css';

export function TideAccess({ access }: { access: Access }) {
  return (
    <section className={`${stack.s} ${fullWidth} ${styles.access}`}>
      <h3 className={text.cardTitle}>{access.spot}</h3>
      <p>{access.note}</p>
      <p>
        <strong>
          {access.passableBelow === undefined
            ? `Low water at ${tidePort.name} by daylight`
            : `Daylight hours with the sea below ${access.passableBelow} m at ${tidePort.name}`}
        </strong>
      </p>
      <TidePart name="lowWaters" passableBelow={access.passableBelow}>
        <div className={styles.days}>
          {Array.from({ length: daysAhead }, (_, index) => (
            <span key={index} className={styles.day}>
              {'\u00a0'}
            </span>
          ))}
        </div>
      </TidePart>
      <p>{access.caution}</p>
      <p className={text.quiet}>
        {tideNotice}. Source: <a href={access.source.url}>{access.source.name}</a>.{' '}
        <Link href={routes.tides}>Tide tables</Link>
      </p>
    </section>
  );
}
