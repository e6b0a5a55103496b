import type { ReactNode } from 'react';
import { Link } from '@/components/ui/Link/Link';
import type { DaysFacts, ThingFacts } from '@/lib/days/facts';
import type { EpochMinutes } from '@/lib/time/london';
import * as styles from './Today.css';

export interface PanelProps {
  facts: DaysFacts;
  now: EpochMinutes;
}

interface PanelBoxProps {
  id: string;
  title: string;
  headingLevel?: 2 | 3;
  children: ReactNode;
}

export function Panel({ id, title, headingLevel = 3, children }: PanelBoxProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={styles.panel} aria-labelledby={`today-${id}`}>
      <Heading id={`today-${id}`} className={styles.panelName}>
        {title}
      </Heading>
      {children}
    </section>
  );
}

export function Folded({ id, title, children }: PanelBoxProps) {
  return (
    <details className={styles.folded} id={`today-${id}`}>
      <summary className={styles.summary}>
        <h3 className={styles.panelName}>{title}</h3>
      </summary>
      <div className={styles.panelBody}>{children}</div>
    </details>
  );
}

export function ThingLink({ thing }: { thing: ThingFacts }) {
  return <Link href={thing.path}>{thing.name}</Link>;
}
