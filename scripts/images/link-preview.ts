import sharp from 'sharp';
import type { Band } from '@/styles/bands';
import { ink } from '@/styles/tokens';
import { capHeight, fitted, type PosterFace } from './lettering';
import type { Photograph } from './photographs';

export const previewSize = { width: 1200, height: 630 } as const;

const margin = 28;
const nameSize = 128;
const imprintSize = 26;

export interface Drawing {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

type PreviewArt = Drawing | Pick<Photograph, 'file'>;

/** @param focus what must stay in sight of a drawing that is cut off, as `object-position` */
async function artFor(
  art: PreviewArt,
  focus: string,
  width: number,
  height: number,
): Promise<string> {
  const frame = `x="${margin}" y="${margin}" width="${width}" height="${height}"`;
  if ('svg' in art) {
    const inside = art.svg.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '');
    const scale = Math.max(width / art.width, height / art.height);
    const seen = [width / scale, height / scale] as const;
    const [x = 50, y = 50] = focus.split(' ').map((share) => parseInt(share, 10));
    const corner = `${((art.width - seen[0]) * x) / 100} ${((art.height - seen[1]) * y) / 100}`;
    return `<svg ${frame} viewBox="${corner} ${seen.join(' ')}" preserveAspectRatio="none">${inside}</svg>`;
  }
  const jpeg = await sharp(art.file).resize(width, height, { fit: 'cover' }).jpeg().toBuffer();
  return `<image ${frame} href="data:image/jpeg;base64,${jpeg.toString('base64')}"/>`;
}

export async function drawPreview(
  art: PreviewArt,
  focus: string,
  [name = '', imprint = '']: readonly string[],
  band: Pick<Band, 'ground' | 'ink' | 'accent'>,
  lettering: Pick<PosterFace, 'measure' | 'line'>,
): Promise<Buffer> {
  const { width, height } = previewSize;
  const inner = width - 2 * margin;
  const room = inner - 80;
  const capitals = name.toLocaleUpperCase('en-GB');
  const { lines, size } = fitted(capitals, nameSize, room, lettering.measure);
  const bandHeight = 92 + imprintSize + (lines.length - 1 + capHeight) * size;
  const artHeight = Math.round(height - 2 * margin - bandHeight);
  const centred = (text: string, y: number, letters: number, fill: string) =>
    lettering.line(text, (width - lettering.measure(text, letters)) / 2, y, letters, fill);

  const poster = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${ink.paper}"/>`,
    await artFor(art, focus, inner, artHeight),
    `<rect x="${margin}" y="${margin + artHeight}" width="${inner}" height="${bandHeight}" fill="${band.ground}"/>`,
    ...lines.map((text, index) =>
      centred(text, margin + artHeight + 34 + size * (index + capHeight), size, band.ink),
    ),
    centred(imprint.toLocaleUpperCase('en-GB'), height - margin - 34, imprintSize, band.accent),
    '</svg>',
  ].join('');
  return sharp(Buffer.from(poster))
    .png({ palette: true, colours: 64, dither: 0, effort: 4, compressionLevel: 9 })
    .toBuffer();
}
