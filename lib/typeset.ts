/** Text as a compositor sets it. */

/** Figures and what they count or measure: "20 minutes", "17 to 22 miles", "150 m". */
const measured = /(\d) (?=(?:m|km|h|min|mins|miles?|minutes|hours|metres)\b)|(\d to) (?=\d)/g;

/** The text with figures kept in one line with their unit; by no-break spaces, so no longer than it was. */
export function bindUnits(text: string): string {
  return text.replace(measured, '$1$2\u00a0');
}

/** A date and a time, or another short group of words, kept in one line. */
export function bindWords(text: string): string {
  return text.replaceAll(' ', '\u00a0');
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
