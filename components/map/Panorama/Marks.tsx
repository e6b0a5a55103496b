import type { ReactNode } from 'react';
import { bayNames, emblems } from '@/lib/map/bay';
import { panoramaSize } from '@/lib/map/panorama';
import * as styles from '../BayMap/marks.css';

const whole = (value: number) => Math.round(value);

/** Decorative: the picture's text and the key say it in words. */
export function Marks({ children }: { children: ReactNode }) {
  return (
    <svg
      className={styles.marks}
      viewBox={`0 0 ${panoramaSize.width} ${panoramaSize.height}`}
      aria-hidden="true"
    >
      {children}
      {bayNames.map(({ text, x, y, size, on, isLarge }) => (
        <text
          key={text}
          className={styles.names[isLarge ? 'large' : on]}
          x={x}
          y={y}
          fontSize={size}
        >
          {text}
        </text>
      ))}
      <path
        className={styles.leader}
        d={emblems
          .map(
            ({ leader: [from, to] }) =>
              `M${whole(from.x)} ${whole(from.y)}L${whole(to.x)} ${whole(to.y)}`,
          )
          .join('')}
      />
      {emblems
        .filter(({ building, stands }) => !building || stands === 'below')
        .map(({ slug, at }) => (
          <circle key={slug} className={styles.spot} cx={whole(at.x)} cy={whole(at.y)} r="9" />
        ))}
    </svg>
  );
}
