/**
 * The picture that a shared link shows: the page's art as a small poster, its title lettered below.
 */
import sharp from 'sharp';
import type { Lettering } from './lettering';

export const previewSize = { width: 1200, height: 630 } as const;

const paper = '#f7f3e8';
const navy = '#12263a';
const red = '#b8402a';
const margin = 28;

/** The inside of a drawing's `<svg>` with its view box, or a photograph to be laid in. */
type PreviewArt =
  | { readonly svg: string; readonly width: number; readonly height: number }
  | { readonly photo: Buffer };

async function artFor(art: PreviewArt, width: number, height: number): Promise<string> {
  const frame = `x="${margin}" y="${margin}" width="${width}" height="${height}"`;
  if ('svg' in art) {
    const inside = art.svg.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '');
    return `<svg ${frame} viewBox="0 0 ${art.width} ${art.height}" preserveAspectRatio="xMidYMid slice">${inside}</svg>`;
  }
  const jpeg = await sharp(art.photo).resize(width, height, { fit: 'cover' }).jpeg().toBuffer();
  return `<image ${frame} href="data:image/jpeg;base64,${jpeg.toString('base64')}"/>`;
}

export async function drawPreview(
  art: PreviewArt,
  title: string,
  imprint: string,
  lettering: Lettering,
): Promise<Buffer> {
  const { width, height } = previewSize;
  const inner = width - 2 * margin;
  const size = lettering.measure(title, 68) <= inner - 40 ? 68 : 54;
  const lines = lettering.wrap(title, size, inner - 40).slice(0, 2);
  const leading = size * 1.08;
  const plate = 104 + lines.length * leading;
  const artHeight = Math.round(height - margin - plate);
  const firstLine = margin + artHeight + size * 0.78 + 30;
  const words = lines.map((text, index) =>
    lettering.line(
      text,
      (width - lettering.measure(text, size)) / 2,
      firstLine + index * leading,
      size,
      navy,
    ),
  );
  const imprintSize = 27;
  const imprintWidth = lettering.measure(imprint, imprintSize);
  const imprintX = (width - imprintWidth) / 2;
  const imprintY = height - 34;
  const rule = (x: number) =>
    `<rect x="${x}" y="${imprintY - 10}" width="70" height="3" fill="${red}"/>`;

  const poster = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${paper}"/>`,
    await artFor(art, inner, artHeight),
    ...words,
    lettering.line(imprint, imprintX, imprintY, imprintSize, navy),
    rule(imprintX - 94),
    rule(imprintX + imprintWidth + 24),
    '</svg>',
  ].join('');
  return sharp(Buffer.from(poster))
    .png({ palette: true, colours: 64, dither: 0, effort: 4, compressionLevel: 9 })
    .toBuffer();
}
