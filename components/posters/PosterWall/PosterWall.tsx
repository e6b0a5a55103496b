import type { HungPoster } from '@/lib/posters/wall';
import { PosterCard } from '../PosterCard/PosterCard';
import { stack } from '@/styles/layout.css';
import { hung, wall } from './PosterWall.css';

export function PosterWall({ posters }: { posters: readonly HungPoster[] }) {
  return (
    <ul className={`${stack.none} ${wall}`}>
      {posters.map(({ poster, file }) => (
        <li key={poster.src} id={poster.src} className={hung}>
          <PosterCard poster={poster} file={file} />
        </li>
      ))}
    </ul>
  );
}
