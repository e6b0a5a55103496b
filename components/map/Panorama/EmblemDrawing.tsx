import type { EmblemShape, LandmarkShape } from '@/content/map';
import type { Place } from '@/content/types';
import { emblemInks } from '../BayMap/marks.css';

type Ink = keyof typeof emblemInks;

const drawings: Readonly<
  Record<EmblemShape | LandmarkShape | Place['kind'], readonly (readonly [Ink, string])[]>
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
  pine: [
    ['sea', 'M7 29q13-5 26 0l-4 5q-9-3-18 0z'],
    ['wall', 'M18 30q2-7 0-13h4q-2 7 1 13z'],
    ['stone', 'M7 17q3-3 6-3 2-7 8-6 5 0 6 5 5 0 6 4-13 5-26 0z'],
  ],
  bar: [
    ['wall', 'M16 6a15 15 0 0 0-3 27q5-13 3-27z'],
    ['lamp', 'M16 6h4q8 13 3 28h-6q3-13-1-28z'],
    ['sea', 'M22 6a15 15 0 0 1 3 28q4-14-3-28z'],
  ],
  wood: [
    ['stone', 'M9 27a6 6 0 0 1 1-10 6 6 0 0 1 11 2 5 5 0 0 1 0 8z'],
    ['wall', 'M20 27a5 5 0 0 1 1-9 5 5 0 0 1 10 1 5 5 0 0 1 0 8z'],
    ['lamp', 'M7 27h26l-5 5H12z'],
  ],
  tank: [
    ['wall', 'M14 21v-5h11v5zM25 17l9-3v2l-9 3z'],
    ['stone', 'M9 21h23l2 4-4 6H11l-4-6z'],
    ['lamp', 'M12 25h4v3h-4zM18 25h4v3h-4zM24 25h4v3h-4z'],
  ],
  farm: [
    ['wall', 'M13 26v-8h15v8z'],
    ['red', 'M11 19l4-7h13l3 7z'],
    ['stone', 'M6 29q14-8 28 0l-5 4H11zM18 26v-5h4v5zM15 13V9h3v4z'],
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
        <path key={d} className={emblemInks[fill]} d={d} />
      ))}
    </svg>
  );
}
