/** Opens a PDF as a reader would. */
import { readFile } from 'node:fs/promises';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';

const millimetres = 25.4 / 72;

/** The JPEG files inside a PDF, one a page here. */
function pictures(file: Buffer): Buffer[] {
  const found: Buffer[] = [];
  for (let at = file.indexOf('/DCTDecode'); at >= 0; at = file.indexOf('/DCTDecode', at + 1)) {
    const start = file.indexOf('stream', at) + 'stream\n'.length;
    found.push(file.subarray(start, file.indexOf('endstream', start)));
  }
  return found;
}

async function brightness(picture: Buffer): Promise<number> {
  const { channels } = await sharp(picture).greyscale().stats();
  return channels[0]?.mean ?? 0;
}

async function coverDetail(picture: Buffer): Promise<number> {
  const { width, height } = await sharp(picture).metadata();
  const cover = { left: 0, top: 0, width, height: Math.round(height / 20) };
  const size = 32;
  const pixels = await sharp(await sharp(picture).extract(cover).toBuffer())
    .greyscale()
    .resize(size, size, { fit: 'fill' })
    .raw()
    .toBuffer();
  const ranges = Array.from({ length: size }, (_, row) => {
    const values = [...pixels.subarray(row * size, (row + 1) * size)];
    return Math.max(...values) - Math.min(...values);
  });
  return ranges.reduce((sum, range) => sum + range, 0) / size;
}

interface Placed {
  readonly str: string;
  /** Its last two are where it begins, from the left and from below. */
  readonly transform: readonly number[];
  readonly width: number;
}

/** Where words stand on a page of that size. Some stand on their heads. */
function placesOf(items: readonly Placed[], width: number, height: number) {
  const words = items.filter(({ str }) => str.trim() !== '');
  const isOutside = ({ transform: [scale = 0, , , , x = 0, y = 0], width: long }: Placed) => {
    const end = x + Math.sign(scale) * long;
    return Math.min(x, end) < 0 || Math.max(x, end) > width || y < 0 || y > height;
  };
  const lowest = Math.min(height, ...words.map(({ transform }) => transform[5] ?? height));
  return {
    /** What stands beyond an edge, in part or as a whole. */
    outside: words.filter(isOutside).map(({ str }) => str),
    /** How far down its words reach, from 0 to 1. */
    filled: 1 - lowest / height,
  };
}

/** Reads a PDF file. @throws Error when it is none */
export async function readPdf(path: string) {
  const file = await readFile(path);
  const reading = getDocument({ data: new Uint8Array(file), verbosity: 0 });
  const pdf = await reading.promise;
  const pages = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    const texts = items.filter((item) => 'str' in item);
    const annotations = (await page.getAnnotations()) as { url?: string }[];
    pages.push({
      width: width * millimetres,
      height: height * millimetres,
      /** All its words in reading order, with single spaces. */
      text: texts
        .map(({ str }) => str)
        .join(' ')
        .replace(/\s+/g, ' '),
      /** The addresses of its links, in order. */
      links: annotations.flatMap(({ url }) => url ?? []),
      ...placesOf(texts, width, height),
    });
  }
  const { info } = await pdf.getMetadata();
  const outline = (await pdf.getOutline()) as { title: string }[] | null;
  await reading.destroy();
  const images = pictures(file);
  return {
    pages,
    /** What it says of itself, by the names that PDF has. */
    info: info as Readonly<Record<string, string | undefined>>,
    /** The entries of its table of contents. */
    outline: (outline ?? []).map(({ title }) => title),
    /** The mean brightness of the picture on each page, from 0 to 255; asked for by few. */
    brightness: () => Promise.all(images.map(brightness)),
    /** How far brightness differs along a row of the first page's upper edge; 0 in bands of colour. */
    coverDetail: () => coverDetail(images[0] ?? Buffer.of()),
    /** The pixels of each picture. */
    sizes: await Promise.all(images.map((picture) => sharp(picture).metadata())),
  };
}

export type PdfContents = Awaited<ReturnType<typeof readPdf>>;

interface CanvasFactory {
  create(width: number, height: number): { readonly context: CanvasRenderingContext2D };
}

/**
 * A PDF's first page as it comes out of a printer: red, green, blue and opacity of each dot, row by
 * row.
 *
 * @param dpi dots to the inch
 */
export async function printPage(path: string, dpi: number) {
  const reading = getDocument({ data: new Uint8Array(await readFile(path)), verbosity: 0 });
  const pdf = await reading.promise;
  const page = await pdf.getPage(1);
  const viewport = page.getViewport({ scale: dpi / 72 });
  const [width, height] = [Math.floor(viewport.width), Math.floor(viewport.height)];
  // pdf.js brings a canvas for Node, and does not say so in its types.
  const { context } = (pdf.canvasFactory as CanvasFactory).create(width, height);
  await page.render({ canvasContext: context, viewport }).promise;
  const { data } = context.getImageData(0, 0, width, height);
  await reading.destroy();
  return { width, height, data };
}
