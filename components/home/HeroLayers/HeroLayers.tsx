import { Icon } from '@/components/ui/Icon/Icon';
import { imageFor } from '@/lib/images/images';
import { withBasePath } from '@/lib/routes';
import * as styles from './HeroLayers.css';

const layers = [
  { name: 'hero-home-light', motion: 'light' },
  { name: 'hero-home-waves-far', motion: 'wavesFar' },
  { name: 'hero-home-waves-near', motion: 'wavesNear' },
] as const;

const address = (name: string) => withBasePath(imageFor(name).svg ?? '');

/**
 * The sea of the hero, set gently in motion over the art, and a switch that stops it: whatever
 * moves for more than five seconds can be stilled (WCAG 2.2.2). No script is needed for either.
 */
export function HeroLayers() {
  const { width, height } = imageFor('hero-home-front');
  return (
    <>
      <input type="checkbox" className={styles.still} aria-label="Keep the picture still" />
      {layers.map(({ name, motion }) => (
        <img
          key={name}
          className={styles.layer[motion]}
          src={address(name)}
          alt=""
          width={width}
          height={height}
          loading="lazy"
        />
      ))}
      <picture>
        <source srcSet={address('hero-home-night-front')} media="(prefers-color-scheme: dark)" />
        <img
          className={styles.layer.front}
          src={address('hero-home-front')}
          alt=""
          width={width}
          height={height}
          loading="lazy"
        />
      </picture>
      <span className={styles.stillFace}>
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
