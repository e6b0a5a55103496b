import * as curve from '@/components/tides/TideCurve/TideCurve.css';
import type { DayCheck, DayChecker } from '@/lib/days/check/check';
import { listText } from '@/lib/typeset';
import { type EpochMinutes, londonDayBounds, londonTime } from '@/lib/time/london';
import * as styles from './Check.css';

const width = 600;
const height = 160;
/** As far as two numbers must be apart to be read as two, on a phone as well. */
const numberRoom = 24;
/** Minutes between two points of the curve. */
const step = 20;

interface DaySeaProps {
  check: DayCheck;
  checker: DayChecker;
  nameOf: (stop: DayCheck['stops'][number]['stop']) => string;
}

/** A dated day along the clock: its night, the tide where it is predicted, and its stops. */
export function DaySea({ check: { date, light, stops }, checker, nameOf }: DaySeaProps) {
  if (date === undefined || !light) return null;
  const { from, to } = londonDayBounds(date);
  const x = (instant: EpochMinutes) =>
    Math.min(Math.max((instant - from) / (to - from), 0), 1) * width;
  const isCovered = checker.tides.covers(date);
  const heights = Array.from({ length: Math.ceil((to - from) / step) + 1 }, (_, index) => {
    const instant = Math.min(from + index * step, to);
    return { instant, metres: isCovered ? checker.tides.tides.heightAt(instant) : 0 };
  });
  const top = Math.max(...heights.map(({ metres }) => metres), 1) * 1.15;
  const points = heights
    .map(
      ({ instant, metres }) =>
        `${x(instant).toFixed(1)} ${(height * (1 - metres / top)).toFixed(1)}`,
    )
    .join('L');
  const timed = stops.flatMap(({ stop, from: begins, to: ends }, index) =>
    begins === undefined ? [] : [{ stop, begins, ends: ends ?? begins, number: index + 1 }],
  );
  const numbers = timed.reduce<readonly number[]>(
    (places, { begins, ends }, index) => [
      ...places,
      // Not so far on that those still to come would leave the drawing.
      Math.min(
        Math.max((x(begins) + x(ends)) / 2, (places.at(-1) ?? 0) + numberRoom),
        width - (timed.length - index) * numberRoom,
      ),
    ],
    [],
  );
  const turns = checker.tides
    .extremes(date)
    .map(({ kind, instant }) => `${kind === 'high' ? 'high' : 'low'} water ${londonTime(instant)}`);
  const words = [
    `Sunrise ${londonTime(light.sunrise)}, sunset ${londonTime(light.sunset)}, dusk ${londonTime(light.dusk)}.`,
    isCovered ? `Tide: ${listText(turns)}.` : 'There is no tide prediction for this day.',
  ];
  const label = timed.map(({ stop, begins }) => `${nameOf(stop)} at ${londonTime(begins)}`);
  const hours = [0, 1, 2, 3, 4].map((quarter) => from + (quarter * (to - from)) / 4);

  return (
    <div className={styles.sea}>
      <p>{words.join(' ')}</p>
      <svg className={styles.numbers} aria-hidden="true">
        {timed.map(({ stop, number }, index) => (
          <text
            key={stop.id}
            className={styles.number}
            x={`${((numbers[index] ?? 0) / width) * 100}%`}
            y="1.1em"
          >
            {number}
          </text>
        ))}
      </svg>
      <svg
        className={styles.day}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`The day along the clock${label.length > 0 ? `: ${listText(label)}` : ''}`}
      >
        <path className={styles.night} d={`M0 0H${x(light.sunrise)}V${height}H0Z`} />
        <path
          className={styles.night}
          d={`M${x(light.sunset)} 0H${width}V${height}H${x(light.sunset)}Z`}
        />
        {/* Darker before dawn and after dusk. */}
        <path className={styles.night} d={`M0 0H${x(light.dawn)}V${height}H0Z`} />
        <path
          className={styles.night}
          d={`M${x(light.dusk)} 0H${width}V${height}H${x(light.dusk)}Z`}
        />
        {hours.map((instant) => (
          <path key={instant} className={curve.rule} d={`M${x(instant)} 0V${height}`} />
        ))}
        {isCovered && <path className={curve.water} d={`M${points}L${width} ${height}H0Z`} />}
        {isCovered && <path className={curve.line} d={`M${points}`} />}
        {timed.map(({ stop, begins, ends }) => (
          <path
            key={stop.id}
            className={styles.visit}
            d={`M${x(begins)} 0V${height}H${x(ends)}V0Z`}
          />
        ))}
      </svg>
      <div className={curve.hours} aria-hidden="true">
        {hours.map((instant, index) => (
          <span key={instant}>{index === hours.length - 1 ? '24:00' : londonTime(instant)}</span>
        ))}
      </div>
    </div>
  );
}
