/** Sets words as outlines in the display face, so pictures need no installed font. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';

const fontFile = createRequire(import.meta.url).resolve(
  '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
);

const alphabet =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,:;!?&·’‘“”–—-£()/éèêâôûüö\u00a0';

export interface Lettering {
  measure(text: string, size: number): number;
  line(text: string, x: number, y: number, size: number, fill: string): string;
  wrap(text: string, size: number, width: number): string[];
}

/** Cuts the display face at one weight and optical size, as TrueType. */
export async function cutDisplayFace(
  weight: number,
  opticalSize: number,
  letters = '',
): Promise<Buffer> {
  return subsetFont(await readFile(fontFile), alphabet + letters, {
    targetFormat: 'sfnt',
    keepFeatures: ['kern', 'liga'],
    variationAxes: { wght: weight, opsz: opticalSize, SOFT: 0, WONK: 0 },
  });
}

export async function loadLettering(weight: number): Promise<Lettering> {
  // fontkit cannot vary a compressed font, so the instance is cut first.
  const font = create(await cutDisplayFace(weight, 72)) as Font;
  const scale = (size: number) => size / font.unitsPerEm;

  const measure = (text: string, size: number) => font.layout(text).advanceWidth * scale(size);

  return {
    measure,
    line(text, x, y, size, fill) {
      const run = font.layout(text);
      let pen = 0;
      const glyphs = run.glyphs.map((glyph, index) => {
        const outline = `<path transform="translate(${pen})" d="${glyph.path.toSVG()}"/>`;
        pen += run.positions[index]?.xAdvance ?? 0;
        return outline;
      });
      const s = scale(size);
      return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${s} ${-s})">${glyphs.join('')}</g>`;
    },
    wrap(text, size, width) {
      const lines: string[] = [];
      for (const word of text.split(' ')) {
        const last = lines.at(-1);
        if (last !== undefined && measure(`${last} ${word}`, size) <= width) {
          lines[lines.length - 1] = `${last} ${word}`;
        } else {
          lines.push(word);
        }
      }
      return lines;
    },
  };
}
