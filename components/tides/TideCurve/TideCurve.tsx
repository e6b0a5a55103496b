import { tidePort } from '@/content/tides/port/port';
import { tideCurve } from '@/lib/tides/day';
import type { EpochMinutes, TimeSpan } from '@/lib/time/london';
import { londonTime } from '@/lib/time/london';
import * as styles from './TideCurve.css';

const width = 600;
const height = 160;
/** Minutes between two points of the curve. */
const step = 20;

interface TideCurveProps {
  day: TimeSpan;
  /** The instant to mark on it. */
  now: EpochMinutes;
  heightNow: number;
  /** The text alternative. */
  label: string;
}

/** The height of the sea over one London day, with "now" on it. */
export function TideCurve({ day, now, heightNow, label }: TideCurveProps) {
  const x = (instant: EpochMinutes) => ((instant - day.from) / (day.to - day.from)) * width;
  const y = (metres: number) => height - (metres / tidePort.scaleTop) * (height - 10);
  const points = tideCurve(day.from, day.to, step)
    .map((point) => `${x(point.instant).toFixed(1)} ${y(point.height).toFixed(1)}`)
    .join('L');
  const quarter = (day.to - day.from) / 4;
  const hours = [0, 1, 2, 3, 4].map((index) => day.from + index * quarter);
  const dot = `${x(now).toFixed(1)} ${y(heightNow).toFixed(1)}`;
  return (
    <>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        {hours.map((instant) => (
          <path key={instant} className={styles.rule} d={`M${x(instant)} 0V${height}`} />
        ))}
        <path className={styles.water} d={`M${points}L${width} ${height}H0Z`} />
        <path className={styles.line} d={`M${points}`} />
        <path className={styles.now} d={`M${x(now).toFixed(1)} 0V${height}`} />
        <path className={styles.dot} d={`M${dot}h.01`} />
      </svg>
      <div className={styles.hours} aria-hidden="true">
        {hours.map((instant, index) => (
          <span key={instant}>{index === hours.length - 1 ? '24:00' : londonTime(instant)}</span>
        ))}
      </div>
    </>
  );
}
