/** Sets words in the poster face as outlines, so that no page loads its file. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';

import type { Lettering } from '@/lib/images/images';

const { resolve } = createRequire(import.meta.url);
const faceFile = resolve('@fontsource/poller-one/files/poller-one-latin-400-normal.woff2');

/** Of the size, between capitals. */
export const tracking = 0.05;

/** How high capitals are, as a part of their size. */
export const capHeight = 0.726;

export interface PosterFace {
  measure(text: string, size: number): number;
  line(text: string, x: number, y: number, size: number, fill: string): string;
  wrap(text: string, size: number, width: number): string[];
  capitals(text: string): Lettering;
}

export async function cutPosterFace(letters: string): Promise<Buffer> {
  return subsetFont(await readFile(faceFile), letters, {
    targetFormat: 'sfnt',
    keepFeatures: ['kern'],
    variationAxes: {},
  });
}

export async function loadPosterFace(letters: string): Promise<PosterFace> {
  // fontkit reads no compressed font.
  const font = create(await cutPosterFace(letters)) as Font;
  const scale = (size: number) => size / font.unitsPerEm;
  const air = tracking * font.unitsPerEm;

  const measure = (text: string, size: number) => {
    const { advanceWidth, glyphs } = font.layout(text);
    return (advanceWidth + air * (glyphs.length - 1)) * scale(size);
  };

  const outline = (text: string, size: number) => {
    const { glyphs, positions } = font.layout(text);
    const s = scale(size);
    let pen = 0;
    return glyphs
      .map(({ path }, index) => {
        const d = path.translate(pen, 0).scale(s, -s).toSVG();
        pen += (positions[index]?.xAdvance ?? 0) + air;
        return d;
      })
      .join('');
  };

  return {
    measure,
    line: (text, x, y, size, fill) =>
      `<path fill="${fill}" transform="translate(${x} ${y})" d="${outline(text, size)}"/>`,
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
    capitals(text) {
      const name = text.toLocaleUpperCase('en-GB');
      const size = 100 / capHeight;
      const whole = (number: string) => String(Math.round(Number(number)));
      return {
        width: Math.ceil(measure(name, size)),
        height: 100,
        d: outline(name, size).replace(/-?\d*\.\d+/g, whole),
      };
    },
  };
}
