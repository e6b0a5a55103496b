import { Link } from '@/components/ui/Link/Link';
import { postersPage } from '@/content/posters';
import { posterFile } from '@/lib/images/images';
import { posterOf } from '@/lib/posters/posters';
import { routes } from '@/lib/routes';
import { align, prose, stack, touchLine } from '@/styles/layout.css';
import { PosterCard } from '../PosterCard/PosterCard';
import * as styles from '../PosterCard/PosterCard.css';

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
