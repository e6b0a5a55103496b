/** Text as a compositor sets it. */

/** Between two figures: "17 to 22". */
const spans = /(\d to) (?=\d)/g;
/** Between figures and what they count or measure: "20 minutes", "150 m", and before "to" of a span. */
const measures = /(\d) (?=(?:m|km|h|min|mins|miles?|minutes|hours|metres)\b|to\u00a0)/g;
/** "1 h 40 min", of which the measures are bound already. */
const hoursAndMinutes = /(\d\u00a0h) (?=\d)/g;

/** The text with figures kept in one line with their unit; by no-break spaces, so no longer than it was. */
export function bindUnits(text: string): string {
  return text
    .replace(spans, '$1\u00a0')
    .replace(measures, '$1\u00a0')
    .replace(hoursAndMinutes, '$1\u00a0');
}

/** A date and a time, or another short group of words, kept in one line. */
export function bindWords(text: string): string {
  return text.replaceAll(' ', '\u00a0');
}

/**
 * An address or the name of a place, of which what stands between two commas keeps in one line, if it
 * is short: "2 High Street, Little Village, AB1 2CD".
 */
export function bindPlaces(place: string): string {
  return place
    .split(', ')
    .map((part) => (part.length <= 20 ? bindWords(part) : part))
    .join(', ');
}

/** "a", "a and b", "a, b and c". */
export function listText(parts: readonly string[], word: 'and' | 'or' = 'and'): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} ${word} ${last}`;
}

/** The text as a sentence or a label begins. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * The beginning of a text, for where there is no room for the whole: as far as a sentence ends in its
 * second half, or else a word.
 *
 * @param most characters
 */
export function excerpt(text: string, most: number): string {
  if (text.length <= most) return text;
  const head = text.slice(0, most);
  const [sentences = ''] = /^.*[.!?](?= )/.exec(head) ?? [];
  if (sentences.length > most / 2) return sentences;
  return `${head.slice(0, head.lastIndexOf(' ')).replace(/[\s,;:–]+$/, '')}…`;
}
