/** Short codes of things in links. The content check finds two of one code. */
import type { Thing } from '../days/trip';
import { linkType } from '../kinds';

export const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

export const CODE_LENGTH = 3;

const COUNT = ALPHABET.length ** CODE_LENGTH;

/** What has a code and is no thing that one saves: a place on the map, a ready-made day. */
export const PLACE = 'place';
export const DAY_OUT = 'day-out';

export type Codes = Readonly<Record<string, Thing>>;

/**
 * The code that a thing gets, or the next that is not taken. May never change: links with it are on
 * paper. Throws if every one is taken.
 */
export function codeOf({ type, slug }: Thing, taken: ReadonlySet<string> = new Set()): string {
  const start = hash(`${linkType(type)}:${slug}`);
  for (let step = 0; step < COUNT; step += 1) {
    const code = wordOf((start + step) % COUNT);
    if (!taken.has(code)) return code;
  }
  throw new Error('Every short code is taken.');
}

const FORM = new RegExp(`^[${ALPHABET}]{${CODE_LENGTH}}$`);

/** Whether it has the form of a short code; nothing need have it. */
export function isCode(text: string): boolean {
  return FORM.test(text);
}

/** The number that letters of the alphabet stand for, undoing `wordOf`. */
export function numberOf(code: string): number {
  return Array.from(code).reduce(
    (number, letter) => number * ALPHABET.length + ALPHABET.indexOf(letter),
    0,
  );
}

/** A whole number from 0 in just so many letters; the highest digits of a larger one are lost. */
export function wordOf(number: number, length = CODE_LENGTH): string {
  return Array.from({ length }, (_, index) => {
    const digit = Math.floor(number / ALPHABET.length ** (length - 1 - index));
    return ALPHABET[digit % ALPHABET.length];
  }).join('');
}

/** Four letters: a changed one fits one time in eleven million. */
export function checkOf(text: string): string {
  return wordOf(hash(text), 4);
}

/** FNV-1a of a text of ASCII letters: 32 bits, which spread well and need no library. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}
