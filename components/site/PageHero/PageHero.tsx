import type { ComponentProps, ReactNode } from 'react';
import { container } from '@/components/ui/Container/Container.css';
import { Picture as Drawing } from '@/components/ui/Picture/Picture';
import type { Page, Picture } from '@/content/types';
import { sectionInk } from '@/lib/sections';
import { bindUnits } from '@/lib/typeset';
import { align, row } from '@/styles/layout.css';
import { text } from '@/styles/text.css';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs';
import { SectionNav } from '../SectionNav/SectionNav';
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
  trail: ComponentProps<typeof Breadcrumbs>['trail'];
}

const artSizes = {
  wide: '(min-width: 64rem) 60vw, (min-width: 44rem) 100vw, 225vw',
  strip: '(min-width: 64rem) 60vw, 100vw',
  beside: '(min-width: 64rem) 53vw, 100vw',
} as const;

const hasArt = (layout: keyof typeof styles.hero): layout is keyof typeof artSizes =>
  layout in artSizes;

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
    <div className={`${styles.hero[layout]} ${inks[sectionInk(trail[1]?.path)]}`}>
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
