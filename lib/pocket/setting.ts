/** Sets text into blocks, and blocks into a column of so much room: nothing ever runs over. */
import { type Face, type Ink, type Mark, MM_PER_POINT } from './marks';

/** How wide a text is in a face and a size in points, in millimetres. */
export type Ruler = (text: string, face: Face, size: number) => number;

/** A look of the text. */
export interface Style {
  readonly face: Face;
  /** Points. */
  readonly size: number;
  readonly ink: Ink;
  /** From base line to base line, in sizes; left out for 1.22. */
  readonly leading?: number;
}

/** Something of a fixed height that can be put anywhere in its column. */
export interface Block {
  readonly height: number;
  /** What it draws, when its top stands at `y`. */
  readonly marks: (y: number) => readonly Mark[];
}

const LEADING = 1.22;

/** The most letters of one text that are looked at: what is longer fills no panel anyway. */
const MAX_LETTERS = 1500;

const graphemes = new Intl.Segmenter('en-GB', { granularity: 'grapheme' });

/** A word in pieces that fit, as a hyphen-less address or a language without spaces needs it. */
function broken(word: string, fits: (text: string) => boolean): readonly string[] {
  if (fits(word)) return [word];
  const pieces: string[] = [];
  let piece = '';
  for (const { segment } of graphemes.segment(word)) {
    if (piece !== '' && !fits(piece + segment)) {
      pieces.push(piece);
      piece = '';
    }
    piece += segment;
  }
  return [...pieces, piece];
}

/**
 * A text in lines that are no wider than `width`.
 *
 * @param most how many lines there may be; the last ends with "…" where there would be more
 */
function linesOf(
  ruler: Ruler,
  text: string,
  { face, size }: Pick<Style, 'face' | 'size'>,
  width: number,
  most = Infinity,
): readonly string[] {
  const fits = (line: string) => ruler(line, face, size) <= width;
  const cut = text.length > MAX_LETTERS;
  const words = text
    .slice(0, MAX_LETTERS)
    // Letters that are half of one, and signs that are none, would be drawn as something else.
    .replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '')
    .replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, ' ')
    .split(/[ \u2028\u2029]+/)
    .filter((word) => word !== '')
    .flatMap((word) => broken(word, fits));
  const lines: string[] = [];
  for (const word of words) {
    const longer = lines.length === 0 ? undefined : `${lines.at(-1)} ${word}`;
    if (longer !== undefined && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
    if (lines.length > most) break;
  }
  if (lines.length <= most && !cut) return lines;
  const kept = lines.slice(0, most);
  return [...kept.slice(0, -1), ended(kept.at(-1) ?? '', fits)];
}

/** A line with "…" behind it, shortened until that fits. */
function ended(line: string, fits: (text: string) => boolean): string {
  const letters = Array.from(graphemes.segment(line), ({ segment }) => segment);
  const first = (count: number) => `${letters.slice(0, count).join('').trimEnd()}…`;
  // How many letters fit, halving what is left to try: there may be a thousand.
  let [fitting, most] = [0, letters.length];
  while (fitting < most) {
    const count = Math.ceil((fitting + most) / 2);
    if (fits(first(count))) fitting = count;
    else most = count - 1;
  }
  return first(fitting);
}

/** Height of a line, in millimetres. */
export function lineHeight({ size, leading = LEADING }: Style): number {
  return size * leading * MM_PER_POINT;
}

export interface Setting {
  readonly x: number;
  readonly width: number;
  readonly most?: number;
}

/** A paragraph; nothing at all for an empty text. */
export function paragraph(ruler: Ruler, text: string, style: Style, setting: Setting): Block {
  const lines = linesOf(ruler, text, style, setting.width, setting.most);
  const step = lineHeight(style);
  const { face, size, ink } = style;
  return {
    height: lines.length * step,
    marks: (y) =>
      lines.map((line, index) => ({
        kind: 'text',
        x: setting.x,
        // The letters stand in the middle of their line.
        y: y + index * step + (step + 0.66 * size * MM_PER_POINT) / 2,
        text: line,
        face,
        size,
        ink,
      })),
  };
}

/** Nothing, so high. */
export function gap(height: number): Block {
  return { height, marks: () => [] };
}

/** Blocks one below the other. */
export function stack(...blocks: readonly Block[]): Block {
  return {
    height: blocks.reduce((sum, { height }) => sum + height, 0),
    marks: (y) => {
      let top = y;
      return blocks.flatMap((block) => {
        const marks = block.marks(top);
        top += block.height;
        return marks;
      });
    },
  };
}

/** Blocks over one another, as high as the highest. */
export function beside(...blocks: readonly Block[]): Block {
  return {
    height: Math.max(0, ...blocks.map(({ height }) => height)),
    marks: (y) => blocks.flatMap(({ marks }) => marks(y)),
  };
}

/** What found room, and how many blocks did not. */
export interface Filled {
  readonly block: Block;
  readonly left: number;
}

/**
 * As many blocks as there is room for, in their order; where some are left, their number is said
 * at the end, and that has room too.
 *
 * @param more says how many are left
 */
export function fill(
  blocks: readonly Block[],
  room: number,
  more: (left: number) => Block,
): Filled {
  const whole = stack(...blocks);
  if (whole.height <= room) return { block: whole, left: 0 };
  for (let count = blocks.length - 1; count >= 0; count -= 1) {
    const left = blocks.length - count;
    const some = stack(...blocks.slice(0, count), more(left));
    if (some.height <= room || count === 0) {
      return { block: some.height <= room ? some : gap(0), left };
    }
  }
  return { block: gap(0), left: 0 };
}

/**
 * Blocks on up to so many pages of one height, at least one; the last says how many found no room.
 */
export function paginate(
  blocks: readonly Block[],
  head: Block,
  height: number,
  most: number,
  more: (left: number) => Block,
): readonly Block[] {
  const room = height - head.height;
  let count = 0;
  let used = 0;
  for (const block of blocks) {
    used += block.height;
    if (used > room) break;
    count += 1;
  }
  if (count === blocks.length || count === 0 || most === 1) {
    return [stack(head, fill(blocks, room, more).block)];
  }
  const rest = paginate(blocks.slice(count), head, height, most - 1, more);
  return [stack(head, ...blocks.slice(0, count)), ...rest];
}
