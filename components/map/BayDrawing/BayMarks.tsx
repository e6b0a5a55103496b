import { mapLabels, mapMarks, type LandmarkShape, type MapMark } from '@/content/map';
import { places } from '@/content/places';
import { sheet } from '@/lib/map/sheet';
import * as styles from './BayDrawing.css';

/** Landmarks by their shape, their foot at the origin. */
const shapes: Readonly<Record<LandmarkShape, string>> = {
  church: 'M-6 6v-32l2 4h8l2-4v32zM6 6v-16l8-6 8 6v16z',
  castle: 'M-11 7v-20h4v4h4v-4h6v4h4v-4h4v20z',
  lighthouse: 'M-5 6-3.5-20h7L5 6z',
};

const spots = places.map(({ slug, coordinates }) => ({
  slug,
  ...sheet.project(coordinates),
  label: mapLabels[slug],
}));

/** Towers first, so that they hide no dot. */
const towersFirst = [...spots].sort(
  (a, b) => Number(Boolean(b.label.shape)) - Number(Boolean(a.label.shape)),
);

/** The dots of the places, each with a line to where its tag stands. */
export function Spots() {
  return (
    <>
      {spots.map(({ slug, x, y, label }) => {
        const end = sheet.at([label.line ?? label.x, label.y]);
        return (
          <path
            key={slug}
            className={end.x > x ? styles.seaLeader : styles.leader}
            d={`M${x} ${y}L${end.x} ${end.y}`}
          />
        );
      })}
      {towersFirst.map(({ slug, x, y, label: { shape } }) =>
        shape ? (
          <path
            key={slug}
            className={styles.tower}
            d={shapes[shape]}
            transform={`translate(${x} ${y})`}
          />
        ) : (
          <circle key={slug} className={styles.spot} cx={x} cy={y} r="7" />
        ),
      )}
    </>
  );
}

function Mark({ mark }: { mark: MapMark }) {
  const { x, y } = sheet.at(mark.at);
  switch (mark.kind) {
    case 'water':
    case 'land':
      return (
        <text className={mark.kind === 'water' ? styles.bayName : styles.onLand} x={x} y={y}>
          {mark.text}
        </text>
      );
    case 'sail':
      return (
        <g transform={`translate(${x} ${y})`}>
          <path className={styles.sail} d="M0-44V-6H-20zM4-36C18-26 22-16 22-6H4z" />
          <path className={styles.hull} d="M-24-2h50l-8 11h-32z" />
        </g>
      );
    case 'rose':
      return (
        <g transform={`translate(${x} ${y})`}>
          <circle className={styles.roseLine} r="34" />
          <path className={styles.roseLine} d="M-44 0h88M0-44v88" />
          <path className={styles.roseFill} d="M0-46 8 0 0 46-8 0z" />
          <text className={styles.onSea} y="-54" textAnchor="middle">
            N
          </text>
        </g>
      );
    case 'scale': {
      const mile = sheet.milesToUnits(1);
      return (
        <g transform={`translate(${x} ${y})`}>
          <path className={styles.roseLine} d={`M0-8v8h${mile}v-8`} />
          <text className={styles.onSea} x={mile + 10} y="0">
            1 mile
          </text>
        </g>
      );
    }
  }
}

/** What makes a sheet of it: the beams of lighthouses, and the marks of the content. */
export function Furniture() {
  return (
    <>
      {spots
        .filter(({ label }) => label.shape === 'lighthouse')
        .map(({ slug, x, y }) => (
          <g key={slug} transform={`translate(${x} ${y})`}>
            <path className={styles.light} d="M0-22 520-300 520-170zM0-22 520-60 520 40z" />
            <path className={styles.lamp} d="M-5-20v-3h10v3zM-3-23v-6l3-4 3 4v6z" />
          </g>
        ))}
      {mapMarks.map((mark) => (
        <Mark key={`${mark.kind} ${mark.at.join(' ')}`} mark={mark} />
      ))}
    </>
  );
}
