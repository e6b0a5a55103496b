import { beachLines, closableRoads, coastPath, lakes, openRoad } from '@/content/map';
import { drawn, land, sheet } from '@/lib/map/sheet';
import type { NumberedPlace } from '@/lib/pocket/plan';
import { fontWeight, ink, print } from '@/styles/tokens';

const leastMiles = 2.2;

/** Millimetres. */
const disc = 2;

/** The part of the coast with every place of the plan on it, and with some air round them. */
function view(places: readonly NumberedPlace[], ratio: number) {
  const xs = places.map(({ place }) => place.at.x);
  const ys = places.map(({ place }) => place.at.y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const width = Math.max(
    1.4 * (right - left),
    (1.3 * (bottom - top)) / ratio,
    sheet.milesToUnits(leastMiles),
  );
  return {
    x: (left + right - width) / 2,
    y: (top + bottom - width * ratio) / 2,
    width,
    height: width * ratio,
  };
}

const allDrawn = (lines: typeof lakes) => lines.map(drawn).join('');

interface PocketMapProps {
  places: readonly NumberedPlace[];
  /** Millimetres. */
  width: number;
  height: number;
}

/** The numbers of the places stand on it; their names are below. */
export function PocketMap({ places, width, height }: PocketMapProps) {
  const shown = view(places, height / width);
  const mm = shown.width / width;
  const stroke = { fill: 'none', strokeLinejoin: 'round' } as const;
  return (
    <svg
      viewBox={`${shown.x} ${shown.y} ${shown.width} ${shown.height}`}
      style={{ width: '100%', height: `${height}mm` }}
      aria-hidden="true"
    >
      <rect {...shown} fill={ink.mist} />
      <path d={land} fill={ink.paper} stroke={ink.deepSea} strokeWidth={0.3 * mm} />
      <path d={allDrawn(beachLines)} {...stroke} stroke={ink.gorse} strokeWidth={0.9 * mm} />
      <path d={allDrawn(lakes)} fill={ink.mist} />
      <path
        d={allDrawn([...openRoad, ...closableRoads.map(({ line }) => line)])}
        {...stroke}
        stroke={ink.slateDark}
        strokeWidth={0.35 * mm}
      />
      <path
        d={drawn(coastPath)}
        {...stroke}
        stroke={ink.boatRed}
        strokeWidth={0.3 * mm}
        strokeDasharray={0.9 * mm}
      />
      {places.map(({ number, place: { at } }) => (
        <g key={number} transform={`translate(${at.x} ${at.y}) scale(${mm})`}>
          <circle r={disc} fill={ink.boatRed} stroke={print.white} strokeWidth={0.3} />
          <text
            y={disc / 2}
            fill={print.white}
            fontFamily="sans-serif"
            fontSize={1.4 * disc}
            fontWeight={fontWeight.bold}
            textAnchor="middle"
          >
            {number}
          </text>
        </g>
      ))}
    </svg>
  );
}
