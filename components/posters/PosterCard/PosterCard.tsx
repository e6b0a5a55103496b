import { Link } from '@/components/ui/Link/Link';
import { postersPage } from '@/content/posters';
import { withBasePath } from '@/lib/base-path';
import { imageFor, imageUrl, posterFile, type PosterFile } from '@/lib/images/images';
import { posterFileName, posterOf, posterWords, type Poster } from '@/lib/posters/posters';
import { routes } from '@/lib/routes';
import { surface } from '@/styles/surfaces.css';
import { text, unmarked } from '@/styles/text.css';
import { align, padBlock, prose, scaled, stack, tallColumn, touchLine } from '@/styles/layout.css';
import * as styles from './PosterCard.css';

/** The whole poster is the link to its file, so that it is named and told once. */
export function PosterCard({ poster, file }: { poster: Poster; file: PosterFile }) {
  const { src, alt, title, place, ink } = poster;
  const { width, height } = imageFor(src);
  return (
    <a
      className={`${tallColumn} ${unmarked}`}
      href={withBasePath(file.src)}
      download={posterFileName(title)}
      type="application/pdf"
    >
      <div className={`${surface.plain} ${styles.sheet}`}>
        <img
          className={scaled}
          src={imageUrl(src)}
          alt={alt}
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
        />
        <div className={`${stack.xxs} ${styles.band} ${styles.bandInk[ink]}`}>
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
          <p className={`${text.imprint} ${text.small} ${styles.place}`}>{place}</p>
        </div>
      </div>
      <p className={`${padBlock.s} ${text.small} ${styles.save}`}>{posterWords(file)}</p>
    </a>
  );
}

/** A thing's poster, with the way to all of them. */
export function PosterOffer({ src }: { src: string }) {
  const poster = posterOf(src);
  const file = posterFile(src);
  if (!poster || !file) return null;
  return (
    <div className={`${stack.m} ${align.top} ${styles.offer}`}>
      <PosterCard poster={poster} file={file} />
      <div className={prose}>
        <p>{postersPage.offer.words}</p>
        <Link className={touchLine} href={`${routes.posters}#${src}`}>
          {postersPage.offer.all}
        </Link>
      </div>
    </div>
  );
}
