/** Builds the picture files of the site from `art/`: docs/drawing-pictures.md. */
import { hash } from 'node:crypto';
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
import type { Poster } from '@/lib/posters/posters';
import { sectionInk } from '@/lib/sections';
import { ink } from '@/styles/tokens';
import { filesBelow } from '../files-below';
import { loadPosterFace, type PosterFace } from './lettering';
import { drawPreview, previewSize } from './link-preview';
import { findPhotographs, type Photograph } from './photographs';
import { drawPoster, posterRecipe } from './poster';
import { findProblems, findReferences, type linkPreviews } from './references';

type Preview = ReturnType<typeof linkPreviews>[number];

export interface ImageBuild {
  readonly root: string;
  readonly scenes: Readonly<Record<string, () => string>>;
  readonly focuses?: Readonly<Record<string, string>>;
  readonly content: readonly ContentModule[];
  readonly previews?: readonly Preview[];
  readonly posters?: readonly Poster[];
}

const widths = [320, 480, 640, 960, 1280, 1600, 2000] as const;

const avifOptions = { quality: 52, effort: 3 } as const;
const webpOptions = { quality: 74, effort: 4 } as const;

/** Increase it when this code changes, so that every picture is built again. */
const recipe = 4;
const previewRecipe = 5;

const shortHash = (data: string | Buffer) => hash('sha256', data).slice(0, 8);

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

/** As a first build takes a while, it says how far it is after so many pictures. */
const PROGRESS = 25;

/** The files that an entry of the manifest names, or a whole manifest. */
const filesIn = (entry: unknown) => JSON.stringify(entry).match(/\/images\/[^"]+/g) ?? [];

/** Writes the files of one build, and keeps those of the build before that would be the same. */
class Output {
  readonly entries: Record<string, unknown> = {};
  made = 0;
  kept = 0;

  constructor(
    readonly root: string,
    readonly before: Readonly<Record<string, unknown>>,
  ) {}

  /** @param key with all that the entry is made of */
  async entry<T>(key: string, make: () => Promise<T>): Promise<T> {
    const old = this.before[key] as T | undefined;
    if (old && filesIn(old).every((src) => existsSync(this.file(src)))) {
      this.kept += 1;
      this.entries[key] = old;
      return old;
    }
    const entry = await make();
    this.made += 1;
    this.entries[key] = entry;
    if (this.made % PROGRESS === 0) console.log(`Pictures: ${this.made} made …`);
    return entry;
  }

  async write(name: string, ending: string, bytes: Buffer | string): Promise<string> {
    const src = `/images/${name}.${shortHash(bytes)}.${ending}`;
    await mkdir(path.dirname(this.file(src)), { recursive: true });
    await writeFile(this.file(src), bytes);
    return src;
  }

  async removeAllBut(wanted: readonly string[]): Promise<void> {
    for (const name of filesBelow(this.file('images'))) {
      const src = `/images/${name.replaceAll(path.sep, '/')}`;
      if (!wanted.includes(src)) await rm(this.file(src));
    }
  }

  private file(src: string): string {
    return path.join(this.root, 'public', src);
  }
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

/** A drawing, or a photograph. */
type Source = string | Photograph;

async function fingerprint(source: Source): Promise<string> {
  return shortHash(typeof source === 'string' ? source : await readFile(source.file));
}

/** What the jobs of one build share. */
interface Work {
  readonly output: Output;
  readonly drawings: ReadonlyMap<string, string>;
  readonly photographs: ReadonlyMap<string, Photograph>;
  readonly focuses: Readonly<Record<string, string>>;
  readonly face: PosterFace;
}

/** What the manifest says under a name. */
type Named<T> = Promise<readonly [name: string, entry: T]>;

/** One after the other, as memory does not hold all pictures of a large site. */
async function eachInTurn<Job, T>(jobs: readonly Job[], run: (job: Job) => Named<T>) {
  const entries: Awaited<Named<T>>[] = [];
  for (const job of jobs) entries.push(await run(job));
  return Object.fromEntries(entries);
}

async function makePicture(
  { output, focuses }: Work,
  [name, source]: readonly [string, Source],
): Named<ImageEntry> {
  const key = `${name} ${recipe}-${await fingerprint(source)}`;
  const entry = await output.entry<ImageEntry>(key, async () =>
    typeof source === 'string'
      ? { ...viewBox(source, name), svg: await output.write(name, 'svg', source) }
      : makePhotograph(source, output),
  );
  const focus = focuses[name];
  return [name, { ...entry, ...(focus && { focus }) }];
}

const villageAndRegion = `${site.name} · ${site.region}`;

async function makePreview(
  { output, drawings, photographs, focuses, face }: Work,
  { key: page, title, src, path: address }: Preview,
): Named<OpenGraphImage> {
  const name = isRemote(src) ? 'hero-home' : src;
  const source = drawings.get(name) ?? photographs.get(name);
  if (source === undefined) throw new Error(`There is no picture '${name}' in art/.`);
  const [band] = bands[sectionInk(address)];
  const words = page === 'home' ? [site.name, site.region] : [title, villageAndRegion];
  const made = shortHash(JSON.stringify([words, band, focuses[name]]));
  const key = `og/${page} ${previewRecipe}-${made}-${await fingerprint(source)}`;
  const entry = await output.entry(key, async () => {
    const art =
      typeof source === 'string'
        ? { svg: source, ...viewBox(source, name), focus: focuses[name] ?? '50% 50%' }
        : source;
    const png = await drawPreview(art, words, band, face);
    const file = `og/${page.replaceAll('/', '-')}`;
    return { src: await output.write(file, 'png', png), ...previewSize };
  });
  return [page, entry];
}

const imprint = new URL(site.url).host;

async function makePosterFiles(
  { output, drawings, face }: Work,
  { src, ...poster }: Poster,
): Named<PosterFile> {
  const svg = drawings.get(src) ?? '';
  const print = { ...poster, imprint, author: `Visit ${site.name}` };
  const made = shortHash(JSON.stringify(print));
  const key = `posters/${src} ${posterRecipe}-${made}-${shortHash(svg)}`;
  const entry = await output.entry(key, async () => {
    const pdf = await drawPoster({ svg, ...viewBox(svg, src) }, print, face.file);
    const { d, ...size } = face.capitals(poster.title);
    const title = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><path fill="${bands[poster.ink][0].ink}" transform="translate(0 100)" d="${d}"/></svg>`;
    return {
      src: await output.write(`posters/${src}`, 'pdf', pdf),
      bytes: pdf.byteLength,
      title: { src: await output.write(`posters/${src}`, 'svg', title), ...size },
    };
  });
  return [src, entry];
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

const readText = (file: string) => readFile(file, 'utf8').catch(() => undefined);

/** Writes it only when it differs, as the development server reloads every page that reads it. */
async function writeManifest(root: string, manifest: ImageManifest): Promise<void> {
  const file = path.join(root, 'lib/images/manifest.json');
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  await mkdir(path.dirname(file), { recursive: true });
  if ((await readText(file)) !== text) await writeFile(file, text);
}

/** @throws Error with a sentence for each content entry whose picture is missing or too small */
export async function buildImages({
  root,
  scenes,
  focuses = {},
  content,
  previews = [],
  posters = [],
}: ImageBuild) {
  const photographs = await findPhotographs(root);
  const references = findReferences(content);
  const problems = findProblems(references, Object.keys(scenes), photographs);
  if (problems.length > 0) throw new Error(problems.join('\n'));

  const drawings = new Map(
    Object.entries(scenes).map(([name, draw]) => [name, minifySvg(draw())] as const),
  );
  const named = new Set(references.map(({ src }) => src));
  const sources = [...drawings, ...[...photographs].filter(([file]) => named.has(file))];
  const printed = posters.filter(({ src }) => drawings.has(src));

  const cacheFile = path.join(root, '.cache/images.json');
  const before = JSON.parse((await readText(cacheFile)) ?? '{}') as Record<string, unknown>;
  const output = new Output(root, before);
  const work = { output, drawings, photographs, focuses, face: await loadPosterFace() };
  const images = await eachInTurn(sources, (source) => makePicture(work, source));
  // In parallel, as previews are drawn by native code and posters by JavaScript.
  const [openGraph, posterFiles] = await Promise.all([
    eachInTurn(previews, (preview) => makePreview(work, preview)),
    eachInTurn(printed, (poster) => makePosterFiles(work, poster)),
  ]);

  const manifest = { images, openGraph, posters: posterFiles, name: await makeName(work) };
  await output.removeAllBut(filesIn(manifest));
  await mkdir(path.dirname(cacheFile), { recursive: true });
  await writeFile(cacheFile, JSON.stringify(output.entries));
  await writeManifest(root, manifest);
  return { made: output.made, kept: output.kept };
}
