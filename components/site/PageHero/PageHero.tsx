import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/Picture/Picture';
import { sectionInk } from '@/lib/section-inks';
import { bindUnits } from '@/lib/typeset';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs';
import * as styles from './PageHero.css';
import { inks } from './inks.css';

/**
 * How art and lettering stand to each other: the lettering under the whole art, a low head under
 * a strip, or beside it and under it on a phone.
 */
export type HeroLayout = keyof typeof styles.hero;

interface PageHeroProps {
  title: string;
  intro: string;
  image: { src: string; alt: string };
  /** Instead of the picture. */
  art?: ReactNode;
  /** Over the picture: a photograph from another host. */
  overArt?: ReactNode;
  trail: readonly { name: string; path: string }[];
  /** Above the title: a badge, a category. */
  before?: ReactNode;
  /** Below the introduction: buttons, a rating. */
  children?: ReactNode;
  layout?: HeroLayout;
}

const artSizes: Record<HeroLayout, string> = {
  // On a phone it is a square, so the art is cropped at the sides.
  over: '(min-width: 44rem) 100vw, 225vw',
  // Never narrower than it is drawn at its least height.
  strip: '(min-width: 48rem) 100vw, 48rem',
  beside: '(min-width: 64rem) 53vw, 100vw',
};

/**
 * The head of every page below home, a poster: art, and the title on a band of its section's ink
 * below; where the page is about one thing, the whole print of it beside the lettering.
 */
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
      {art ?? (
        <div className={styles.art[layout]}>
          <Picture src={image.src} alt={image.alt} shape="fill" sizes={artSizes[layout]} priority />
          {overArt}
        </div>
      )}
      <div className={styles.margins[layout]}>
        <div className={styles.panel[layout]}>
          <Breadcrumbs trail={trail} />
          {before}
          <h1 className={styles.title[layout]}>{title}</h1>
          <p className={layout === 'strip' ? styles.lowIntro : styles.intro}>{bindUnits(intro)}</p>
          {children && <div className={styles.after}>{children}</div>}
        </div>
      </div>
    </div>
  );
}
