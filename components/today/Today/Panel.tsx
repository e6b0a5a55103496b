import type { Elements } from '@/components/ui/elements';
import { Link } from '@/components/ui/Link/Link';
import type { DaysFacts, ThingFacts } from '@/lib/days/facts';
import type { EpochMinutes } from '@/lib/time/london';
import { padBelow, stack } from '@/styles/layout.css';
import { openInPrint } from '@/styles/print.css';
import { rule, summary } from '@/styles/surfaces.css';
import * as styles from './Today.css';

export interface PanelProps {
  facts: DaysFacts;
  now: EpochMinutes;
}

interface PanelBoxProps {
  id: string;
  title: string;
  children: Elements;
}

export function Panel({ id, title, children }: PanelBoxProps) {
  return (
    <section className={styles.panel} aria-labelledby={`today-${id}`}>
      <h2 id={`today-${id}`} className={styles.panelName}>
        {title}
      </h2>
      {children}
    </section>
  );
}

export function Folded({ id, title, children }: PanelBoxProps) {
  return (
    <details className={`${rule.strong} ${openInPrint}`} id={`today-${id}`}>
      <summary className={summary}>
        <h2 className={styles.panelName}>{title}</h2>
      </summary>
      <div className={`${stack.xs} ${padBelow.l}`}>{children}</div>
    </details>
  );
}

export function ThingLinks({ things }: { things: readonly ThingFacts[] }) {
  return things.map((thing, index) => (
    <span key={thing.path}>
      <Link href={thing.path}>{thing.name}</Link>
      <span>{index < things.length - 1 ? ', ' : '.'}</span>
    </span>
  ));
}
