/**
 * The pictures of the site as the image build made them. `manifest.json` beside this file is
 * written by `npm run assets`; it is not kept in the repository.
 *
 * Import this from server code and stylesheets only: the manifest is far too big for a browser.
 */
import manifest from './manifest.json';

export { isRemote } from './remote';

export interface ImageFile {
  readonly src: string;
  readonly width: number;
}

export interface ImageEntry {
  /** Natural size in pixels (of a drawing: of its view box); use it for the ratio. */
  readonly width: number;
  readonly height: number;
  /** The drawing itself, where that is smaller than any raster made from it. */
  readonly svg?: string;
  /** Ascending by width; absent when `svg` is there. */
  readonly avif?: readonly ImageFile[];
  /** Ascending by width; absent when `svg` is there. */
  readonly webp?: readonly ImageFile[];
  /** What must stay in sight when it is cropped, as CSS's `object-position`; absent: the middle. */
  readonly focus?: string;
  /** Three flat sRGB colours (`#rrggbb`) of the picture's bands, from top to bottom. */
  readonly placeholder: readonly string[];
}

/** The picture that link previews show, always 1200 × 630 pixels. */
export interface OpenGraphImage {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/** Words in the poster face, as one outline that stands on the lower edge of its box. */
export interface Lettering {
  readonly width: number;
  readonly height: number;
  readonly d: string;
}

export interface PosterFile {
  readonly src: string;
  readonly bytes: number;
  /** Its title as it is lettered on it. */
  readonly title: { readonly src: string; readonly width: number; readonly height: number };
}

export interface ImageManifest {
  readonly images: Readonly<Record<string, ImageEntry>>;
  readonly openGraph: Readonly<Record<string, OpenGraphImage>>;
  readonly posters?: Readonly<Record<string, PosterFile>>;
  /** The village's name, word by word. */
  readonly name?: readonly Lettering[];
}

const { images, openGraph, posters = {}, name = [] } = manifest as ImageManifest;

export const villageName = name;

/**
 * The files of a drawing or photograph.
 *
 * @param src the `src` of a `Picture`, not a remote one
 * @throws when the image build has not made a picture of that name
 */
export function imageFor(src: string): ImageEntry {
  const entry = images[src];
  if (!entry) throw new Error(`No picture '${src}' in the image manifest: run "npm run assets".`);
  return entry;
}

export function allFocuses(): readonly string[] {
  return [...new Set(Object.values(images).flatMap(({ focus }) => focus ?? []))];
}

/**
 * What the dark theme shows in the place of a picture.
 *
 * @param src the `src` of a `Picture`
 * @returns the name of a drawing, or undefined for photographs and for what is drawn after dark
 */
export function nightOf(src: string): string | undefined {
  const night = `${src}-night`;
  return night in images ? night : undefined;
}

/**
 * The smallest files of a picture, for where it is shown no larger than a stamp.
 *
 * @param src the `src` of a `Picture`, not a remote one
 * @returns its file, and that of the picture by night where there is one; without base path
 */
export function smallestFiles(src: string): readonly [day: string, night?: string] {
  const fileOf = (name: string) => {
    const { svg, webp = [] } = imageFor(name);
    return svg ?? webp[0]?.src ?? '';
  };
  const night = nightOf(src);
  return night ? [fileOf(src), fileOf(night)] : [fileOf(src)];
}

/**
 * The poster of a picture.
 *
 * @param src the `src` of a `Picture`
 * @returns undefined for photographs, which are somebody's
 */
export function posterFile(src: string): PosterFile | undefined {
  return posters[src];
}

/**
 * The link preview of a page.
 *
 * @param key the key of a page in `content/pages.ts`, or kind and slug of an item:
 *   `activity/…`, `area/…`, `beach/…`, `venue/…`, `property/…`, `event/…`
 * @throws when the image build has not made one
 */
export function openGraphImage(key: string): OpenGraphImage {
  const entry = openGraph[key];
  if (!entry)
    throw new Error(`No link preview '${key}' in the image manifest: run "npm run assets".`);
  return entry;
}
