/** Sets words as outlines, so pictures need no installed font. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';

const { resolve } = createRequire(import.meta.url);
const capitalsFile = resolve('@fontsource-variable/cabin/files/cabin-latin-wght-normal.woff2');

/** Of the size, between capitals. */
export const tracking = 0.05;

const alphabet =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZÉÈÊÂÔÛÜÖabcdefghijklmnopqrstuvwxyz0123456789 .,:;!?&·’‘“”–—-£()/éèêâôûüö\u00a0';

export interface Lettering {
  measure(text: string, size: number): number;
  line(text: string, x: number, y: number, size: number, fill: string): string;
  wrap(text: string, size: number, width: number): string[];
}

/** The railway’s capitals: the reading face at its boldest, as TrueType. */
export async function cutCapitals(letters = ''): Promise<Buffer> {
  return subsetFont(await readFile(capitalsFile), alphabet + letters, {
    targetFormat: 'sfnt',
    keepFeatures: ['kern'],
    variationAxes: { wght: 700 },
  });
}

export async function loadCapitals(): Promise<Lettering> {
  // fontkit cannot vary a compressed font, so the instance is cut first.
  const font = create(await cutCapitals()) as Font;
  const scale = (size: number) => size / font.unitsPerEm;
  const air = tracking * font.unitsPerEm;

  const measure = (text: string, size: number) => {
    const { advanceWidth, glyphs } = font.layout(text);
    return (advanceWidth + air * (glyphs.length - 1)) * scale(size);
  };

  return {
    measure,
    line(text, x, y, size, fill) {
      const run = font.layout(text);
      let pen = 0;
      const glyphs = run.glyphs.map((glyph, index) => {
        const outline = `<path transform="translate(${pen})" d="${glyph.path.toSVG()}"/>`;
        pen += (run.positions[index]?.xAdvance ?? 0) + air;
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
