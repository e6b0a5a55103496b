import { type Box, square, takeFree } from '@/lib/map/boxes';
import type { PocketFacts } from '@/lib/pocket/facts';
import type { Spot } from '@/lib/pocket/spots';
import { ink, print } from '@/styles/tokens';
import * as styles from './PocketMap.css';

const leastMiles = 2.2;

/** Millimetres: a disc with its number, and a line of eight points. */
const disc = 2;
const line = 3.4;
const letter = 1.6;

/** The part of the coast with every spot on it, and with some air round them. */
function view(spots: readonly Spot[], { map }: PocketFacts, ratio: number): Box {
  const on = spots.map(({ place }) => place.at);
  const [xs, ys] = [on.map(([x]) => x), on.map(([, y]) => y)];
  const [left, right] = [Math.min(...xs, map.width), Math.max(...xs, 0)];
  const [top, bottom] = [Math.min(...ys, map.height), Math.max(...ys, 0)];
  const width = Math.max(
    1.4 * (right - left),
    (1.3 * (bottom - top)) / ratio,
    leastMiles * map.unitsPerMile,
  );
  return {
    x: (left + right - width) / 2,
    y: (top + bottom - width * ratio) / 2,
    width,
    height: width * ratio,
  };
}

interface PocketMapProps {
  spots: readonly Spot[];
  facts: PocketFacts;
  /** Millimetres. */
  width: number;
  height: number;
}

/** Its lettering is text over the drawing: a picture of it could not be searched. */
export function PocketMap({ spots, facts, width, height }: PocketMapProps) {
  const { map } = facts;
  const shown = view(spots, facts, height / width);
  const scale = width / shown.width;
  const marks = spots.map(({ number, place: { label, at } }) => {
    return { number, label, x: (at[0] - shown.x) * scale, y: (at[1] - shown.y) * scale };
  });
  const taken = marks.map(({ x, y }) => square(x, y, disc));
  const names = marks.flatMap(({ label, x, y }) => {
    const size = { width: label.length * letter, height: line };
    const wanted = [
      { ...size, x: x + disc + 0.4, y: y - line / 2 },
      { ...size, x: x - disc - 0.4 - size.width, y: y - line / 2 },
    ];
    const free = takeFree(wanted, taken, { x: 0, y: 0, width, height });
    return free ? [{ label, ...free, isLeft: free.x < x }] : [];
  });
  const stroke = { fill: 'none', strokeLinejoin: 'round' } as const;
  return (
    <div className={styles.map} style={{ height: `${height}mm` }}>
      <svg
        className={styles.drawing}
        viewBox={`${shown.x} ${shown.y} ${shown.width} ${shown.height}`}
        aria-hidden="true"
      >
        <rect {...shown} fill={ink.mist} />
        <path d={map.land} fill={ink.paper} stroke={ink.deepSea} strokeWidth={0.3 / scale} />
        <path d={map.beaches} {...stroke} stroke={ink.gorse} strokeWidth={0.9 / scale} />
        <path d={map.water} fill={ink.mist} />
        <path d={map.roads} {...stroke} stroke={ink.slateDark} strokeWidth={0.35 / scale} />
        <path
          d={map.coastPath}
          {...stroke}
          stroke={ink.boatRed}
          strokeWidth={0.3 / scale}
          strokeDasharray={0.9 / scale}
        />
        {spots.map(({ number, place: { at } }) => (
          <circle
            key={number}
            cx={at[0]}
            cy={at[1]}
            r={disc / scale}
            fill={ink.boatRed}
            stroke={print.white}
            strokeWidth={0.3 / scale}
          />
        ))}
      </svg>
      {marks.map(({ number, x, y }) => (
        <span
          key={number}
          className={styles.number}
          style={{ left: `${x - disc}mm`, top: `${y - line / 2}mm` }}
        >
          {number}
        </span>
      ))}
      {names.map(({ label, x, y, width: room, isLeft }) => (
        <span
          key={label}
          className={styles.name}
          translate="no"
          style={{
            left: `${x}mm`,
            top: `${y}mm`,
            width: `${room}mm`,
            textAlign: isLeft ? 'right' : 'left',
          }}
        >
          {label}
        </span>
      ))}
    </div>
  );
}
