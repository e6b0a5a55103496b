/** Octets of a line without its break, RFC 5545, section 3.1. */
const longestLine = 75;

/** A line in the pieces that a calendar file may have, with plain spaces: other programs look places up. */
export function foldLine(line: string): string {
  const encoder = new TextEncoder();
  const pieces = [''];
  let room = longestLine;
  for (const character of line.replaceAll('\u00a0', ' ')) {
    const octets = encoder.encode(character).length;
    if (octets > room) {
      pieces.push('');
      // The space that goes before each further piece counts too.
      room = longestLine - 1;
    }
    pieces.push((pieces.pop() ?? '') + character);
    room -= octets;
  }
  return pieces.join('\r\n ');
}

/** A value of the type TEXT, RFC 5545, section 3.3.11. */
export function textValue(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/[^\P{Cc}\t]|\p{Cs}/gu, ' ');
}
