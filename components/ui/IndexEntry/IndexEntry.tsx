import type { ReactNode } from 'react';
import { Link } from '@/components/ui/Link/Link';
import { rule } from '@/styles/surfaces.css';
import { text } from '@/styles/text.css';
import { align, closeRow } from '@/styles/layout.css';
import * as styles from './IndexEntry.css';

export interface IndexEntryProps {
  href: string;
  title: string;
  /** Of the title. */
  translate?: 'no' | undefined;
  note?: ReactNode;
}

export function IndexEntry({ href, title, translate, note }: IndexEntryProps) {
  return (
    <div className={`${closeRow.xs} ${align.baseline} ${rule.above}`}>
      <Link href={href} className={styles.link} translate={translate}>
        {title}
      </Link>
      {note && (
        <>
          <span className={styles.leader} aria-hidden="true" />
          <span className={`${text.quiet} ${styles.note}`}>{note}</span>
        </>
      )}
    </div>
  );
}
