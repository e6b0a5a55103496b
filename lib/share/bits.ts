/**
 * Numbers as bits, and bits as letters that no messenger changes: those of base64url, six bits a
 * letter, the highest first.
 */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const PER_LETTER = 6;

export interface BitWriter {
  /** @param value a whole number from 0 that fits the bits */
  readonly write: (value: number, bits: number) => void;
  /** All that was written; the last letter is filled with zeros. */
  readonly text: () => string;
}

export function createBitWriter(): BitWriter {
  const written: number[] = [];
  return {
    write: (value, bits) => {
      for (let bit = bits - 1; bit >= 0; bit -= 1) written.push((value >> bit) & 1);
    },
    text: () => {
      let text = '';
      for (let start = 0; start < written.length; start += PER_LETTER) {
        const letter = Array.from({ length: PER_LETTER }, (_, bit) => written[start + bit] ?? 0);
        text += LETTERS[Number.parseInt(letter.join(''), 2)] ?? '';
      }
      return text;
    },
  };
}

export interface BitReader {
  /** The next number. @throws RangeError at the end, or at a letter that is none of these */
  readonly read: (bits: number) => number;
  /** Whether nothing is left but what fills the last letter. */
  readonly isAtEnd: () => boolean;
}

export function createBitReader(text: string): BitReader {
  let at = 0;
  const next = (): number => {
    const letter = LETTERS.indexOf(text[Math.floor(at / PER_LETTER)] ?? ' ');
    if (letter < 0) throw new RangeError('There are no more bits.');
    const bit = (letter >> (PER_LETTER - 1 - (at % PER_LETTER))) & 1;
    at += 1;
    return bit;
  };
  return {
    read: (bits) => {
      let value = 0;
      for (let bit = 0; bit < bits; bit += 1) value = value * 2 + next();
      return value;
    },
    isAtEnd: () => text.length * PER_LETTER - at < PER_LETTER,
  };
}
