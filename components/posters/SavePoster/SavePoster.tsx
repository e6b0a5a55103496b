import { Icon } from '@/components/ui/Icon/Icon';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden/VisuallyHidden';
import { postersPage } from '@/content/posters';
import type { PosterFile } from '@/lib/images/images';
import { posterFileName, type Poster } from '@/lib/posters/posters';
import { withBasePath } from '@/lib/routes';
import { save } from './SavePoster.css';

/** The link to a poster's file, with what it is and how much. */
export function SavePoster({ poster, file }: { poster: Poster; file: PosterFile }) {
  const { title, alt } = poster;
  return (
    <p>
      <a
        className={save}
        href={withBasePath(file.src)}
        download={posterFileName(title)}
        type="application/pdf"
      >
        <Icon name="download" />
        <span>
          {postersPage.save} (PDF, {Math.ceil(file.bytes / 1000)} kB)
          <VisuallyHidden>
            : {title}. {alt}
          </VisuallyHidden>
        </span>
      </a>
    </p>
  );
}
