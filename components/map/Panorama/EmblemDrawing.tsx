import type { LandmarkShape } from '@/content/map';
import type { Place } from '@/content/types';
import * as styles from './Panorama.css';

type Ink = keyof typeof styles.inks;

const drawings: Readonly<
  Record<LandmarkShape | Place['kind'], readonly (readonly [Ink, string])[]>
> = {
  village: [
    ['wall', 'M8 30V20h12v10zM21 30v-8h11v8z'],
    ['red', 'M6 21l8-8 8 8zM20 23l7-7 7 7z'],
    ['stone', 'M12 30v-6h4v6zM25 27v-3h3v3z'],
  ],
  town: [
    ['red', 'M19 7v18H8z'],
    ['lamp', 'M21 10c6 4 9 9 10 15H21z'],
    ['stone', 'M8 27h25l-4 6H12z'],
  ],
  beach: [
    ['sea', 'M5 26q15-6 30 0v4q-15 5-30 0z'],
    ['stone', 'M19 17h2v12h-2z'],
    ['red', 'M9 19a11 11 0 0 1 22 0q-5-3-11-3t-11 3z'],
  ],
  church: [
    ['wall', 'M19 32v-9l7-6 7 6v9z'],
    ['stone', 'M9 32V10h2v2h2v-2h3v2h2v-2h2v22z'],
    ['lamp', 'M13 20v-3q1.5-2 3 0v3z'],
  ],
  castle: [
    ['wall', 'M22 31V20h10v11z'],
    ['stone', 'M8 31V15h3v3h3v-3h3v3h3v-3h3v16z'],
    ['red', 'M15 15V7l8 3-6 2v3z'],
  ],
  lighthouse: [
    ['lamp', 'M21 13l13-5v11zM19 13L6 8v11z'],
    ['wall', 'M15 32l2.5-16h5L25 32z'],
    ['stone', 'M16 16v-5l4-4 4 4v5z'],
  ],
  landmark: [
    ['stone', 'M13 33V8h2v25z'],
    ['red', 'M15 9l16 5-16 6z'],
  ],
};

export function EmblemDrawing({ shape }: { shape: keyof typeof drawings }) {
  return (
    <svg viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
      {drawings[shape].map(([fill, d]) => (
        <path key={d} className={styles.inks[fill]} d={d} />
      ))}
    </svg>
  );
}
