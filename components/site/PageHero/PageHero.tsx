import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/Picture/Picture';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs';
import * as styles from './PageHero.css';

/**
 * How art and lettering stand to each other: the lettering on the art's lower edge; beside it, and
 * under it on a phone; or beside it, and over it on a phone, where the words cannot wait.
 */
export type HeroLayout = keyof typeof styles.hero;

interface PageHeroProps {
  title: string;
  intro: string;
  image: { src: string; alt: string };
  /** What lies over the picture, as large as it: a photograph of another host. */
  overArt?: ReactNode;
  trail: readonly { name: string; path: string }[];
  /** What stands over the title: a badge, a category. */
  before?: ReactNode;
  /** What stands under the introduction: buttons, a rating. */
  children?: ReactNode;
  layout?: HeroLayout;
}

const besideSizes = '(min-width: 64rem) 53vw, 100vw';

const artSizes: Record<HeroLayout, string> = {
  // On a phone the band is higher than the art's ratio, so the art is cropped at the sides.
  over: '(min-width: 44rem) 100vw, 150vw',
  beside: besideSizes,
  wordsFirst: besideSizes,
};

/**
 * The head of every page below home: art the full width with the lettering on its lower edge, or,
 * where the page is about one thing, the whole poster of it beside the lettering.
 */
export function PageHero({
  title,
  intro,
  image,
  overArt,
  trail,
  before,
  children,
  layout = 'over',
}: PageHeroProps) {
  return (
    <div className={styles.hero[layout]}>
      <div className={styles.art[layout]}>
        <Picture src={image.src} alt={image.alt} shape="fill" sizes={artSizes[layout]} priority />
        {overArt}
      </div>
      <div className={styles.margins[layout]}>
        <div className={styles.panel[layout]}>
          <Breadcrumbs trail={trail} />
          {before}
          <h1 className={styles.title[layout]}>{title}</h1>
          <p className={styles.intro}>{intro}</p>
          {children && <div className={styles.after}>{children}</div>}
        </div>
      </div>
    </div>
  );
}
