import { withBasePath } from '@/lib/base-path';
import { imageFor, type PosterFile } from '@/lib/images/images';
import { imageUrl } from '@/lib/images/image-url';
import type { Poster } from '@/lib/posters/posters';
import { PosterLink, saveWords } from '../SavePoster/PosterLink';
import * as styles from './PosterCard.css';

/**
 * A poster in little, by day as it is printed: the whole of it is the link to its file, so that
 * each of a page full of them is named by what it shows, and is told once.
 */
export function PosterCard({ poster, file }: { poster: Poster; file: PosterFile }) {
  const { src, alt, title, place, ink } = poster;
  const { width, height } = imageFor(src);
  return (
    <PosterLink poster={poster} file={file} className={styles.card}>
      <div className={styles.sheet}>
        <img
          className={styles.art}
          src={imageUrl(src)}
          alt={alt}
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
        />
        <div className={`${styles.band} ${styles.bandInk[ink]}`}>
          <h3 className={styles.title}>
            <img
              className={styles.lettering}
              src={withBasePath(file.title.src)}
              alt={title}
              width={file.title.width}
              height={file.title.height}
              loading="lazy"
              decoding="async"
            />
          </h3>
          <p className={styles.place}>{place}</p>
        </div>
      </div>
      <p className={styles.save}>{saveWords(file)}</p>
    </PosterLink>
  );
}
