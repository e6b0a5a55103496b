import { Link } from '@/components/ui/Link/Link';
import * as styles from './IndexEntry.css';

export interface IndexEntryProps {
  href: string;
  title: string;
  note?: string | undefined;
}

export function IndexEntry({ href, title, note }: IndexEntryProps) {
  return (
    <div className={styles.entry}>
      <Link href={href} className={styles.link}>
        {title}
      </Link>
      {note && (
        <>
          <span className={styles.leader} aria-hidden="true" />
          <span className={styles.note}>{note}</span>
        </>
      )}
    </div>
  );
}
