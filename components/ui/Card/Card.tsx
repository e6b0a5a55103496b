import { Link } from '@/components/ui/Link/Link';
import type { ReactNode } from 'react';
import { corner as inCorner, coverLink, pile, touchLine } from '@/styles/layout.css';
import { text } from '@/styles/text.css';
import { Icon } from '../Icon/Icon';
import { Picture } from '../Picture/Picture';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './Card.css';

interface CardProps {
  title: string;
  headingLevel?: 2 | 3;
  /** Of the title. */
  translate?: 'no' | undefined;
  image: { src: string; alt: string };
  sizes: string;
  layout?: keyof typeof styles.card;
  meta?: ReactNode;
  description?: string;
  children?: ReactNode;
  link: { href: string; label: ReactNode; newTab?: boolean };
  corner?: ReactNode;
  stub?: ReactNode;
}

export function Card({
  title,
  headingLevel = 3,
  translate,
  image,
  sizes,
  layout = 'upright',
  meta,
  description,
  children,
  link,
  corner,
  stub,
}: CardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={styles.card[layout]}>
      <Picture {...image} shape="card" sizes={sizes} />
      <div className={`${pile} ${styles.body}`}>
        {meta && <div className={styles.meta}>{meta}</div>}
        <Heading className={styles.title} translate={translate}>
          {title}
        </Heading>
        {description && <p className={styles.description}>{description}</p>}
        {children}
        <Link
          className={`${touchLine} ${coverLink} ${text.bold} ${styles.link}`}
          href={link.href}
          {...(link.newTab && { target: '_blank', rel: 'noopener' })}
        >
          {link.label}
          <VisuallyHidden>: {title}</VisuallyHidden>
          {link.newTab && <VisuallyHidden> (opens in a new tab)</VisuallyHidden>}
          <Icon name={link.newTab ? 'external' : 'arrowRight'} />
        </Link>
      </div>
      {stub && <div className={styles.stub}>{stub}</div>}
      {corner && <div className={inCorner.top}>{corner}</div>}
    </article>
  );
}
