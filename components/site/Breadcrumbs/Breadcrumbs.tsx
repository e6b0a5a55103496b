import { Link } from '@/components/ui/Link/Link';
import { closeRow } from '@/styles/layout.css';
import { text } from '@/styles/text.css';
import * as styles from '../PageHero/PageHero.css';

interface BreadcrumbsProps {
  trail: readonly { name: string; path: string }[];
  /** Of the page's own name. */
  translate?: 'no' | undefined;
}

/** The way back up. Search engines read the same trail as JSON-LD. */
export function Breadcrumbs({ trail, translate }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={`${closeRow.xs} ${text.quiet}`}>
        {trail.map(({ name, path }, index) => (
          <li key={path} className={styles.trailStep}>
            {index < trail.length - 1 ? (
              <Link className={styles.trailLink} href={path}>
                {name}
              </Link>
            ) : (
              <span className={styles.trailLink} aria-current="page" translate={translate}>
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
