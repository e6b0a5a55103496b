/**
 * The text of a file, in whichever form of Unicode a program has saved it. Undefined for any other
 * encoding: a wrong guess would change the visitor's own words.
 */
export function decodeText(bytes: Uint8Array): string | undefined {
  try {
    // Takes a mark of its own encoding from the start.
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** By the mark at the start; else JSON begins with a sign of ASCII, which UTF-16 pads with a zero. */
function encodingOf([first, second]: Uint8Array): string {
  if ((first === 0xff && second === 0xfe) || second === 0) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || first === 0) return 'utf-16be';
  return 'utf-8';
}
