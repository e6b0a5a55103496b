import { Icon } from '@/components/ui/Icon/Icon';
import { image } from '@/components/ui/Picture/Picture.css';
import { imageFor, nightOf } from '@/lib/images/images';
import { withBasePath } from '@/lib/base-path';
import { media } from '@/styles/breakpoints';
import { corner } from '@/styles/layout.css';
import * as styles from './HeroLayers.css';

const layers = ['light', 'waves', 'boats', 'front'] as const;

const address = (name: string) => withBasePath(imageFor(name).svg ?? '');

/** Whatever moves for more than five seconds can be stilled (WCAG 2.2.2), here without a script. */
export function HeroLayers() {
  const { width, height } = imageFor('hero-home-front');
  return (
    <>
      <input
        type="checkbox"
        className={`${corner.bottom} ${styles.still}`}
        aria-label="Keep the picture still"
      />
      {layers.map((layer) => {
        const src = `hero-home-${layer}`;
        const night = nightOf(src);
        return (
          <picture key={layer}>
            {night && <source srcSet={address(night)} media={media.dark} />}
            <img
              className={`${image} ${styles.layer[layer]}`}
              src={address(src)}
              alt=""
              width={width}
              height={height}
              loading={layer === 'boats' ? 'eager' : 'lazy'}
            />
          </picture>
        );
      })}
      <span className={`${corner.bottom} ${styles.stillFace}`}>
        <Icon name="pause" className={styles.whenMoving} />
        <Icon name="play" className={styles.whenStill} />
      </span>
    </>
  );
}
