import { imageFor, isRemote, type ImageFile } from '@/lib/images/images';
import { withBasePath } from '@/lib/routes';
import { frame, image, placeholder, remoteImage, type Frame } from './Picture.css';

interface PictureProps {
  /** Name of a drawing or photograph, or an address on another host, as the content has it. */
  src: string;
  alt: string;
  /** The box it fills. */
  shape?: Frame;
  /** How wide the picture is shown, in the syntax of the `sizes` attribute. */
  sizes?: string;
  /** For the one picture of a page that is seen first. */
  priority?: boolean;
  /** Another drawing of the same size that the dark theme shows instead. */
  darkSrc?: string;
}

const srcSet = (files: readonly ImageFile[]) =>
  files.map(({ src, width }) => `${withBasePath(src)} ${width}w`).join(', ');

/** The file that a browser without `srcset` gets: the middle one. */
const fallback = (files: readonly ImageFile[]) => files[Math.floor(files.length / 2)]?.src ?? '';

/** What waits for a picture of another host, of which no colours are known: sky, sea and shore. */
const seaside = ['#c9dbd8', '#8fc1c9', '#e9d8a6'];

function Bands({ colours }: { colours: readonly string[] }) {
  return (
    <svg className={placeholder} viewBox="0 0 1 3" preserveAspectRatio="none" aria-hidden="true">
      {colours.map((colour, row) => (
        <rect key={row} y={row} width="1" height="1.1" fill={colour} />
      ))}
    </svg>
  );
}

function Sources({ src, sizes, media }: { src: string; sizes: string; media?: string }) {
  const { svg, avif, webp } = imageFor(src);
  if (svg) return media ? <source srcSet={withBasePath(svg)} media={media} /> : null;
  return (
    <>
      {avif && <source type="image/avif" srcSet={srcSet(avif)} sizes={sizes} media={media} />}
      {webp && <source type="image/webp" srcSet={srcSet(webp)} sizes={sizes} media={media} />}
    </>
  );
}

/**
 * A picture in a box of fixed shape: three flat bands of its own colours first, then the smallest
 * file that is sharp enough. One of another host that does not come leaves the bands and its words.
 */
export function Picture({
  src,
  alt,
  shape = 'card',
  sizes = '100vw',
  priority = false,
  darkSrc,
}: PictureProps) {
  const loading = {
    decoding: priority ? 'sync' : 'async',
    loading: priority ? 'eager' : 'lazy',
    fetchPriority: priority ? 'high' : undefined,
  } as const;
  if (isRemote(src)) {
    return (
      <span className={frame[shape]}>
        <Bands colours={seaside} />
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
  return (
    <span className={frame[shape]}>
      <Bands colours={entry.placeholder} />
      <picture>
        {darkSrc && <Sources src={darkSrc} sizes={sizes} media="(prefers-color-scheme: dark)" />}
        <Sources src={src} sizes={sizes} />
        <img
          className={image}
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
