/**
 * Short codes: what stands for a thing or a place in a link that has to stay short. They are worked
 * out from type and slug, which never change, so no list of them has to be kept anywhere. Where two
 * come out alike, the content check says so and the newer of the two gets one by hand.
 */
import { linkType } from '../kinds';

/** Digits and letters that no eye takes for one another: those of base 58. */
export const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** Characters. */
export const CODE_LENGTH = 3;

/** How many codes there are. */
const COUNT = ALPHABET.length ** CODE_LENGTH;

/** Of a place where one sleeps, in the place of a planner type. */
export const PLACE = 'place';

/** What a code stands for. */
export interface Coded {
  /** As the planner saves it; {@link PLACE} for a place. */
  readonly type: string;
  readonly slug: string;
}

/** Codes, and what each of them stands for: the content of `/planner/codes.json`. */
export type Codes = Readonly<Record<string, Coded>>;

/**
 * The code of a thing that was given none by hand. It may never come out in another way: links
 * with it are on paper.
 */
export function codeOf({ type, slug }: Coded): string {
  return wordOf(hash(`${linkType(type)}:${slug}`) % COUNT);
}

const FORM = new RegExp(`^[${ALPHABET}]{${CODE_LENGTH}}$`);

/** Whether a text has the form of a code. */
export function isCode(text: string): boolean {
  return FORM.test(text);
}

/** The first code from a thing's own on that is not taken. */
export function freeCode(thing: Coded, taken: ReadonlySet<string>): string {
  const start = hash(`${linkType(thing.type)}:${thing.slug}`);
  for (let step = 0; step < COUNT; step += 1) {
    const code = wordOf((start + step) % COUNT);
    if (!taken.has(code)) return code;
  }
  throw new Error('Every short code is taken.');
}

/** A code as the number that it is. */
export function numberOf(code: string): number {
  return Array.from(code).reduce(
    (number, letter) => number * ALPHABET.length + ALPHABET.indexOf(letter),
    0,
  );
}

/** A number from 0 as letters of the alphabet: those of a code, or as many as are wanted. */
export function wordOf(number: number, length = CODE_LENGTH): string {
  return Array.from({ length }, (_, place) => {
    const digit = Math.floor(number / ALPHABET.length ** (length - 1 - place));
    return ALPHABET[digit % ALPHABET.length];
  }).join('');
}

/** Characters of a check. */
export const CHECK_LENGTH = 2;

/** What stands behind a text in a link, to tell whether all of it has come as it was sent. */
export function checkOf(text: string): string {
  return wordOf(hash(text), CHECK_LENGTH);
}

/** FNV-1a of a text of ASCII letters: 32 bits, which spread well and need no library. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}
