/** Sets text into blocks, and blocks into columns: nothing ever runs over. */
import { type Face, type Ink, MM_PER_POINT, type Shape } from './shapes';
import { column } from './sheet';

export type Ruler = (text: string, face: Face, size: number) => number;

export interface TextStyle {
  readonly face: Face;
  readonly size: number;
  readonly ink: Ink;
  readonly leading?: number;
}

export interface Block {
  readonly height: number;
  readonly draw: (y: number) => readonly Shape[];
}

export interface Measure {
  readonly x: number;
  readonly width: number;
  readonly maxLines?: number;
}

const wide: Measure = { x: column.left, width: column.width };

export function indented(by: number, maxLines = Infinity): Measure {
  return { x: column.left + by, width: column.width - by, maxLines };
}

const MAX_LETTERS = 1500;

const graphemes = new Intl.Segmenter('en-GB', { granularity: 'grapheme' });
const lettersOf = (text: string) => Array.from(graphemes.segment(text), ({ segment }) => segment);

function split(word: string, fits: (text: string) => boolean): readonly string[] {
  if (fits(word)) return [word];
  return lettersOf(word).reduce<string[]>((pieces, letter) => {
    const longer = (pieces.at(-1) ?? '') + letter;
    if (pieces.length > 0 && fits(longer)) return [...pieces.slice(0, -1), longer];
    return [...pieces, letter];
  }, []);
}

function shortened(line: string, fits: (text: string) => boolean): string {
  const letters = lettersOf(line);
  while (letters.length > 0 && !fits(`${letters.join('').trimEnd()}…`)) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

function linesOf(
  ruler: Ruler,
  text: string,
  { face, size }: TextStyle,
  { width, maxLines = Infinity }: Measure,
): readonly string[] {
  const fits = (line: string) => ruler(line, face, size) <= width;
  const words = text
    .slice(0, MAX_LETTERS)
    // Half surrogates, control and direction characters would be drawn as something else.
    .replace(/\p{Cs}/gu, '')
    .replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, ' ')
    .split(/[ \u2028\u2029]+/)
    .filter((word) => word !== '')
    .flatMap((word) => split(word, fits));
  const lines: string[] = [];
  for (const word of words) {
    const longer = lines.length === 0 ? undefined : `${lines.at(-1)} ${word}`;
    if (longer !== undefined && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
    if (lines.length > maxLines) break;
  }
  if (lines.length <= maxLines && text.length <= MAX_LETTERS) return lines;
  const kept = lines.slice(0, maxLines);
  return [...kept.slice(0, -1), shortened(kept.at(-1) ?? '', fits)];
}

export function paragraph(
  ruler: Ruler,
  text: string | undefined,
  style: TextStyle,
  measure: Measure = wide,
): Block {
  const lines = linesOf(ruler, text ?? '', style, measure);
  const { face, size, ink, leading = 1.2 } = style;
  const step = size * leading * MM_PER_POINT;
  return {
    height: lines.length * step,
    draw: (y) =>
      lines.map((line, index) => ({
        kind: 'text',
        x: measure.x,
        y: y + index * step + (step + 0.66 * size * MM_PER_POINT) / 2,
        text: line,
        face,
        size,
        ink,
      })),
  };
}

export function gap(height: number): Block {
  return { height, draw: () => [] };
}

export function stack(...blocks: readonly Block[]): Block {
  return {
    height: blocks.reduce((sum, { height }) => sum + height, 0),
    draw: (y) => {
      let top = y;
      return blocks.flatMap(({ height, draw }) => {
        const shapes = draw(top);
        top += height;
        return shapes;
      });
    },
  };
}

export function beside(...blocks: readonly Block[]): Block {
  return {
    height: Math.max(0, ...blocks.map(({ height }) => height)),
    draw: (y) => blocks.flatMap(({ draw }) => draw(y)),
  };
}

export function flow(
  blocks: readonly Block[],
  rooms: readonly number[],
): { readonly pages: readonly (readonly Block[])[]; readonly left: number } {
  let next = 0;
  const pages = rooms.map((room) => {
    const first = next;
    let used = 0;
    for (; next < blocks.length; next += 1) {
      used += blocks[next]?.height ?? 0;
      if (used > room) break;
    }
    return blocks.slice(first, next);
  });
  return { pages, left: blocks.length - next };
}

export function flowed(blocks: readonly Block[], rooms: readonly number[]): readonly Block[] {
  return flow(blocks, rooms).pages.map((page) => stack(...page));
}
