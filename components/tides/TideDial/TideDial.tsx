import { tidePort } from '@/content/tides/port/port';
import { tideCurve } from '@/lib/tides/day';
import { type EpochMinutes, londonDayBounds, londonTime } from '@/lib/time/london';
import { moonLight } from '@/lib/time/moon';
import { twilight } from '@/lib/time/sun';
import { text } from '@/styles/text.css';
import { MoonDisc } from '../Moon/Moon';
import type { DrawingProps } from '../TideInstrument/InstrumentLayout';
import { at, DialFrame, pointAt, HUB, RIM } from './DialFrame';
import * as styles from './TideDial.css';

const TIDE = 44;
const MOON = 27;
const STEP = 15;

const stars = [
  [0.02, 91],
  [0.08, 86],
  [0.93, 88],
  [0.97, 92],
] as const;

/** The light of a day and the sea of the 24 hours from now, which is where its line begins and ends. */
export function TideDial({ day: { date, sunrise, sunset }, now, heightNow, label }: DrawingProps) {
  const { from, to } = londonDayBounds(date);
  const { dawn, dusk } = twilight(date, tidePort);
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
