/** Builds the picture files of the site from `art/`: docs/drawing-pictures.md. */
import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
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
import { type Drawing, drawPreview, previewSize } from './link-preview';
import { findPhotographs, type Photograph } from './photographs';
import { drawPoster } from './poster';
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

/** Increase it when the way pictures, posters or previews are made changes: all are made again. */
const recipe = 1;

export function minifySvg(svg: string): string {
  return svg
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/>\s+</g, '><')
    .replace(/-?\d*\.\d+/g, (number) => String(Number(Number(number).toFixed(2))))
    .replace(/\s+/g, ' ')
    .trim();
}

function drawingOf(name: string, picture: string): Drawing {
  const svg = minifySvg(picture);
  const match = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg);
  if (!match) throw new Error(`The drawing '${name}' has no viewBox that starts at 0 0.`);
  return { svg, width: Number(match[1]), height: Number(match[2]) };
}

/** As a first build takes a while, it says how far it is after so many files. */
const PROGRESS = 25;

/** Writes the files of one build, and keeps those of builds before that are made of the same. */
class Output {
  readonly files: string[] = [];
  made = 0;

  constructor(readonly root: string) {}

  /** @param parts all that it is made of, by which it is named */
  async file(
    name: string,
    ending: string,
    parts: unknown,
    make: () => Promise<Buffer> | string,
  ): Promise<string> {
    const named = hash('sha256', JSON.stringify([recipe, parts])).slice(0, 8);
    const src = `/images/${name}.${named}.${ending}`;
    const file = this.path(src);
    this.files.push(src);
    if (existsSync(file)) return src;
    await mkdir(path.dirname(file), { recursive: true });
    // A build that is stopped leaves no half of a picture under its name.
    await writeFile(`${file}.part`, await make());
    await rename(`${file}.part`, file);
    this.made += 1;
    if (this.made % PROGRESS === 0) console.log(`Pictures: ${this.made} made …`);
    return src;
  }

  async removeAllOthers(): Promise<void> {
    for (const name of filesBelow(this.path('images'))) {
      const src = `/images/${name.replaceAll(path.sep, '/')}`;
      if (!this.files.includes(src)) await rm(this.path(src));
    }
  }

  path(src: string): string {
    return path.join(this.root, 'public', src);
  }
}

async function makePhotograph(photograph: Photograph, output: Output): Promise<ImageEntry> {
  const { file, content, width: natural, height } = photograph;
  const { name } = path.parse(file);
  const avif: ImageFile[] = [];
  const webp: ImageFile[] = [];
  for (const width of widths.filter((one) => one <= natural)) {
    const resized = sharp(file).rotate().resize(width);
    const write = async (ending: string, encode: () => Promise<Buffer>) => {
      return { src: await output.file(`${name}-${width}`, ending, content, encode), width };
    };
    avif.push(await write('avif', () => resized.clone().avif(avifOptions).toBuffer()));
    webp.push(await write('webp', () => resized.clone().webp(webpOptions).toBuffer()));
  }
  return { width: natural, height, avif, webp };
}

type Art = Drawing | Photograph;

/** What the jobs of one build share. */
interface Work {
  readonly output: Output;
  readonly art: ReadonlyMap<string, Art>;
  readonly focuses: Readonly<Record<string, string>>;
  readonly face: PosterFace;
}

/** What the manifest says under a name. */
type Named<T> = Promise<readonly [name: string, entry: T]>;

/** One after the other, as memory does not hold all pictures of a large site. */
async function eachInTurn<Job, T>(jobs: Iterable<Job>, run: (job: Job) => Named<T>) {
  const entries: Awaited<Named<T>>[] = [];
  for (const job of jobs) entries.push(await run(job));
  return Object.fromEntries(entries);
}

async function makePicture(
  { output, focuses }: Work,
  [name, art]: readonly [string, Art],
): Named<ImageEntry> {
  const entry =
    'svg' in art
      ? { ...art, svg: await output.file(name, 'svg', art.svg, () => art.svg) }
      : await makePhotograph(art, output);
  const focus = focuses[name];
  return [name, { ...entry, ...(focus && { focus }) }];
}

const villageAndRegion = `${site.name} · ${site.region}`;

async function makePreview(
  { output, art, focuses, face }: Work,
  { key: page, title, src, path: address }: Preview,
): Named<OpenGraphImage> {
  const name = isRemote(src) ? 'hero-home' : src;
  const shown = art.get(name);
  if (!shown) throw new Error(`There is no picture '${name}' in art/.`);
  const focus = focuses[name] ?? '50% 50%';
  const [band] = bands[sectionInk(address)];
  const words = page === 'home' ? [site.name, site.region] : [title, villageAndRegion];
  const parts = [words, band, focus, 'svg' in shown ? shown.svg : shown.content];
  const file = await output.file(`og/${page.replaceAll('/', '-')}`, 'png', parts, () =>
    drawPreview(shown, focus, words, band, face),
  );
  return [page, { src: file, ...previewSize }];
}

async function makePosterFiles(
  { output, face }: Work,
  [{ src, ...poster }, drawing]: readonly [Poster, Drawing],
): Named<PosterFile> {
  const parts = [poster, site.name, site.url, drawing.svg];
  const pdf = await output.file(`posters/${src}`, 'pdf', parts, () =>
    drawPoster(drawing, poster, face.file),
  );
  const { d, ...size } = face.capitals(poster.title);
  const title = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><path fill="${bands[poster.ink][0].ink}" transform="translate(0 100)" d="${d}"/></svg>`;
  const { size: bytes } = await stat(output.path(pdf));
  const lettering = await output.file(`posters/${src}`, 'svg', title, () => title);
  return [src, { src: pdf, bytes, title: { src: lettering, ...size } }];
}

/** The village's name, a word a file, with room for round letters, which rise over and fall below. */
async function makeName({ face, output }: Work) {
  const words = [];
  for (const word of site.name.split(' ')) {
    const { d, width, height } = face.capitals(word);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -103 ${width} 106"><path fill="${ink.paper}" d="${d}"/></svg>`;
    words.push({ d, width, height, src: await output.file('name', 'svg', svg, () => svg) });
  }
  return words;
}

/** Writes it only when it differs, as the development server reloads every page that reads it. */
async function writeManifest(root: string, manifest: ImageManifest): Promise<void> {
  const file = path.join(root, 'lib/images/manifest.json');
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  await mkdir(path.dirname(file), { recursive: true });
  const before = await readFile(file, 'utf8').catch(() => undefined);
  if (before !== text) await writeFile(file, text);
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
    Object.entries(scenes).map(([name, draw]) => [name, drawingOf(name, draw())] as const),
  );
  const named = new Set(references.map(({ src }) => src));
  const art = new Map<string, Art>([
    ...drawings,
    ...[...photographs].filter(([file]) => named.has(file)),
  ]);
  const printed = posters.flatMap((poster) => {
    const drawing = drawings.get(poster.src);
    return drawing ? [[poster, drawing] as const] : [];
  });

  const output = new Output(root);
  const work = { output, art, focuses, face: await loadPosterFace() };
  const images = await eachInTurn(art, (each) => makePicture(work, each));
  // In parallel, as previews are drawn by native code and posters by JavaScript.
  const [openGraph, posterFiles] = await Promise.all([
    eachInTurn(previews, (preview) => makePreview(work, preview)),
    eachInTurn(printed, (poster) => makePosterFiles(work, poster)),
  ]);

  const manifest = { images, openGraph, posters: posterFiles, name: await makeName(work) };
  await output.removeAllOthers();
  await writeManifest(root, manifest);
  return { made: output.made, kept: output.files.length - output.made };
}
