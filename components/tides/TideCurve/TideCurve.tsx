import type { DrawingProps } from '../TideInstrument/InstrumentLayout';
import { DayCurve } from './DayCurve';
import * as styles from './TideCurve.css';

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
