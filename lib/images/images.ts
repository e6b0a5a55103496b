/** The manifest is written by `npm run assets` and too big for a browser: for server code and styles only. */
import { withBasePath } from '../base-path';
import manifest from './manifest.json' with { type: 'json' };
import { isRemote } from './remote';

export { isRemote };

export interface ImageFile {
  readonly src: string;
  readonly width: number;
}

export interface ImageEntry {
  /** Natural size in pixels (of a drawing: of its view box). */
  readonly width: number;
  readonly height: number;
  /** A drawing, which stays vector. */
  readonly svg?: string;
  /** Ascending by width, as `webp`. */
  readonly avif?: readonly ImageFile[];
  readonly webp?: readonly ImageFile[];
  /** What must stay in sight when it is cropped, as CSS's `object-position`; absent: the middle. */
  readonly focus?: string;
}

export interface OpenGraphImage extends ImageFile {
  readonly height: number;
}

export interface Lettering {
  readonly width: number;
  readonly height: number;
  readonly d: string;
}

export interface PosterFile {
  readonly src: string;
  readonly bytes: number;
  readonly title: OpenGraphImage;
}

export interface ImageManifest {
  readonly images: Readonly<Record<string, ImageEntry>>;
  readonly openGraph: Readonly<Record<string, OpenGraphImage>>;
  readonly posters?: Readonly<Record<string, PosterFile>>;
  readonly name?: readonly (Lettering & { readonly src: string })[];
}

const { images, openGraph, posters = {}, name = [] } = manifest as ImageManifest;

export const villageName = name;

function known<Entry>(what: string, entries: Readonly<Record<string, Entry>>, key: string): Entry {
  const entry = entries[key];
  if (!entry) throw new Error(`No ${what} '${key}' in the image manifest: run "npm run assets".`);
  return entry;
}

export const imageFor = (src: string) => known('picture', images, src);

/** @param key a page's in `content/pages.ts`, or kind and slug of an item: `beach/…` */
export const openGraphImage = (key: string) => known('link preview', openGraph, key);

/** @param least pixels of the width of a photograph, where it is so wide; Infinity for its largest */
export function imageUrl(src: string, least = 640): string {
  if (isRemote(src)) return src;
  const { svg, webp = [] } = imageFor(src);
  const file = svg ?? (webp.find(({ width }) => width >= least) ?? webp.at(-1))?.src;
  if (!file) throw new Error(`The image manifest lists no file for the picture '${src}'.`);
  return withBasePath(file);
}

export function allFocuses(): readonly string[] {
  return [...new Set(Object.values(images).flatMap(({ focus }) => focus ?? []))];
}

export function nightOf(src: string): string | undefined {
  const night = `${src}-night`;
  return night in images ? night : undefined;
}

/** None of another host’s picture, which is not asked for what nobody has chosen yet. */
export function smallestFiles(src: string): readonly [day: string, ...night: string[]] | undefined {
  if (isRemote(src)) return undefined;
  const night = nightOf(src);
  return night ? [imageUrl(src, 0), imageUrl(night, 0)] : [imageUrl(src, 0)];
}

export function posterFile(src: string): PosterFile | undefined {
  return posters[src];
}

/** Between two words of the village’s name, as a part of their height. */
const gap = 0.6;

/** A data URL, as a captured page needs it. */
export function namePicture(fill: string, ground: string): string {
  let width = 0;
  const words = villageName.map((word) => {
    const path = `<path transform="translate(${width} ${word.height})" d="${word.d}"/>`;
    width += word.width + gap * word.height;
    return path;
  });
  const height = villageName[0]?.height ?? 0;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="${fill}"><path fill="${ground}" d="M0 0h${width}v${height}H0z"/>${words.join('')}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
