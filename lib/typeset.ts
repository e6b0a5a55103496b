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
