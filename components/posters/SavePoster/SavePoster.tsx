import { Icon } from '@/components/ui/Icon/Icon';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden/VisuallyHidden';
import type { PosterFile } from '@/lib/images/images';
import type { Poster } from '@/lib/posters/posters';
import { PosterLink, saveWords } from './PosterLink';
import { save } from './SavePoster.css';

export function SavePoster({ poster, file }: { poster: Poster; file: PosterFile }) {
  const { title } = poster;
  return (
    <p>
      <PosterLink poster={poster} file={file} className={save}>
        <Icon name="download" />
        <span>
          {saveWords(file)}
          <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
        </span>
      </PosterLink>
    </p>
  );
}
