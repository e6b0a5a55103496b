import type { Leg } from '@/content/transport/types';
import { pointName } from '@/lib/content/transport';
import { heightsOf, isSteep } from '@/lib/transport/walk';
import { climbText, milesText } from '@/lib/time/words';
import { scaled } from '@/styles/layout.css';
import * as styles from './WayStrip.css';

const rowHeight = 104;
const top = 26;
const lowest = 34;
/** Units for each metre of height, so that the highest point keeps clear of the lettering. */
const widest = 72;
const width = 432;
const lettering = 140;

export function WayStrip({ legs, label }: { legs: readonly Leg[]; label: string }) {
  const heights = heightsOf(legs);
  const highest = Math.max(...heights, 1);
  const spots = heights.map((height, index) => ({
    point: legs[index]?.from ?? legs.at(-1)?.to ?? '',
    x: lowest + (height / highest) * widest,
    y: top + index * rowHeight,
  }));
  const bottom = top + legs.length * rowHeight + top;
  const edge = spots.map(({ x, y }) => `${x.toFixed(0)} ${y}`).join('L');
  const [firstX, lastX] = [spots[0]?.x ?? 0, spots.at(-1)?.x ?? 0];
  return (
    <svg
      className={`${scaled} ${styles.strip}`}
      viewBox={`0 0 ${width} ${bottom}`}
      role="img"
      aria-label={label}
    >
      <rect className={styles.sea} width={lettering - 16} height={bottom} />
      <path
        className={styles.land}
        d={`M0 0H${firstX.toFixed(0)}L${edge}L${lastX.toFixed(0)} ${bottom}H0Z`}
      />
      {legs.map((leg, index) => {
        const [from, to] = [spots[index], spots[index + 1]];
        if (!from || !to) return null;
        const steep = isSteep({ leg, climb: Math.max(leg.climb.there, leg.climb.back) });
        const className = leg.closedBy ? styles.closedWay : steep ? styles.steepWay : styles.way;
        const rough = leg.climbIsRough === true;
        return (
          <g key={leg.slug}>
            <path
              className={className}
              d={`M${from.x.toFixed(0)} ${from.y}L${to.x.toFixed(0)} ${to.y}`}
            />
            <text className={styles.figures} x={lettering} y={(from.y + to.y) / 2 - 4}>
              {milesText(leg.kilometres)}, {climbText(leg.climb.there, rough)} up
            </text>
            <text className={styles.figures} x={lettering} y={(from.y + to.y) / 2 + 17}>
              back {climbText(leg.climb.back, rough)} up
            </text>
          </g>
        );
      })}
      {spots.map(({ point, x, y }) => (
        <g key={point}>
          <circle className={styles.spot} cx={x.toFixed(0)} cy={y} r="7" />
          <text className={styles.label} x={lettering} y={y + 6}>
            {pointName(point)}
          </text>
        </g>
      ))}
    </svg>
  );
}
