/** Short codes of things in links. The content check finds two of one code. */
import type { Thing } from '../days/trip';
import { linkType } from '../kinds';

export const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

export const CODE_LENGTH = 3;

/** What has a code and is no thing that one saves: a place on the map, a ready-made day. */
export const PLACE = 'place';
export const DAY_OUT = 'day-out';

export type Codes = Readonly<Record<string, Thing>>;

/**
 * The code that a thing gets, or the next that is not taken. May never change: links with it are on
 * paper.
 */
export function codeOf({ type, slug }: Thing, taken: ReadonlySet<string> = new Set()): string {
  let number = hash(`${linkType(type)}:${slug}`);
  while (taken.has(wordOf(number))) number += 1;
  return wordOf(number);
}

/** Whether it has the form of a short code; nothing need have it. */
export const isCode = (text: string): boolean => wordOf(numberOf(text)) === text;

/** The number that letters of the alphabet stand for, undoing `wordOf`. */
export function numberOf(code: string): number {
  let number = 0;
  for (const letter of code) number = number * ALPHABET.length + ALPHABET.indexOf(letter);
  return number;
}

/** A whole number from 0 in just so many letters; the highest digits of a larger one are lost. */
export function wordOf(number: number, length = CODE_LENGTH): string {
  return Array.from({ length }, (_, index) => {
    const digit = Math.floor(number / ALPHABET.length ** (length - 1 - index));
    return ALPHABET[digit % ALPHABET.length];
  }).join('');
}

/** Four letters: a changed one fits one time in eleven million. */
export const checkOf = (text: string): string => wordOf(hash(text), 4);

/** FNV-1a of a text of ASCII letters: 32 bits, which spread well and need no library. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const letter of text) value = Math.imul(value ^ letter.charCodeAt(0), 0x01000193);
  return value >>> 0;
}
