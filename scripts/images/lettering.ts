/** Sets words in the poster face as outlines, so that no page loads its file. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import { create, type Font } from 'fontkit';

import type { Lettering } from '@/lib/images/images';

const { resolve } = createRequire(import.meta.url);
// PDFs take no font of the newer compression.
const faceFile = resolve('@fontsource/poller-one/files/poller-one-latin-400-normal.woff');

/** Of the size, between capitals. */
export const tracking = 0.05;

/** How high capitals are, as a part of their size. */
export const capHeight = 0.726;

/** Where capitals are 100 high: the longest line that a wall of posters can show, and the way to the next. */
const longest = 1800;
const leading = 150;

export type PosterFace = Awaited<ReturnType<typeof loadPosterFace>>;

/** As one line, or where that is wider than `most` as two, broken at the space nearest its middle. */
export function inLines(text: string, width: number, most: number): readonly string[] {
  const fromMiddle = (index: number) => Math.abs(index - text.length / 2);
  const [space] = [...text.matchAll(/ /g)]
    .map(({ index }) => index)
    .sort((one, other) => fromMiddle(one) - fromMiddle(other));
  if (width <= most || space === undefined) return [text];
  return [text.slice(0, space), text.slice(space + 1)];
}

/** A title as large as it may be in its room: on one line, or on two of half the size. */
export function fitted(text: string, size: number, room: number, measure: PosterFace['measure']) {
  const widthOf = (line: string) => measure(line, size);
  const lines = inLines(text, widthOf(text), 2 * room);
  const fitting = (size * room) / Math.max(...lines.map(widthOf));
  return { lines, size: Math.min(size / lines.length, fitting) };
}

export async function loadPosterFace() {
  const file = await readFile(faceFile);
  const font = create(file) as Font;
  const scale = (size: number) => size / font.unitsPerEm;
  const air = tracking * font.unitsPerEm;

  const measure = (text: string, size: number) => {
    const { advanceWidth, glyphs } = font.layout(text);
    return (advanceWidth + air * (glyphs.length - 1)) * scale(size);
  };

  const outline = (text: string, size: number, x = 0, y = 0) => {
    const { glyphs, positions } = font.layout(text);
    const s = scale(size);
    let pen = x / s;
    return glyphs
      .map(({ path }, index) => {
        const d = path
          .translate(pen, -y / s)
          .scale(s, -s)
          .toSVG();
        pen += (positions[index]?.xAdvance ?? 0) + air;
        return d;
      })
      .join('');
  };

  return {
    file,
    measure,
    line: (text: string, x: number, y: number, size: number, fill: string) =>
      `<path fill="${fill}" transform="translate(${x} ${y})" d="${outline(text, size)}"/>`,
    capitals(text: string): Lettering {
      const size = 100 / capHeight;
      const widthOf = (line: string) => measure(line, size);
      const name = text.toLocaleUpperCase('en-GB');
      const lines = inLines(name, widthOf(name), longest);
      const width = Math.ceil(Math.max(...lines.map(widthOf)));
      const whole = (number: string) => String(Math.round(Number(number)));
      return {
        width,
        height: 100 + leading * (lines.length - 1),
        d: lines
          .map((line, n) => outline(line, size, (width - widthOf(line)) / 2, n * leading))
          .join('')
          .replace(/-?\d*\.\d+/g, whole),
      };
    },
  };
}
