import type { ReactNode } from 'react';
import { inks } from '@/components/site/PageHero/inks.css';
import { ButtonLink } from '@/components/ui/Button/ButtonLink';
import { Picture } from '@/components/ui/Picture/Picture';
import { focusAt } from '@/components/ui/Picture/Picture.css';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden/VisuallyHidden';
import { home } from '@/content/home';
import { pages } from '@/content/pages';
import { site } from '@/content/site';
import { placeBySlug } from '@/lib/content/queries';
import { withBasePath } from '@/lib/base-path';
import { imageFor, nightOf, villageName } from '@/lib/images/images';
import { plainOnPaper, screenOnly } from '@/styles/print.css';
import { text } from '@/styles/text.css';
import { align, container, row, stack } from '@/styles/layout.css';
import { HeroLayers } from '../HeroLayers/HeroLayers';
import { HeroSky } from '../HeroSky/HeroSky';
import { night } from '../HeroSky/HeroSky.css';
import { HeroVideo } from '../HeroVideo/HeroVideo';
import * as styles from './HomeHero.css';

/** After dark in the light theme too; a photograph has none. */
function NightPicture({ src }: { src: string }) {
  const name = nightOf(src);
  const { svg, focus = '' } = name ? imageFor(name) : {};
  if (!svg) return null;
  return (
    <img
      className={`${night} ${focusAt[focus] ?? ''}`}
      src={withBasePath(svg)}
      alt=""
      loading="lazy"
      data-night
    />
  );
}

/** @param children what holds now, the last line of the first screen */
export function HomeHero({ children }: { children: ReactNode }) {
  const { video } = home.hero;
  return (
    <div className={`${inks.deep} ${styles.hero}`}>
      <div className={`${screenOnly} ${styles.art}`}>
        <Picture
          {...pages.home.image}
          shape="fill"
          sizes="max(100vw, 125vh)"
          moving="hero-home-sea"
          priority
        />
        <HeroLayers />
        <HeroSky at={placeBySlug('village-centre').coordinates}>
          <NightPicture src={pages.home.image.src} />
        </HeroSky>
        <HeroVideo host={video.host} id={video.id} />
      </div>
      <div className={styles.band}>
        <div className={container}>
          <div className={`${stack.s} ${align.start} ${styles.lettering}`}>
            <h1 className={`${text.cardTitle} ${plainOnPaper} ${styles.welcome}`}>
              {home.hero.heading}
            </h1>
            <p className={`${row.s} ${align.baseline} ${styles.name}`}>
              <VisuallyHidden>{site.name}</VisuallyHidden>
              {villageName.map(({ src, width }) => (
                <img
                  key={src}
                  className={styles.word}
                  src={withBasePath(src)}
                  alt=""
                  loading="lazy"
                  width={width}
                  height="106"
                />
              ))}
            </p>
            <p className={`${text.lead} ${styles.text}`}>{home.hero.text}</p>
            <div className={styles.action}>
              <ButtonLink href="#things-to-do" icon="arrowDown">
                {home.hero.action}
              </ButtonLink>
            </div>
          </div>
        </div>
        {children}
      </div>
    </div>
  );
}
