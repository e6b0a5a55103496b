import type { Elements } from '@/components/ui/elements';
import { tidePort } from '@/content/tides/port/port';
import type { Tides } from '@/lib/tides/compose';
import { tideCurve, type TideDay } from '@/lib/tides/day';
import { tideHeight } from '@/lib/tides/words';
import { type EpochMinutes, londonDayBounds, londonTime } from '@/lib/time/london';
import type { FrameProps } from '../TideDial/TideDial';
import type { DrawingProps } from '../TideInstrument/InstrumentLayout';
import * as styles from './TideCurve.css';

const quarters = ['00:00', '06:00', '12:00', '18:00', '24:00'] as const;

interface CurveFrameProps extends Pick<FrameProps, 'label'> {
  ground?: Elements;
  children?: Elements;
  hours?: readonly string[];
}

/** The axes of a day’s curve: across by percent, so that words keep their size at any width. */
export function CurveFrame({ label, hours = quarters, ground, children }: CurveFrameProps) {
  return (
    <>
      <svg
        className={styles.chart}
        {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      >
        {ground}
        {quarters.map((hour, index) => (
          <line
            key={hour}
            className={styles.rule}
            x1={`${index * 25}%`}
            x2={`${index * 25}%`}
            y2="100%"
          />
        ))}
        {children}
      </svg>
      <div className={styles.hours} aria-hidden="true">
        {hours.map((hour) => (
          <span key={hour}>{hour}</span>
        ))}
      </div>
    </>
  );
}

const step = 20;
const edge = 7;

function anchorAt(x: number): 'start' | 'middle' | 'end' {
  if (x < edge) return 'start';
  return x > 100 - edge ? 'end' : 'middle';
}

interface DayCurveProps {
  day: TideDay;
  /** The port’s where they are left out. */
  tides?: Tides;
  label?: string;
  /** What lies on it. Across and down it is measured by percent. */
  children: (x: (instant: EpochMinutes) => number, y: (metres: number) => number) => Elements;
}

/** A day’s tide and light. */
export function DayCurve({ day, tides, label = '', children }: DayCurveProps) {
  const { from, to } = londonDayBounds(day.date);
  const x = (instant: EpochMinutes) => Number((((instant - from) / (to - from)) * 100).toFixed(2));
  // High waters leave room for their figures above the curve, low waters below it.
  const y = (metres: number) => Number((77 - (metres / tidePort.scaleTop) * 55).toFixed(2));
  const points = tideCurve(from, to, step, tides)
    .map(({ instant, height }) => `${x(instant)} ${y(height)}`)
    .join('L');
  const quarter = (to - from) / 4;
  const drawn: Elements = children(x, y);

  return (
    <CurveFrame
      label={label}
      hours={[...[0, 1, 2, 3].map((index) => londonTime(from + index * quarter)), '24:00']}
      ground={
        <>
          <rect className={styles.night} width={`${x(day.sunrise)}%`} height="100%" />
          <rect
            className={styles.night}
            x={`${x(day.sunset)}%`}
            width={`${100 - x(day.sunset)}%`}
            height="100%"
          />
        </>
      }
    >
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%">
        <path className={styles.water} d={`M${points}L100 100H0Z`} />
        <path className={styles.line} d={`M${points}`} />
      </svg>
      {drawn}
      {day.tides.map((tide) => {
        const at = x(tide.instant);
        const [first, second] = tide.kind === 'high' ? ['-1.9em', '-0.75em'] : ['1.6em', '2.75em'];
        const position = { x: `${at}%`, y: `${y(tide.height)}%`, textAnchor: anchorAt(at) };
        return (
          <g key={tide.instant}>
            <text className={styles.turnTime} {...position} dy={first}>
              {londonTime(tide.instant)}
            </text>
            <text className={styles.turnHeight} {...position} dy={second}>
              {tideHeight(tide)}
            </text>
          </g>
        );
      })}
    </CurveFrame>
  );
}

export function TideCurve({ day, now, heightNow, label }: DrawingProps) {
  // The line of the present minute keeps to the side of the curve without figures.
  const away = (tide: (typeof day.tides)[number]) => Math.abs(tide.instant - now);
  const [nearest] = day.tides.toSorted((one, other) => away(one) - away(other));

  return (
    <DayCurve day={day} label={label}>
      {(x, y) => (
        <>
          <line
            className={styles.now}
            x1={`${x(now)}%`}
            x2={`${x(now)}%`}
            y1={`${y(heightNow)}%`}
            y2={nearest?.kind === 'high' ? '100%' : '0%'}
          />
          <circle className={styles.dot} cx={`${x(now)}%`} cy={`${y(heightNow)}%`} r="7" />
        </>
      )}
    </DayCurve>
  );
}
