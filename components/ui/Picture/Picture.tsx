import { imageFor, isRemote, nightOf, type ImageFile } from '@/lib/images/images';
import { withBasePath } from '@/lib/base-path';
import { media } from '@/styles/breakpoints';
import { focusAt, frame, image, remoteImage } from './Picture.css';

interface PictureProps {
  src: string;
  alt: string;
  shape?: keyof typeof frame;
  sizes?: string;
  /** The drawing shown where motion is allowed, over which parts of it move. */
  moving?: string;
  priority?: boolean;
}

const srcSet = (files: readonly ImageFile[]) =>
  files.map(({ src, width }) => `${withBasePath(src)} ${width}w`).join(', ');

/** For browsers without `srcset`: the middle size. */
const fallback = (files: readonly ImageFile[]) => files[Math.floor(files.length / 2)]?.src ?? '';

const byNight = `screen and ${media.dark}`;

function Sources({ src, sizes, when }: { src: string; sizes: string; when?: string }) {
  const { svg, avif, webp } = imageFor(src);
  if (svg) return when ? <source srcSet={withBasePath(svg)} media={when} /> : null;
  return (
    <>
      {avif && <source type="image/avif" srcSet={srcSet(avif)} sizes={sizes} media={when} />}
      {webp && <source type="image/webp" srcSet={srcSet(webp)} sizes={sizes} media={when} />}
    </>
  );
}

/** In the dark theme the night drawing, where there is one. */
export function Picture({
  src,
  alt,
  shape = 'card',
  sizes = '100vw',
  moving,
  priority = false,
}: PictureProps) {
  const loading = {
    decoding: priority ? 'sync' : 'async',
    loading: priority ? 'eager' : 'lazy',
    fetchPriority: priority ? 'high' : undefined,
  } as const;
  if (isRemote(src)) {
    return (
      <span className={frame[shape]}>
        <img
          className={remoteImage}
          src={src}
          alt={alt}
          referrerPolicy="no-referrer"
          {...loading}
        />
      </span>
    );
  }
  const entry = imageFor(src);
  const night = nightOf(src);
  return (
    <span className={frame[shape]}>
      <picture>
        {moving && (
          <Sources
            src={nightOf(moving) ?? moving}
            sizes={sizes}
            when={`${byNight} and ${media.motion}`}
          />
        )}
        {moving && <Sources src={moving} sizes={sizes} when={`screen and ${media.motion}`} />}
        {night && <Sources src={night} sizes={sizes} when={byNight} />}
        <Sources src={src} sizes={sizes} />
        <img
          className={entry.focus ? `${image} ${focusAt[entry.focus]}` : image}
          src={withBasePath(entry.svg ?? fallback(entry.webp ?? []))}
          alt={alt}
          width={entry.width}
          height={entry.height}
          {...loading}
        />
      </picture>
    </span>
  );
}
