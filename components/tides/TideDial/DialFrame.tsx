import type { Elements } from '@/components/ui/elements';
import * as styles from './TideDial.css';

export const RIM = 96;
export const HUB = 44;

/** A point by its part of the day, midnight at the bottom, and its distance from the middle. */
export function pointAt(part: number, radius: number): { readonly x: string; readonly y: string } {
  const angle = part * 2 * Math.PI;
  return { x: (-radius * Math.sin(angle)).toFixed(1), y: (radius * Math.cos(angle)).toFixed(1) };
}

/** The same point as a path has it. */
export function at(part: number, radius: number): string {
  const { x, y } = pointAt(part, radius);
  return `${x} ${y}`;
}

const ticks = Array.from({ length: 24 }, (_, hour) => {
  const length = hour % 6 === 0 ? 7 : 3;
  return `M${at(hour / 24, RIM)}L${at(hour / 24, RIM - length)}`;
}).join('');

export interface FrameProps {
  label?: string;
  ground?: Elements;
  children?: Elements;
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
        const { x, y } = pointAt(hour / 24, RIM + 9);
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
