import { Link } from '@/components/ui/Link/Link';
import * as styles from './Breadcrumbs.css';

interface BreadcrumbsProps {
  trail: readonly { name: string; path: string }[];
}

/** The way back up. Search engines read the same trail as JSON-LD. */
export function Breadcrumbs({ trail }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.list}>
        {trail.map(({ name, path }, index) => (
          <li key={path} className={styles.step}>
            {index < trail.length - 1 ? (
              <Link className={styles.link} href={path}>
                {name}
              </Link>
            ) : (
              <span className={styles.link} aria-current="page">
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
