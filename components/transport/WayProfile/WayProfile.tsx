import type { Leg } from '@/content/transport/types';
import { placeBySlug } from '@/lib/content/queries';
import { pointName, siteTransport } from '@/lib/content/transport';
import { KILOMETRES_A_MILE } from '@/lib/time/spans';
import { heightsOf, isSteep, turned } from '@/lib/transport/walk';
import * as styles from './WayProfile.css';

/** Percent of the width on either side, for half a line of lettering. */
const EDGE = 3;
/** Percent of the height: the names end, the land begins, and it is as high as this. */
const NAMES = 46;
const TOP = 50;
const LAND = 42;
/** Percent of the land: the highest point, and the lowest, which is by the sea. */
const HIGHEST = 4;
const LOWEST = 82;

function classOf(leg: Leg): string {
  if (leg.closedBy) return styles.closedWay;
  return [leg, turned(leg)].some(isSteep) ? styles.steepWay : styles.way;
}

/** The shortest that a point or its places are called. */
function shortName(slug: string): string {
  const { places = [] } = siteTransport.points.find((point) => point.slug === slug) ?? {};
  const names = [pointName(slug), ...places.map((place) => placeBySlug(place).name)];
  return names.toSorted((one, other) => one.length - other.length)[0] ?? slug;
}

/** The places of a way from left to right by their miles, at their heights. */
export function WayProfile({ legs, label }: { legs: readonly Leg[]; label: string }) {
  const heights = heightsOf(legs);
  const highest = Math.max(...heights, 1);
  const miles = legs.reduce(
    (ends, { kilometres }) => [...ends, (ends.at(-1) ?? 0) + kilometres / KILOMETRES_A_MILE],
    [0],
  );
  const length = miles.at(-1) ?? 1;
  const across = (mile: number) => Number((EDGE + (mile / length) * (100 - 2 * EDGE)).toFixed(1));
  const spots = heights.map((height, index) => ({
    point: legs[index]?.from ?? legs.at(-1)?.to ?? '',
    x: across(miles[index] ?? 0),
    y: Math.round(LOWEST - (height / highest) * (LOWEST - HIGHEST)),
  }));
  const [first, last] = [spots[0]?.y ?? 0, spots.at(-1)?.y ?? 0];
  const edge = spots.map(({ x, y }) => `${x} ${y}`).join('L');
  const marks = Array.from({ length: Math.floor(length / 2) + 1 }, (_, index) => 2 * index);
  return (
    <svg className={styles.profile} role="img" aria-label={label}>
      <svg
        y={`${TOP}%`}
        width="100%"
        height={`${LAND}%`}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
      >
        <path className={styles.land} d={`M0 ${first}L${edge}L100 ${last}V100H0Z`} />
        <rect className={styles.sea} y={LOWEST + 4} width="100" height="100" />
        {legs.map((leg, index) => {
          const [from, to] = [spots[index], spots[index + 1]];
          if (!from || !to) return null;
          return (
            <path
              key={leg.slug}
              className={classOf(leg)}
              d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
            />
          );
        })}
      </svg>
      {spots.map(({ point, x, y }) => {
        const at = `${TOP + (y * LAND) / 100}%`;
        return (
          <g key={point}>
            <line
              className={styles.leader}
              x1={`${x}%`}
              x2={`${x}%`}
              y1={`${NAMES + 1}%`}
              y2={at}
            />
            <circle className={styles.spot} cx={`${x}%`} cy={at} r="5" />
            <svg overflow="visible" x={`${x}%`} y={`${NAMES}%`}>
              <text className={styles.label} transform="rotate(-90)" dy="0.33em">
                {shortName(point)}
              </text>
            </svg>
          </g>
        );
      })}
      {marks.map((mile) => (
        <text key={mile} className={styles.mark} x={`${across(mile)}%`} y="100%" dy="-0.3em">
          {mile}
        </text>
      ))}
    </svg>
  );
}
