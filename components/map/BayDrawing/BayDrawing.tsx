import type { ReactNode } from 'react';
import {
  beachLines,
  closableRoads,
  coastPath,
  crests,
  lakes,
  openRoad,
  pines,
} from '@/content/map';
import { linePath, sheet, shores } from '@/lib/map/sheet';
import * as styles from './BayDrawing.css';

/** Both shores as closed shapes. */
const land = shores.map(({ line, corner: { x, y } }) => `${linePath(line)}L${x} ${y}Z`).join('');
const beaches = beachLines.map(linePath).join('');
const water = lakes.map(linePath).join('');
const road = [...openRoad, ...closableRoads.map(({ line }) => line)].map(linePath).join('');

/** A pine of 20 units; its foot is at the origin. */
const pine = 'm-1 0v-11h-8q-1-5 4-6q2-5 7-4q6-1 7 4q4 2 2 6h-10v11z';
/** A crest of 44 units. */
const crest = 'c6-8 16-8 22 0s16 8 22 0';

/** The same shape at many spots, as one path. */
function strewn(spots: typeof pines, shape: string): string {
  return spots
    .map((spot) => {
      const { x, y } = sheet.at(spot);
      return `M${x} ${y}${shape}`;
    })
    .join('');
}

/** The sea, the land and what runs over it. Decorative: its frame says in words what it shows. */
function Ground({ id }: { id: string }) {
  return (
    <>
      <clipPath id={`${id}-land`}>
        <path d={land} />
      </clipPath>
      <rect className={styles.sea} width={sheet.width} height={sheet.height} />
      <path className={styles.farShelf} d={land} />
      <path className={styles.nearShelf} d={land} />
      <path className={styles.surfLine} d={land} />
      <path className={styles.wave} d={strewn(crests, crest)} />
      <path className={styles.land} d={land} />
      <g clipPath={`url(#${id}-land)`}>
        <path className={styles.fields} d={land} />
        <path className={styles.cliffs} d={land} />
      </g>
      <path className={styles.beach} d={beaches} />
      <path className={styles.lake} d={water} />
      <path className={styles.trees} d={strewn(pines, pine)} />
      <path className={styles.path} d={linePath(coastPath)} />
      <path className={styles.roadEdge} d={road} />
      <path className={styles.road} d={road} />
    </>
  );
}

interface BayDrawingProps {
  /** Begins the ids inside the drawing; different for each drawing of a page. */
  id: string;
  viewBox: string;
  /** What lies on top: marks, letters. */
  children?: ReactNode;
}

/** The bay as a poster would show it, or the part of it that the view box cuts out. */
export function BayDrawing({ id, viewBox, children }: BayDrawingProps) {
  return (
    <svg className={`${styles.drawing} ${styles.inks}`} viewBox={viewBox} aria-hidden="true">
      <Ground id={id} />
      {children}
    </svg>
  );
}
