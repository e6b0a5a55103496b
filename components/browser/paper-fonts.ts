const timeoutMs = 15_000;

const addresses = {
  display: new URL('../../styles/fonts/paper-display.ttf', import.meta.url),
  body: new URL('../../styles/fonts/paper-body.ttf', import.meta.url),
  bold: new URL('../../styles/fonts/paper-bold.ttf', import.meta.url),
};

export async function fetchPaperFont(face: keyof typeof addresses): Promise<string> {
  const response = await fetch(addresses[face], { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`The typeface answers ${response.status}.`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
