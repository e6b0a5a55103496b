import { Icon } from '@/components/ui/Icon/Icon';
import { imageFor } from '@/lib/images/images';
import { withBasePath } from '@/lib/base-path';
import { media } from '@/styles/breakpoints';
import { corner, touchSquare } from '@/styles/layout.css';
import * as styles from './HeroLayers.css';

const layers = [
  { name: 'light', motion: 'light', hasNight: false },
  { name: 'waves-far', motion: 'wavesFar', hasNight: false },
  { name: 'far-boats', motion: 'farBoats', hasNight: true },
  { name: 'waves-near', motion: 'wavesNear', hasNight: false },
  { name: 'near-boat', motion: 'nearBoat', hasNight: true },
  { name: 'front', motion: 'still', hasNight: true },
] as const;

const address = (name: string) => withBasePath(imageFor(`hero-home-${name}`).svg ?? '');

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
      {layers.map(({ name, motion, hasNight }) => (
        <picture key={name}>
          {hasNight && <source srcSet={address(`night-${name}`)} media={media.dark} />}
          <img
            className={styles.layer[motion]}
            src={address(name)}
            alt=""
            width={width}
            height={height}
            loading={name.includes('boat') ? 'eager' : 'lazy'}
          />
        </picture>
      ))}
      <span className={`${touchSquare} ${corner.bottom} ${styles.stillFace}`}>
        <span className={styles.whenMoving}>
          <Icon name="pause" />
        </span>
        <span className={styles.whenStill}>
          <Icon name="play" />
        </span>
      </span>
    </>
  );
}
