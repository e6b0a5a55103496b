/** "Café", "cafe" and "CAFÉ", or "Wi-Fi" and "wifi", are one word. */

const fillers = new Set(
  (
    'a an and are at been can do does for from has have how i im in is it me much my near of on or ' +
    'our the there to we what where with'
  ).split(' '),
);

export function tokenise(text: string): string[] {
  return (
    text
      .toLowerCase()
      .normalize('NFD')
      .replace(/[\u0300-\u036f'’]/g, '')
      // Short words joined by a sign are one word: wi-fi, b&b, d-day.
      .replace(/\b([a-z]{1,2})[-&]([a-z]{1,3})\b/g, '$1$2')
      .match(/[a-z0-9]+/g) ?? []
  );
}

/** All words where there are only fillers. */
export function tokeniseQuery(query: string): string[] {
  const words = [...new Set(tokenise(query))];
  const telling = words.filter((word) => !fillers.has(word));
  return telling.length > 0 ? telling : words;
}
