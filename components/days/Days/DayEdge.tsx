import { DayCurve } from '@/components/tides/TideCurve/TideCurve';
import type { DayCheck, DayChecker } from '@/lib/days/check/check';
import { filled, seaText } from '@/lib/itinerary/itinerary';
import { tideDay } from '@/lib/tides/day';
import type { EpochMinutes } from '@/lib/time/london';
import { holidayOn } from '@/lib/transport/service-day';
import * as styles from './Days.css';

const steps = 12;
const size = 100;

function spanOf({ stops, legs }: DayCheck, stopIndex: number) {
  const here = stops[stopIndex];
  const way = legs.find(({ stopId }) => stopId === here?.stop.id)?.way;
  const from = stops[stopIndex - 1]?.to ?? way?.leave ?? here?.from;
  const to = here?.to;
  return from === undefined || to === undefined || from >= to ? undefined : { from, to };
}

interface DayEdgeProps {
  check: DayCheck;
  checker: DayChecker;
  index: number;
}

/** The edge of a stop: the tide as time runs down it, and the dark. In words: {@link skyWords}. */
export function DayEdge({ check, checker: { tides }, index }: DayEdgeProps) {
  const { date, light } = check;
  const span = spanOf(check, index);
  if (date === undefined || !light || !span) return null;
  const { from, to } = span;
  const y = (instant: EpochMinutes) =>
    Math.min(Math.max((instant - from) / (to - from), 0), 1) * size;
  const isCovered = tides.covers(date);
  const top = isCovered ? Math.max(...tides.extremes(date).map(({ height }) => height), 1) : 1;
  const line = Array.from({ length: steps + 1 }, (_, step) => {
    const instant = from + ((to - from) * step) / steps;
    const x = isCovered ? (size * Math.max(tides.tides.heightAt(instant), 0)) / top : 0;
    return `${x.toFixed(1)} ${y(instant).toFixed(1)}`;
  }).join('L');
  return (
    <svg
      className={styles.edge}
      viewBox={`0 0 ${size} ${size}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {isCovered && <path className={styles.edgeWater} d={`M0 0L${line}L0 ${size}Z`} />}
      <path className={styles.edgeNight} d={`M0 0H${size}V${y(light.sunrise)}H0Z`} />
      <path className={styles.edgeNight} d={`M0 ${size}H${size}V${y(light.sunset)}H0Z`} />
    </svg>
  );
}

/** The whole day at a desk, with the hours at each stop. In words: {@link skyWords}. */
export function DayBand({ check, checker }: Omit<DayEdgeProps, 'index'>) {
  if (check.date === undefined || !checker.tides.covers(check.date)) return null;
  const { tides } = checker.tides;
  return (
    <div className={styles.band} aria-hidden="true">
      <DayCurve day={tideDay(check.date, tides)} tides={tides}>
        {(x) =>
          check.stops.map(
            ({ stop, from, to }) =>
              from !== undefined &&
              to !== undefined && (
                <rect
                  key={stop.id}
                  className={styles.bandStop}
                  x={`${x(from)}%`}
                  width={`${Math.max(x(to) - x(from), 0)}%`}
                  y="94%"
                  height="6%"
                />
              ),
          )
        }
      </DayCurve>
    </div>
  );
}

export function skyWords(
  { date, light }: DayCheck,
  { tides, facts }: DayChecker,
): string | undefined {
  if (date === undefined) return undefined;
  const holiday = holidayOn(facts.transport, date);
  return filled([
    holiday && `${holiday}: check times.`,
    seaText(date, light, tides),
    tides.covers(date) ? undefined : 'Tide times: check a tide table.',
  ]).join(' ');
}
