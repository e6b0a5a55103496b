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

/** Marks along the rim: how many, and how long each is. */
function Ticks({ count, length }: { count: number; length: number }) {
  const width = (1.4 * count) / (2 * Math.PI * RIM);
  return (
    <circle
      className={styles.tick}
      r={RIM - length / 2}
      strokeWidth={length}
      pathLength={count}
      strokeDasharray={`${width.toFixed(3)} ${(1 - width).toFixed(3)}`}
      strokeDashoffset={(width / 2).toFixed(3)}
    />
  );
}

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
      <Ticks count={24} length={3} />
      <Ticks count={4} length={7} />
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
