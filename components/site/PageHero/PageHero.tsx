import type { ComponentProps, ReactNode } from 'react';
import { Picture } from '@/components/ui/Picture/Picture';
import type { Page } from '@/content/types';
import { sectionInk } from '@/lib/sections';
import { bindUnits } from '@/lib/typeset';
import { align, row } from '@/styles/layout.css';
import { text } from '@/styles/text.css';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs';
import * as styles from './PageHero.css';
import { inks } from './inks.css';

export interface HeroParts {
  /** Instead of the picture. */
  art?: ReactNode;
  overArt?: ReactNode;
  before?: ReactNode;
  children?: ReactNode;
  layout?: keyof typeof styles.hero;
  /** Of the title. */
  translate?: 'no' | undefined;
}

interface PageHeroProps extends HeroParts {
  page: Pick<Page, 'title' | 'intro' | 'image' | 'strip'>;
  trail: ComponentProps<typeof Breadcrumbs>['trail'];
}

const artSizes = {
  over: '(min-width: 44rem) 100vw, 225vw',
  strip: '(min-width: 48rem) 100vw, 48rem',
  beside: '(min-width: 64rem) 53vw, 100vw',
} as const;

export function PageHero({
  page,
  trail,
  art,
  overArt,
  before,
  children,
  layout = page.strip ? 'strip' : 'over',
  translate,
}: PageHeroProps) {
  const image = page.strip ?? page.image;
  return (
    <div className={`${styles.hero[layout]} ${inks[sectionInk(trail[1]?.path)]}`}>
      {layout !== 'line' &&
        (art ?? (
          <div className={styles.art[layout]}>
            <Picture
              src={image.src}
              alt={image.alt}
              shape="fill"
              sizes={artSizes[layout]}
              priority
            />
            {overArt}
          </div>
        ))}
      <div className={styles.margins[layout]}>
        <div className={styles.panel[layout]}>
          <Breadcrumbs trail={trail} />
          {before}
          <h1 className={styles.title[layout]} translate={translate}>
            {page.title}
          </h1>
          {layout !== 'line' && (
            <p
              className={
                layout === 'strip'
                  ? `${text.quiet} ${styles.lowIntro}`
                  : `${text.lead} ${text.muted} ${styles.intro}`
              }
            >
              {bindUnits(page.intro)}
            </p>
          )}
          {children && <div className={`${row.s} ${align.middle} ${styles.after}`}>{children}</div>}
        </div>
      </div>
    </div>
  );
}
