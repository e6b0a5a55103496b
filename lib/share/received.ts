/**
 * What mail, messengers and filters do to a link, undone. A plan is letters and figures only, so
 * every sign among them is foreign and goes; its check tells which of the readings is the plan.
 */
import { ALPHABET } from './codes';

/** Behind none of them is a letter of a plan lost: it holds no such sign. */
const HEXADECIMAL = /%([0-9a-f]{2})|&#x([0-9a-f]{1,6});|\\u([0-9a-f]{4})/gi;
const DECIMAL = /&#(\d{1,7});/g;

const START = /(?:^|[^a-z0-9])plan=/i;
const FOREIGN = new RegExp(`[^${ALPHABET}]`, 'g');

/** Spaces, ends of lines, marks without width. */
const NOT_PRINTED = /[^!-~]/g;
const NAMED = /&[a-z]{2,8};/gi;
const TAG = /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?>/gi;

/**
 * Quoted-printable, and a mail filter that writes the percent sign as a hyphen. Only where the plain
 * reading is none: `=1A` may be the sign before a plan, or a character.
 */
const unquoted = (text: string) => unescaped(text.replace(/=\r?\n/g, ''), /[=-]([0-9A-F]{2})/g);

/** Bytes beyond ASCII are foreign here, so it does not matter of which character they are. */
function unescaped(text: string, escape: RegExp, base = 16): string {
  return text.replace(escape, (_, ...groups: readonly (string | undefined)[]) => {
    const point = Number.parseInt(groups.find(Boolean) ?? '', base);
    return point < 128 ? String.fromCharCode(point) : ' ';
  });
}

/** As often as it was encoded. */
function decoded(text: string, turns = 10): string {
  const now = unescaped(unescaped(text, HEXADECIMAL), DECIMAL, 10).replace(NAMED, ' ');
  if (now !== text && turns > 1) return decoded(now, turns - 1);
  return now.replace(NOT_PRINTED, '');
}

/** The letters that may be a plan in a text: all its readings, the likeliest first. */
export function lettersIn(text: string): readonly string[] {
  const unmarked = text.replace(TAG, '');
  const readings = [text, unquoted(text), unmarked, unquoted(unmarked)];
  const plain = new Set(readings.map((reading) => decoded(reading)));
  return [...plain].flatMap((reading) =>
    reading
      .split(START)
      .slice(1)
      .map((part) => part.replace(FOREIGN, '')),
  );
}
