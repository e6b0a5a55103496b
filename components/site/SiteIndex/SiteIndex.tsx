import { IndexEntry } from '@/components/ui/IndexEntry/IndexEntry';
import type { SearchGroup } from '@/lib/search/types';
import * as styles from './SiteIndex.css';

export function SiteIndex({ groups }: { groups: readonly SearchGroup[] }) {
  return (
    <div className={styles.columns}>
      {groups.map(({ label, entries }, number) => (
        <section key={label} className={styles.group} aria-labelledby={`index-${number}`}>
          <h2 id={`index-${number}`} className={styles.heading}>
            {label}
          </h2>
          <ul className={styles.list}>
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
