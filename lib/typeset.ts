/** Between two figures: "17 to 22". */
const spans = /(\d to) (?=\d)/g;
/** Between figures and what they count or measure: "20 minutes", "150 m", and before "to" of a span. */
const measures = /(\d) (?=(?:m|km|h|min|mins|miles?|minutes|hours|metres)\b|to\u00a0)/g;
const hoursAndMinutes = /(\d\u00a0h) (?=\d)/g;

export function bindUnits(text: string): string {
  return text
    .replace(spans, '$1\u00a0')
    .replace(measures, '$1\u00a0')
    .replace(hoursAndMinutes, '$1\u00a0');
}

/** "a", "a and b", "a, b and c". */
export function listText(parts: readonly string[], word: 'and' | 'or' = 'and'): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} ${word} ${last}`;
}

/** "1 stop", "4 stops". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
