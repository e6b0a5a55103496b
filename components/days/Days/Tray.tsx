import type { Elements } from '@/components/ui/elements';
import { type PlannerItem, shownName } from '@/lib/planner/item';
import { across, align, line, row } from '@/styles/layout.css';
import { noDay } from './planner-context';
import { MoveHandle } from './MoveHandle';
import { Tool } from './Tool';
import * as styles from './Days.css';

export function Tray({
  items,
  arrange,
  children,
}: {
  items: readonly PlannerItem[];
  arrange: (() => void) | undefined;
  children: Elements;
}) {
  return (
    <section className={across} aria-labelledby="tray-heading" data-drop-day={noDay}>
      <div className={`${row.xs} ${align.middle} ${align.apart}`}>
        <h2 id="tray-heading" className={`${styles.stopName} ${styles.grows}`}>
          {`Still to place (${items.length})`}
        </h2>
        {arrange && <Tool onClick={arrange}>Arrange my days</Tool>}
        {children}
      </div>
      <ul className={`${line.xs} ${styles.strip}`} aria-label="Still to place">
        {items.map((item) => (
          <li key={item.id}>
            <MoveHandle
              moving={{
                kind: 'add',
                thing: { type: item.type, slug: item.slug ?? '' },
                name: shownName(item),
              }}
              isNamed
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
