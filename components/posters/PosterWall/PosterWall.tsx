import { posterFile } from '@/lib/images/images';
import type { Poster } from '@/lib/posters/posters';
import { PosterCard } from '../PosterCard/PosterCard';
import { hung, wall } from './PosterWall.css';

/** Posters beside each other; a photograph has none. */
export function PosterWall({ posters }: { posters: readonly Poster[] }) {
  return (
    <ul className={wall}>
      {posters.map((poster) => {
        const file = posterFile(poster.src);
        return (
          file && (
            <li key={poster.src} id={poster.src} className={hung}>
              <PosterCard poster={poster} file={file} />
            </li>
          )
        );
      })}
    </ul>
  );
}
