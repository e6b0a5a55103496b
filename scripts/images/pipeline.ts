/** Builds the picture files of the site from `art/`: docs/drawing-pictures.md. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

import { bands } from '@/styles/bands';
import { site } from '@/content/site';
import type { ContentModule } from '@/lib/check/modules';
import type {
  ImageEntry,
  ImageFile,
  ImageManifest,
  OpenGraphImage,
  PosterFile,
} from '@/lib/images/images';
import { isRemote } from '@/lib/images/remote';
import { kindPath, KINDS } from '@/lib/kinds';
import type { Poster } from '@/lib/posters/posters';
import { routes } from '@/lib/routes';
import { sectionInk } from '@/lib/sections';
import { ink } from '@/styles/tokens';
import { filesBelow } from '../files-below';
import { cutPosterFace, loadPosterFace, type PosterFace } from './lettering';
import { drawPreview, previewSize } from './link-preview';
import { findPhotographs, type Photograph } from './photographs';
import { drawPoster, posterRecipe } from './poster';
import { findPreviews, findProblems, findReferences, type Preview } from './references';

export interface ImageBuild {
  readonly root: string;
  readonly scenes: Readonly<Record<string, () => string>>;
  readonly focuses?: Readonly<Record<string, string>>;
  readonly content: readonly ContentModule[];
  readonly posters?: readonly Poster[];
  readonly onProgress?: (done: number, all: number) => void;
}

const widths = [320, 480, 640, 960, 1280, 1600, 2000] as const;

const avifOptions = { quality: 52, effort: 3 } as const;
const webpOptions = { quality: 74, effort: 4 } as const;

/** Increase it when this code changes, so that every picture is built again. */
const recipe = 4;
const previewRecipe = 5;

interface Cached<T> {
  readonly key: string;
  readonly entry: T;
}
interface Cache {
  images: Record<string, Cached<ImageEntry>>;
  previews: Record<string, Cached<OpenGraphImage>>;
  posters: Record<string, Cached<PosterFile>>;
}

const hash = (data: string | Buffer) => createHash('sha256').update(data).digest('hex').slice(0, 8);

export function minifySvg(svg: string): string {
  return svg
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/>\s+</g, '><')
    .replace(/-?\d*\.\d+/g, (number) => String(Number(Number(number).toFixed(2))))
    .replace(/\s+/g, ' ')
    .trim();
}

function viewBox(svg: string, name: string): { width: number; height: number } {
  const match = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg);
  if (!match) throw new Error(`The drawing '${name}' has no viewBox that starts at 0 0.`);
  return { width: Number(match[1]), height: Number(match[2]) };
}

class Output {
  constructor(readonly root: string) {}

  async write(name: string, ending: string, bytes: Buffer | string): Promise<string> {
    const src = `/images/${name}.${hash(bytes)}.${ending}`;
    await mkdir(path.dirname(this.file(src)), { recursive: true });
    await writeFile(this.file(src), bytes);
    return src;
  }

  has(src: string): boolean {
    return existsSync(this.file(src));
  }

  async removeAllBut(wanted: ReadonlySet<string>): Promise<void> {
    const folder = path.join(this.root, 'public/images');
    if (!existsSync(folder)) return;
    for (const name of filesBelow(folder)) {
      if (!wanted.has(`/images/${name.replaceAll(path.sep, '/')}`))
        await rm(path.join(folder, name));
    }
  }

  private file(src: string): string {
    return path.join(this.root, 'public', src);
  }
}

async function makeDrawing(name: string, svg: string, output: Output): Promise<ImageEntry> {
  return { ...viewBox(svg, name), svg: await output.write(name, 'svg', svg) };
}

async function makePhotograph(photograph: Photograph, output: Output): Promise<ImageEntry> {
  const { file, width: natural, height } = photograph;
  const { name } = path.parse(file);
  const avif: ImageFile[] = [];
  const webp: ImageFile[] = [];
  for (const width of widths.filter((one) => one <= natural)) {
    const resized = sharp(file).rotate().resize(width);
    const [avifBytes, webpBytes] = await Promise.all([
      resized.clone().avif(avifOptions).toBuffer(),
      resized.clone().webp(webpOptions).toBuffer(),
    ]);
    avif.push({ src: await output.write(`${name}-${width}`, 'avif', avifBytes), width });
    webp.push({ src: await output.write(`${name}-${width}`, 'webp', webpBytes), width });
  }
  return { width: natural, height, avif, webp };
}

async function fingerprint(source: string | Photograph): Promise<string> {
  return hash(typeof source === 'string' ? source : await readFile(source.file));
}

function filesOf(entry: ImageEntry): string[] {
  const variants = [...(entry.avif ?? []), ...(entry.webp ?? [])].map(({ src }) => src);
  return entry.svg ? [entry.svg, ...variants] : variants;
}

const fileOf = ({ src }: { readonly src: string }) => [src];
const filesOfPoster = ({ src, title }: PosterFile) => [src, title.src];

async function readCache(file: string): Promise<Cache> {
  const empty = { images: {}, previews: {}, posters: {} };
  if (!existsSync(file)) return empty;
  return { ...empty, ...(JSON.parse(await readFile(file, 'utf8')) as Partial<Cache>) };
}

async function forEachInPairs<T>(elements: readonly T[], job: (element: T) => Promise<void>) {
  const queue = [...elements];
  const worker = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) await job(next);
  };
  await Promise.all([worker(), worker()]);
}

/** What the jobs of one build share. */
interface Work {
  readonly output: Output;
  readonly drawings: ReadonlyMap<string, string>;
  readonly photographs: ReadonlyMap<string, Photograph>;
  readonly focuses: Readonly<Record<string, string>>;
  readonly face: PosterFace;
  readonly cache: Cache;
  readonly next: Cache;
  readonly reuseOr: ReuseOr;
}

type ReuseOr = <T>(
  old: Cached<T> | undefined,
  key: string,
  files: (entry: T) => readonly string[],
  make: () => Promise<T>,
) => Promise<Cached<T>>;

type Source = readonly [name: string, source: string | Photograph];

type PictureWork = Pick<Work, 'output' | 'cache' | 'next' | 'reuseOr'>;

async function makePicture({ output, cache, next, reuseOr }: PictureWork, [name, source]: Source) {
  next.images[name] = await reuseOr(
    cache.images[name],
    `${recipe}-${await fingerprint(source)}`,
    filesOf,
    async () =>
      typeof source === 'string'
        ? makeDrawing(name, source, output)
        : makePhotograph(source, output),
  );
}

const villageAndRegion = `${site.name} · ${site.region}`;

/** A day out has its list's ink, as every page has its section's. */
function bandOf(page: string) {
  const kind = KINDS.find((one) => page.startsWith(`${one}/`));
  const listed = page.includes('/') ? 'daysOut' : page;
  const address = kind
    ? kindPath(kind, '')
    : Object.entries(routes).find(([route]) => route === listed)?.[1];
  return bands[sectionInk(address)][0];
}

async function makePreview(work: Work, { key: page, title, src }: Preview): Promise<void> {
  const { output, drawings, photographs, focuses, face, cache, next, reuseOr } = work;
  const name = isRemote(src) ? 'hero-home' : src;
  const source = drawings.get(name) ?? photographs.get(name);
  if (source === undefined) throw new Error(`There is no picture '${name}' in art/.`);
  const band = bandOf(page);
  const words = page === 'home' ? [site.name, site.region] : [title, villageAndRegion];
  next.previews[page] = await reuseOr(
    cache.previews[page],
    `${previewRecipe}-${hash(JSON.stringify([words, band, focuses[name]]))}-${await fingerprint(source)}`,
    fileOf,
    async () => {
      const art =
        typeof source === 'string'
          ? { svg: source, ...viewBox(source, name), focus: focuses[name] ?? '50% 50%' }
          : source;
      const png = await drawPreview(art, words, band, face);
      const file = `og/${page.replaceAll('/', '-')}`;
      return { src: await output.write(file, 'png', png), ...previewSize };
    },
  );
}

const imprint = new URL(site.url).host;

async function makePosterFiles(
  { output, drawings, face, cache, next, reuseOr }: Work,
  cutFace: () => Promise<Buffer>,
  { src, ...poster }: Poster,
): Promise<void> {
  const svg = drawings.get(src) ?? '';
  const print = { ...poster, imprint, author: `Visit ${site.name}` };
  next.posters[src] = await reuseOr(
    cache.posters[src],
    `${posterRecipe}-${hash(JSON.stringify(print))}-${hash(svg)}`,
    filesOfPoster,
    async () => {
      const pdf = await drawPoster({ svg, ...viewBox(svg, src) }, print, await cutFace());
      const { d, ...size } = face.capitals(poster.title);
      const title = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><path fill="${bands[poster.ink][0].ink}" transform="translate(0 100)" d="${d}"/></svg>`;
      return {
        src: await output.write(`posters/${src}`, 'pdf', pdf),
        bytes: pdf.byteLength,
        title: { src: await output.write(`posters/${src}`, 'svg', title), ...size },
      };
    },
  );
}

/** The village's name, a word a file, with room for round letters, which rise over and fall below. */
function makeName({ face, output }: Work) {
  return Promise.all(
    site.name.split(' ').map(async (word) => {
      const { d, width, height } = face.capitals(word);
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -103 ${width} 106"><path fill="${ink.paper}" d="${d}"/></svg>`;
      return { d, width, height, src: await output.write('name', 'svg', svg) };
    }),
  );
}

/** Writes it only when it differs, as the development server reloads every page that reads it. */
async function writeManifest(root: string, manifest: ImageManifest): Promise<void> {
  const file = path.join(root, 'lib/images/manifest.json');
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  await mkdir(path.dirname(file), { recursive: true });
  if (!existsSync(file) || (await readFile(file, 'utf8')) !== text) await writeFile(file, text);
}

/** @throws Error with a sentence for each content entry whose picture is missing or too small */
export async function buildImages({
  root,
  scenes,
  focuses = {},
  content,
  posters = [],
  onProgress,
}: ImageBuild) {
  const photographs = await findPhotographs(root);
  const references = findReferences(content);
  const problems = findProblems(references, Object.keys(scenes), photographs);
  if (problems.length > 0) throw new Error(problems.join('\n'));

  const output = new Output(root);
  const cacheFile = path.join(root, '.cache/images.json');
  const cache = await readCache(cacheFile);
  const next: Cache = { images: {}, previews: {}, posters: {} };

  const drawings = new Map(
    Object.entries(scenes).map(([name, draw]) => [name, minifySvg(draw())] as const),
  );
  const named = new Set(references.map(({ src }) => src));
  const sources: readonly Source[] = [
    ...drawings,
    ...[...photographs].filter(([file]) => named.has(file)),
  ];
  const previews = findPreviews(content);
  const printed = posters.filter(({ src }) => drawings.has(src));

  const all = sources.length + previews.length + printed.length;
  let made = 0;
  let kept = 0;
  const reuseOr: ReuseOr = async (old, key, files, make) => {
    if (old?.key === key && files(old.entry).every((src) => output.has(src))) {
      kept += 1;
      return old;
    }
    const entry = await make();
    made += 1;
    onProgress?.(made + kept, all);
    return { key, entry };
  };
  await forEachInPairs(sources, (source) => makePicture({ output, cache, next, reuseOr }, source));

  const lettered = [villageAndRegion, ...previews.map(({ title }) => title)]
    .join('')
    .concat(...printed.map((poster) => poster.title + poster.place));
  const letters = lettered.toLocaleUpperCase('en-GB') + imprint;
  const face = await loadPosterFace(letters);
  const work = { output, drawings, photographs, focuses, face, cache, next, reuseOr };
  let faceFile: Promise<Buffer> | undefined;
  const cutFace = () => (faceFile ??= cutPosterFace(letters));
  // In parallel, as previews are drawn by native code and posters by JavaScript.
  await Promise.all([
    forEachInPairs(previews, (preview) => makePreview(work, preview)),
    forEachInPairs(printed, (poster) => makePosterFiles(work, cutFace, poster)),
  ]);

  const manifest = { ...toManifest(next, focuses), name: await makeName(work) };
  await output.removeAllBut(
    new Set([
      ...Object.values(manifest.images).flatMap(filesOf),
      ...Object.values(manifest.openGraph).map(({ src }) => src),
      ...Object.values(next.posters).flatMap(({ entry }) => filesOfPoster(entry)),
      ...manifest.name.map(({ src }) => src),
    ]),
  );
  await mkdir(path.dirname(cacheFile), { recursive: true });
  await writeFile(cacheFile, JSON.stringify(next));
  await writeManifest(root, manifest);
  return { made, kept };
}

function toManifest(
  { images, previews, posters }: Cache,
  focuses: Readonly<Record<string, string>>,
): ImageManifest {
  const entries = <T>(
    records: Record<string, Cached<T>>,
    focusOf: Readonly<Record<string, string>> = {},
  ) =>
    Object.fromEntries(
      Object.entries(records)
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([name, { entry }]) => {
          const focus = focusOf[name];
          return [name, { ...entry, ...(focus && { focus }) }];
        }),
    );
  return {
    images: entries(images, focuses),
    openGraph: entries(previews),
    posters: entries(posters),
  };
}
