import type { Elements } from '@/components/ui/elements';
import { tidePort } from '@/content/tides/port/port';
import { tideCurve } from '@/lib/tides/day';
import { type EpochMinutes, londonDayBounds, londonTime } from '@/lib/time/london';
import { moonLight } from '@/lib/time/moon';
import { text } from '@/styles/text.css';
import { MoonDisc } from '../Moon/Moon';
import type { DrawingProps } from '../TideInstrument/InstrumentLayout';
import * as styles from './TideDial.css';

const RIM = 96;
const HUB = 44;
const TIDE = 44;
const MOON = 27;
const STEP = 15;

/** A point by its part of the day, midnight at the bottom, and its distance from the middle. */
function pointAt(part: number, radius: number): { readonly x: string; readonly y: string } {
  const angle = part * 2 * Math.PI;
  return { x: (-radius * Math.sin(angle)).toFixed(1), y: (radius * Math.cos(angle)).toFixed(1) };
}

/** The same point as a path has it. */
function at(part: number, radius: number): string {
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

const stars = [
  [0.02, 91],
  [0.08, 86],
  [0.93, 88],
  [0.97, 92],
] as const;

/** The light of a day and the sea of the 24 hours from now, which is where its line begins and ends. */
export function TideDial({ day, now, heightNow, label }: DrawingProps) {
  const { date, dawn, sunrise, sunset, dusk } = day;
  const { from, to } = londonDayBounds(date);
  const moon = moonLight(now);

  const turn = (instant: EpochMinutes) => (instant - from) / (to - from);
  const sector = (start: EpochMinutes, end: EpochMinutes) => {
    const long = (turn(end) - turn(start) + 1) % 1 > 0.5 ? 1 : 0;
    return `M0 0L${at(turn(start), RIM)}A${RIM} ${RIM} 0 ${long} 1 ${at(turn(end), RIM)}Z`;
  };
  const radius = (metres: number) => HUB + (metres / tidePort.scaleTop) * TIDE;
  const curve = tideCurve(now, now + to - from, STEP)
    .map(({ instant, height }) => at(turn(instant), radius(height)))
    .join('L');
  const sea = pointAt(turn(now), radius(heightNow));
  const sun = pointAt(turn(now), RIM);
  const isDay = now >= sunrise && now < sunset;
  const moonWords = `the moon is ${Math.round(moon.lit * 100)}% lit, ${moon.waxing ? 'waxing' : 'waning'}`;
  const light = `Light from ${londonTime(dawn)} to ${londonTime(dusk)}`;

  return (
    <div>
      <DialFrame
        label={`${label} ${light}; ${moonWords}.`}
        ground={
          <>
            <path className={styles.twilight} d={sector(sunset, dusk)} />
            <path className={styles.twilight} d={sector(dawn, sunrise)} />
            <path className={styles.night} d={sector(dusk, dawn)} />
            {stars.map(([part, out]) => {
              const { x, y } = pointAt(part, out);
              return <circle key={part} className={styles.star} cx={x} cy={y} r="1.2" />;
            })}
            <path className={styles.water} d={`M${curve}Z`} />
          </>
        }
      >
        <MoonDisc {...moon} radius={MOON} />
        <path className={styles.hand} d={`M${at(turn(now), HUB)}L${at(turn(now), RIM)}`} />
        <circle className={styles.dot} cx={sea.x} cy={sea.y} r="5" />
        {isDay && <circle className={styles.sun} cx={sun.x} cy={sun.y} r="6" />}
      </DialFrame>
      <p className={`${text.muted} ${styles.words}`}>{`${light}; ${moonWords}.`}</p>
    </div>
  );
}
