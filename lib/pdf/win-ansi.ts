/**
 * The characters of a PDF's built-in fonts: Windows-1252, which Western European text fits into.
 * Anything else would come out as another letter, so it is replaced or left out.
 */

/** What Windows-1252 has besides Latin-1. */
const extras = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';

/** Letters and signs with a plain spelling that taking their accents off does not give. */
const spellings: Readonly<Record<string, string>> = {
  '‐': '-',
  '‑': '-',
  '‒': '–',
  '―': '—',
  '−': '-',
  '′': '’',
  '″': '”',
  '⁄': '/',
  '→': '->',
  '←': '<-',
  '≤': '<=',
  '≥': '>=',
  '≈': '~',
  '★': '*',
  '☆': '*',
  '✓': '*',
  đ: 'd',
  Đ: 'D',
  ł: 'l',
  Ł: 'L',
  ħ: 'h',
  Ħ: 'H',
  ı: 'i',
};

const isWinAnsi = (character: string) =>
  /^[\u0020-\u007e\u00a1-\u00ff]$/.test(character) || extras.includes(character);

function spell(character: string): string {
  if (isWinAnsi(character)) return character;
  if (/\s/.test(character)) return ' ';
  const spelt = spellings[character];
  if (spelt !== undefined) return spelt;
  const plain = character.normalize('NFKD');
  return Array.from(plain).filter(isWinAnsi).join('');
}

/** Whether a text has letters or digits that a PDF's built-in fonts can neither write nor spell. */
export function losesLetters(text: string): boolean {
  return Array.from(text.normalize('NFC')).some(
    (character) => /[\p{L}\p{N}]/u.test(character) && spell(character) === '',
  );
}

/**
 * A text in the letters that a PDF's built-in fonts have: spaces of every kind are plain ones, no
 * two in a row; foreign letters lose their accents; what has no spelling is left out.
 */
export function toWinAnsi(text: string): string {
  return Array.from(text.normalize('NFC'), spell).join('').replace(/\s+/g, ' ').trim();
}
