import type { MoonLight } from '@/lib/time/moon';
import * as styles from './Moon.css';

/** The disc of the moon about 0, 0, its lit part as the northern half of the earth sees it. */
export function MoonDisc({ lit, waxing, radius }: MoonLight & { radius: number }) {
  const width = (radius * Math.abs(1 - 2 * lit)).toFixed(1);
  const bulge = lit > 0.5 === waxing ? 1 : 0;
  return (
    <>
      <circle className={styles.dark} r={radius} />
      <path
        className={styles.lit}
        d={`M0 ${-radius}A${radius} ${radius} 0 0 ${waxing ? 1 : 0} 0 ${radius}A${width} ${radius} 0 0 ${bulge} 0 ${-radius}Z`}
      />
    </>
  );
}

export function MoonPicture({ light }: { light: MoonLight }) {
  return (
    <svg className={styles.picture} viewBox="-11 -11 22 22" aria-hidden="true">
      <MoonDisc {...light} radius={9} />
    </svg>
  );
}
