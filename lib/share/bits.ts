/** Numbers as letters of base64url, which no messenger changes; the highest bit first. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const PER_LETTER = 6;

export interface BitWriter {
  readonly write: (value: number, bits: number) => void;
  readonly text: () => string;
}

export function createBitWriter(): BitWriter {
  let letters = '';
  let open = 0;
  let count = 0;
  const put = (value: number, bits: number) => {
    open = open * 2 ** bits + value;
    count += bits;
    if (count < PER_LETTER) return;
    letters += LETTERS[open] ?? '';
    open = 0;
    count = 0;
  };
  return {
    write: (value, bits) => {
      let left = bits;
      while (left > 0) {
        const taken = Math.min(left, PER_LETTER - count);
        left -= taken;
        put((value >> left) & (2 ** taken - 1), taken);
      }
    },
    text: () => (count === 0 ? letters : letters + (LETTERS[open << (PER_LETTER - count)] ?? '')),
  };
}

export interface BitReader {
  /** The next number. @throws RangeError at the end, or at a letter that is none of these */
  readonly read: (bits: number) => number;
  readonly isAtEnd: () => boolean;
}

export function createBitReader(text: string): BitReader {
  let at = 0;
  return {
    read: (bits) => {
      let value = 0;
      let left = bits;
      while (left > 0) {
        const letter = LETTERS.indexOf(text[Math.floor(at / PER_LETTER)] ?? ' ');
        if (letter < 0) throw new RangeError('There are no more bits.');
        const unread = PER_LETTER - (at % PER_LETTER);
        const taken = Math.min(left, unread);
        left -= taken;
        at += taken;
        value = value * 2 ** taken + ((letter >> (unread - taken)) & (2 ** taken - 1));
      }
      return value;
    },
    isAtEnd: () => text.length * PER_LETTER - at < PER_LETTER,
  };
}
