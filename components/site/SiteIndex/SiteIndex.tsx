import { IndexEntry } from '@/components/ui/IndexEntry/IndexEntry';
import type { SearchGroup } from '@/lib/search/types';
import { padBelow, stack } from '@/styles/layout.css';
import { unbroken } from '@/styles/print.css';
import { rule } from '@/styles/surfaces.css';
import { text } from '@/styles/text.css';
import * as styles from './SiteIndex.css';

export function SiteIndex({ groups }: { groups: readonly SearchGroup[] }) {
  return (
    <div className={styles.columns}>
      {groups.map(({ label, entries }, number) => (
        <section
          key={label}
          className={`${padBelow.xl} ${unbroken}`}
          aria-labelledby={`index-${number}`}
        >
          <h2
            id={`index-${number}`}
            className={`${text.subheading} ${rule.strong} ${styles.heading}`}
          >
            {label}
          </h2>
          <ul className={stack.none}>
            {entries.map(({ title, path, note }) => (
              <li key={path}>
                <IndexEntry href={path} title={title} note={note} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
