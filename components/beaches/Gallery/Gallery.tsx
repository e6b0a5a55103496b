import { CardGrid } from '@/components/ui/CardGrid/CardGrid';
import { Picture } from '@/components/ui/Picture/Picture';
import { Section } from '@/components/ui/Section/Section';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden/VisuallyHidden';
import type { Beach } from '@/content/types';
import { withBasePath } from '@/lib/base-path';
import { imageUrl, posterFile } from '@/lib/images/images';
import { posterFileName, posterOf, posterWords } from '@/lib/posters/posters';
import { touchLine } from '@/styles/layout.css';
import { surface } from '@/styles/surfaces.css';
import { frame } from './Gallery.css';
import { GalleryViewer } from './GalleryViewer';

export function Gallery({ beach: { name, gallery } }: { beach: Beach }) {
  const slides = gallery.map(({ src, alt }) => {
    const [poster, file] = [posterOf(src), posterFile(src)];
    return {
      src: imageUrl(src, Infinity),
      alt,
      poster: poster && file && (
        <a
          className={touchLine}
          href={withBasePath(file.src)}
          download={posterFileName(poster.title)}
          type="application/pdf"
        >
          {posterWords(file)}
        </a>
      ),
    };
  });
  return (
    <Section id="gallery" title="Gallery" ground="sunken">
      <GalleryViewer name={name} slides={slides}>
        <CardGrid items={gallery} layout="two" swiped="Gallery">
          {({ src, alt }, index) => (
            <a
              className={`${surface.framed} ${frame}`}
              href={slides[index]?.src}
              data-slide={index}
            >
              <VisuallyHidden>Enlarge: </VisuallyHidden>
              <Picture src={src} alt={alt} sizes="(min-width: 64rem) 46vw, 62vw" />
            </a>
          )}
        </CardGrid>
      </GalleryViewer>
    </Section>
  );
}
