import type { ReactNode } from 'react';
import { Link } from '@/components/ui/Link/Link';
import type { DaysFacts, ThingFacts } from '@/lib/days/facts';
import type { EpochMinutes } from '@/lib/time/london';
import * as styles from './Today.css';

/** What every panel tells of. */
export interface PanelProps {
  facts: DaysFacts;
  now: EpochMinutes;
}

/** One matter of the board, under its name. */
export function Panel({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={styles.panel} aria-labelledby={`today-${id}`}>
      <h3 id={`today-${id}`} className={styles.panelName}>
        {title}
      </h3>
      {children}
    </section>
  );
}

/** The same behind its heading. */
export function Folded({
  id,
  title,
  children,
}: {
  id: string;
  title: string;
  children: ReactNode;
}) {
  return (
    <details className={styles.folded} id={`today-${id}`}>
      <summary className={styles.summary}>
        <h3 className={styles.panelName}>{title}</h3>
      </summary>
      <div className={styles.panelBody}>{children}</div>
    </details>
  );
}

/** The way to a thing's page. */
export function ThingLink({ thing }: { thing: ThingFacts }) {
  return <Link href={thing.path}>{thing.name}</Link>;
}
