import { losesLetters, toWinAnsi } from './win-ansi';

describe("text in the letters of a PDF's built-in fonts", () => {
  it('keeps what they have', () => {
    const text = '£145/night – “Café ’n’ cake” · €5 … 8.5 km² ½ • 18°C';
    expect(toWinAnsi(text)).toBe(text);
  });

  it('puts accents and letters together that came apart', () => {
    expect(toWinAnsi('Cafe\u0301')).toBe('Café');
  });

  it('takes the accents off letters that the fonts lack', () => {
    expect(toWinAnsi('Tŷ Ŵyn, Dvořák, Łódź')).toBe('Ty Wyn, Dvorák, Lódz');
  });

  it('makes every kind of space a plain one, and no two in a row', () => {
    expect(toWinAnsi('  8\u00a0mph\u2009 \n\tSW ')).toBe('8 mph SW');
  });

  it('spells signs that have a plain spelling', () => {
    expect(toWinAnsi('Non\u2011stop → −3 ★★')).toBe('Non-stop -> -3 **');
  });

  it('takes ligatures and wide letters apart', () => {
    expect(toWinAnsi('ﬁsh Ｃ')).toBe('fish C');
  });

  it('leaves out what has no spelling', () => {
    expect(toWinAnsi('Beach 🏖️ 日本')).toBe('Beach');
  });

  it('leaves out characters that control something', () => {
    expect(toWinAnsi('a\u0000b\u200bc\u007fd')).toBe('abcd');
  });

  it('holds nothing outside Windows-1252, whatever comes in', () => {
    let everything = '';
    for (let code = 1; code < 0xd800; code += 1) everything += String.fromCodePoint(code);
    const result = toWinAnsi(everything);
    expect(result).toMatch(/^[\u0020-\u007e\u00a1-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]+$/u);
  });
});

test.each([
  ['the letters of Western Europe', 'Café Ærø, £5 – “naïve”', false],
  ['accents that can be taken off', 'Łódź, Ōsaka', false],
  ['signs without a letter', '🏖 ★ → ☂', false],
  ['Arabic', 'شاطئ', true],
  ['Hebrew', 'חוף', true],
  ['Chinese', 'Beach 海滩', true],
  ['Korean', '해변', true],
  ['Greek', 'παραλία', true],
  ['Arabic digits', '٣', true],
])('%s: %p cannot be written: %p', (_case, text, expected) => {
  expect(losesLetters(text)).toBe(expected);
});
