import { tidePort } from '@/content/tides/port/port';
import { tideCurve } from '@/lib/tides/day';
import { type EpochMinutes, londonDate, londonTime, type TimeSpan } from '@/lib/time/london';
import { moonLight } from '@/lib/time/moon';
import { sunTimes, twilight } from '@/lib/time/sun';
import * as styles from './TideDial.css';

/** Radii, in units of the drawing, whose middle is 0, 0. */
const RIM = 96;
const HUB = 44;
const TIDE = 44;
const MOON = 27;
/** Minutes between two points of the curve. */
const STEP = 15;

interface TideDialProps {
  day: TimeSpan;
  /** The instant that the hand shows. */
  now: EpochMinutes;
  heightNow: number;
  /** The text alternative. */
  label: string;
}

/** The lit part of a disc of the moon, as the northern half of the earth sees it. */
function moonPath(fraction: number, waxing: boolean): string {
  const width = (MOON * Math.abs(1 - 2 * fraction)).toFixed(1);
  const bulge = fraction > 0.5 === waxing ? 1 : 0;
  return `M0 ${-MOON}A${MOON} ${MOON} 0 0 ${waxing ? 1 : 0} 0 ${MOON}A${width} ${MOON} 0 0 ${bulge} 0 ${-MOON}Z`;
}

/** Stars of the night, by angle in parts of the day and radius. */
const stars = [
  [0.02, 91],
  [0.08, 86],
  [0.93, 88],
  [0.97, 92],
] as const;

/** A day as a dial of 24 hours, noon at the top: light and night, the sea's height, the moon. */
export function TideDial({ day, now, heightNow, label }: TideDialProps) {
  const date = londonDate(day.from);
  const { sunrise, sunset } = sunTimes(date, tidePort);
  const { dawn, dusk } = twilight(date, tidePort);
  const { lit, waxing } = moonLight(now);

  const turn = (instant: EpochMinutes) => (instant - day.from) / (day.to - day.from);
  const at = (part: number, radius: number) => {
    const angle = part * 2 * Math.PI;
    return `${(-radius * Math.sin(angle)).toFixed(1)} ${(radius * Math.cos(angle)).toFixed(1)}`;
  };
  const sector = (from: EpochMinutes, to: EpochMinutes) => {
    const [start, end] = [turn(from), turn(to)];
    const long = (end - start + 1) % 1 > 0.5 ? 1 : 0;
    return `M0 0L${at(start, RIM)}A${RIM} ${RIM} 0 ${long} 1 ${at(end, RIM)}Z`;
  };
  const radius = (metres: number) => HUB + (metres / tidePort.scaleTop) * TIDE;
  const curve = tideCurve(day.from, day.to, STEP)
    .map(({ instant, height }) => at(turn(instant), radius(height)))
    .join('L');
  const [x, y] = at(turn(now), radius(heightNow)).split(' ');
  const [sunX, sunY] = at(turn(now), RIM).split(' ');
  const isDay = now >= sunrise && now < sunset;
  const moon = `the moon is ${Math.round(lit * 100)}% lit, ${waxing ? 'waxing' : 'waning'}`;
  const light = `Light from ${londonTime(dawn)} to ${londonTime(dusk)}`;

  return (
    <div>
      <svg
        className={styles.dial}
        viewBox="-112 -112 224 224"
        role="img"
        aria-label={`${label} ${light}; ${moon}.`}
      >
        <circle className={styles.day} r={RIM} />
        <path className={styles.twilight} d={sector(sunset, dusk)} />
        <path className={styles.twilight} d={sector(dawn, sunrise)} />
        <path className={styles.night} d={sector(dusk, dawn)} />
        {stars.map(([part, out]) => {
          const [starX, starY] = at(part, out).split(' ');
          return <circle key={part} className={styles.star} cx={starX} cy={starY} r="1.2" />;
        })}
        {/* Closed where the day does not end at the height at which it began. */}
        <path className={styles.water} d={`M${curve}Z`} />
        <circle className={styles.rim} r={RIM} />
        {Array.from({ length: 24 }, (_, hour) => (
          <path
            key={hour}
            className={styles.tick}
            d={`M${at(hour / 24, RIM)}L${at(hour / 24, RIM - (hour % 6 === 0 ? 7 : 3))}`}
          />
        ))}
        {[0, 6, 12, 18].map((hour) => {
          const [hourX, hourY] = at(hour / 24, RIM + 9).split(' ');
          return (
            <text key={hour} className={styles.hour} x={hourX} y={hourY}>
              {hour}
            </text>
          );
        })}
        <circle className={styles.hub} r={HUB} />
        <circle className={styles.dark} r={MOON} />
        <path className={styles.lit} d={moonPath(lit, waxing)} />
        <path className={styles.hand} d={`M${at(turn(now), HUB)}L${at(turn(now), RIM)}`} />
        <circle className={styles.dot} cx={x} cy={y} r="5" />
        {isDay && <circle className={styles.sun} cx={sunX} cy={sunY} r="6" />}
      </svg>
      <p className={styles.words}>
        {light}; {moon}.
      </p>
    </div>
  );
}
