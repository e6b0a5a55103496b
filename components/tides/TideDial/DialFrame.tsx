import type { ReactNode } from 'react';
import * as styles from './TideDial.css';

export const RIM = 96;
export const HUB = 44;

/** A point by its part of the day, midnight at the bottom, and its distance from the middle. */
export function at(part: number, radius: number): string {
  const angle = part * 2 * Math.PI;
  return `${(-radius * Math.sin(angle)).toFixed(1)} ${(radius * Math.cos(angle)).toFixed(1)}`;
}

const ticks = Array.from({ length: 24 }, (_, hour) => {
  const length = hour % 6 === 0 ? 7 : 3;
  return `M${at(hour / 24, RIM)}L${at(hour / 24, RIM - length)}`;
}).join('');

export interface FrameProps {
  label?: string;
  ground?: ReactNode;
  children?: ReactNode;
}

export function DialFrame({ label, ground, children }: FrameProps) {
  return (
    <svg
      className={styles.dial}
      viewBox="-112 -112 224 224"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <circle className={styles.day} r={RIM} />
      {ground}
      <circle className={styles.rim} r={RIM} />
      <path className={styles.tick} d={ticks} />
      {[0, 6, 12, 18].map((hour) => {
        const [x, y] = at(hour / 24, RIM + 9).split(' ');
        return (
          <text key={hour} className={styles.hour} x={x} y={y}>
            {hour}
          </text>
        );
      })}
      <circle className={styles.hub} r={HUB} />
      {children}
    </svg>
  );
}
