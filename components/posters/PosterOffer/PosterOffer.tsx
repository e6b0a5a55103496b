import { Link } from '@/components/ui/Link/Link';
import { postersPage } from '@/content/posters';
import { imageFor, posterFile } from '@/lib/images/images';
import { imageUrl } from '@/lib/images/image-url';
import { posterOf } from '@/lib/posters/posters';
import { routes } from '@/lib/routes';
import { bandInk } from '../PosterCard/PosterCard.css';
import { SavePoster } from '../SavePoster/SavePoster';
import * as styles from './PosterOffer.css';

export function PosterOffer({ src }: { src: string }) {
  const poster = posterOf(src);
  const file = posterFile(src);
  if (!poster || !file) return null;
  const { width, height } = imageFor(src);
  return (
    <div className={styles.offer}>
      <div className={styles.sheet} aria-hidden="true">
        <img
          className={styles.art}
          src={imageUrl(src)}
          alt=""
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
        />
        <span className={`${styles.band} ${bandInk[poster.ink]}`}>{poster.title}</span>
      </div>
      <div className={styles.words}>
        <p>{postersPage.offer.words}</p>
        <SavePoster poster={poster} file={file} />
        <p>
          <Link className={styles.all} href={`${routes.posters}#${src}`}>
            {postersPage.offer.all}
          </Link>
        </p>
      </div>
    </div>
  );
}
