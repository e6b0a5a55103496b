import type { ReactNode } from 'react';
import { Link } from '@/components/ui/Link/Link';
import { Picture as Drawing } from '@/components/ui/Picture/Picture';
import { headerLinks } from '@/content/navigation';
import type { Page, Picture } from '@/content/types';
import { sectionInk, sectionOf } from '@/lib/sections';
import type { breadcrumbTrail } from '@/lib/seo/breadcrumbs';
import { bindUnits } from '@/lib/typeset';
import { align, closeRow, container, line, row, touchLine } from '@/styles/layout.css';
import { text } from '@/styles/text.css';
import { sectionLink } from '../Header/Header.css';
import * as styles from './PageHero.css';
import { inks } from './inks.css';

export interface HeroParts {
  /** Instead of the page's own. */
  picture?: Picture;
  /** Instead of a picture. */
  art?: ReactNode;
  overArt?: ReactNode;
  before?: ReactNode;
  children?: ReactNode;
  layout?: keyof typeof styles.hero;
  /** Of the title. */
  translate?: 'no' | undefined;
}

interface PageHeroProps extends HeroParts {
  page: Pick<Page, 'title' | 'intro' | 'image' | 'isTool'>;
  path: string;
  trail: ReturnType<typeof breadcrumbTrail>;
}

const artSizes = {
  wide: '(min-width: 64rem) 60vw, (min-width: 44rem) 100vw, 225vw',
  strip: '(min-width: 64rem) 60vw, 100vw',
  beside: '(min-width: 64rem) 53vw, 100vw',
} as const;

const hasArt = (layout: keyof typeof styles.hero): layout is keyof typeof artSizes =>
  layout in artSizes;

/** The way back up. Search engines read the same trail as JSON-LD. */
function Breadcrumbs({ trail, translate }: Pick<PageHeroProps, 'trail' | 'translate'>) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={`${closeRow.xs} ${text.quiet}`}>
        {trail.map(({ title, href }, index) => (
          <li key={href} className={`${line.xs} ${styles.trailStep}`}>
            {index < trail.length - 1 ? (
              <Link className={styles.trailLink} href={href}>
                {title}
              </Link>
            ) : (
              <span className={styles.trailLink} aria-current="page" translate={translate}>
                {title}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The pages of a section in a row, the current one marked; nothing on other pages. */
function SectionNav({ path }: { path: string }) {
  const section = sectionOf(path);
  const links = section && [
    ...headerLinks.filter(({ href }) => href === section.href),
    ...section.links,
  ];
  if (!links?.some(({ href }) => href === path)) return null;
  return (
    <nav aria-label={`In ${links[0]?.label}`}>
      <ul className={closeRow.l}>
        {links.map(({ href, label }) => (
          <li key={href}>
            <Link
              className={`${touchLine} ${text.medium} ${sectionLink}`}
              href={href}
              aria-current={href === path ? 'page' : undefined}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function PageHero({
  page,
  path,
  trail,
  picture = page.image,
  art,
  overArt,
  before,
  children,
  layout = page.isTool ? 'band' : 'wide',
  translate,
}: PageHeroProps) {
  const isLarge = layout === 'wide' || layout === 'beside';
  return (
    <div className={`${styles.hero[layout]} ${inks[sectionInk(trail[1]?.href)]}`}>
      {art ??
        (hasArt(layout) && (
          <div className={styles.art[layout]}>
            <Drawing {...picture} shape="fill" sizes={artSizes[layout]} priority />
            {overArt}
          </div>
        ))}
      <div className={hasArt(layout) ? styles.besideArt : container}>
        <div className={styles.panel[layout]}>
          <Breadcrumbs trail={trail} translate={translate} />
          {before}
          <h1 className={isLarge ? styles.largeTitle : text.heading} translate={translate}>
            {page.title}
          </h1>
          {layout !== 'line' && (
            <p className={`${styles.intro} ${isLarge ? text.lead : ''} ${text.muted}`}>
              {bindUnits(page.intro)}
            </p>
          )}
          <SectionNav path={path} />
          {children && <div className={`${row.s} ${align.middle} ${styles.after}`}>{children}</div>}
        </div>
      </div>
    </div>
  );
}
