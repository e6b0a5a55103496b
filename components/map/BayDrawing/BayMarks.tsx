import { mapLabels } from '@/content/map';
import { places, type PlaceSlug } from '@/content/places';
import { sheet } from '@/lib/map/sheet';
import * as styles from './BayDrawing.css';

const percent = (share: number, whole: number): number => Math.round((share * whole) / 100);

/** Landmarks by their shape, their foot at the origin; the other places are dots. */
const landmarks: Partial<Record<PlaceSlug, string>> = {
  'st-peters-church': 'M-6 6v-32l2 4h8l2-4v32zM6 6v-16l8-6 8 6v16z',
  'dartmouth-castle': 'M-11 7v-20h4v4h4v-4h6v4h4v-4h4v20z',
  'start-point': 'M-5 6-3.5-20h7L5 6z',
};

/** Towers first, so that they hide no dot. */
const spots = [...places].sort((a, b) => Number(b.slug in landmarks) - Number(a.slug in landmarks));

/** The dots of the places, each with a line to where its tag stands. */
export function Spots() {
  return (
    <>
      {places.map(({ slug, coordinates }) => {
        const { x, y } = sheet.project(coordinates);
        const { x: edge, y: level, line = edge } = mapLabels[slug];
        const inSea = line * sheet.width > x * 100;
        return (
          <path
            key={slug}
            className={inSea ? styles.seaLeader : styles.leader}
            d={`M${x} ${y}L${percent(line, sheet.width)} ${percent(level, sheet.height)}`}
          />
        );
      })}
      {spots.map(({ slug, coordinates }) => {
        const { x, y } = sheet.project(coordinates);
        const shape = landmarks[slug];
        return shape ? (
          <path key={slug} className={styles.tower} d={shape} transform={`translate(${x} ${y})`} />
        ) : (
          <circle key={slug} className={styles.spot} cx={x} cy={y} r="7" />
        );
      })}
    </>
  );
}

/** What makes a sheet of it: the lighthouse's beam, a sail, the rose, the scale, the names. */
export function Furniture() {
  const point = sheet.project({ latitude: 50.2226, longitude: -3.6419 });
  const mile = sheet.milesToUnits(1);
  return (
    <>
      <g transform={`translate(${point.x} ${point.y})`}>
        <path className={styles.light} d="M0-22 520-300 520-170zM0-22 520-60 520 40z" />
        <path className={styles.lamp} d="M-5-20v-3h10v3zM-3-23v-6l3-4 3 4v6z" />
      </g>
      <g transform="translate(540 690)">
        <path className={styles.sail} d="M0-44V-6H-20zM4-36C18-26 22-16 22-6H4z" />
        <path className={styles.hull} d="M-24-2h50l-8 11h-32z" />
      </g>
      <text className={styles.bayName} x="268" y="770">
        Start
      </text>
      <text className={styles.bayName} x="300" y="826">
        Bay
      </text>
      <text className={styles.onLand} x="16" y="500">
        Slapton
      </text>
      <text className={styles.onLand} x="16" y="528">
        Ley
      </text>
      <text className={styles.onLand} x="16" y="622">
        A379
      </text>
      <text className={styles.onLand} x="516" y="40">
        River Dart
      </text>
      <g transform="translate(572 930)">
        <circle className={styles.roseLine} r="34" />
        <path className={styles.roseLine} d="M-44 0h88M0-44v88" />
        <path className={styles.roseFill} d="M0-46 8 0 0 46-8 0z" />
        <text className={styles.onSea} y="-54" textAnchor="middle">
          N
        </text>
      </g>
      <g transform="translate(390 1000)">
        <path className={styles.roseLine} d={`M0-8v8h${mile}v-8`} />
        <text className={styles.onSea} x={mile + 10} y="0">
          1 mile
        </text>
      </g>
    </>
  );
}
