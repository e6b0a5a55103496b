/**
 * The line, from 1, on which the last of some texts stands, each looked for after the one before
 * it. Where one is missing, the line of the last that was found.
 */
export function lineOf(text: string, landmarks: readonly string[]): number {
  let at = 0;
  for (const landmark of landmarks) {
    const found = text.indexOf(landmark, at);
    if (found === -1) break;
    at = found;
  }
  return text.slice(0, at).split('\n').length;
}
