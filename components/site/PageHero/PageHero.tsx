import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/Picture/Picture';
import { sectionInk } from '@/lib/sections';
import { bindUnits } from '@/lib/typeset';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs';
import * as styles from './PageHero.css';
import { inks } from './inks.css';

export type HeroLayout = keyof typeof styles.hero;

interface PageHeroProps {
  title: string;
  intro: string;
  image: { src: string; alt: string };
  art?: ReactNode;
  overArt?: ReactNode;
  trail: readonly { name: string; path: string }[];
  before?: ReactNode;
  children?: ReactNode;
  layout?: HeroLayout;
}

const artSizes = {
  over: '(min-width: 44rem) 100vw, 225vw',
  strip: '(min-width: 48rem) 100vw, 48rem',
  beside: '(min-width: 64rem) 53vw, 100vw',
} as const;

export function PageHero({
  title,
  intro,
  image,
  art,
  overArt,
  trail,
  before,
  children,
  layout = 'over',
}: PageHeroProps) {
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
          <h1 className={styles.title[layout]}>{title}</h1>
          {layout !== 'line' && (
            <p className={layout === 'strip' ? styles.lowIntro : styles.intro}>
              {bindUnits(intro)}
            </p>
          )}
          {children && <div className={styles.after}>{children}</div>}
        </div>
      </div>
    </div>
  );
}
