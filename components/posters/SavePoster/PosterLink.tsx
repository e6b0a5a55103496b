import type { ReactNode } from 'react';
import { postersPage } from '@/content/posters';
import type { PosterFile } from '@/lib/images/images';
import { posterFileName, type Poster } from '@/lib/posters/posters';
import { withBasePath } from '@/lib/base-path';

interface PosterLinkProps {
  poster: Poster;
  file: PosterFile;
  className: string;
  children: ReactNode;
}

export function PosterLink({ poster, file, className, children }: PosterLinkProps) {
  return (
    <a
      className={className}
      href={withBasePath(file.src)}
      download={posterFileName(poster.title)}
      type="application/pdf"
    >
      {children}
    </a>
  );
}

export function saveWords({ bytes }: PosterFile): string {
  return `${postersPage.save} (PDF,\u00a0${Math.ceil(bytes / 1000)}\u00a0kB)`;
}
