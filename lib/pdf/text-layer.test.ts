import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { jsPDF } from 'jspdf';
import { addFont, textLayer } from './text-layer';

/** Any face with a Latin alphabet. */
const file = readFileSync(
  createRequire(__filename).resolve('pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf'),
).toString('base64');

/** UTF-16 as the maps of a PDF have it. */
const textOf = (hex: string) =>
  hex.replace(/.{4}/g, (unit) => String.fromCharCode(parseInt(unit, 16)));

/** The letters that the document's ToUnicode maps can give back, whatever the font. */
function lettersOf(pdf: jsPDF): string {
  const codes = [...pdf.output().matchAll(/<[0-9a-f]{4}><((?:[0-9a-f]{4})+)>/g)];
  return codes.map(([, code = '']) => textOf(code)).join('');
}

function written(...lines: readonly string[]): string {
  const pdf = new jsPDF({ unit: 'mm' });
  addFont(pdf, 'body', file);
  const { write } = textLayer(pdf, 'body');
  for (const line of lines) write(line, { x: 10, y: 10, width: 50 }, 10);
  return lettersOf(pdf);
}

test('every letter can be found again, whether the house face has it or not', () => {
  for (const text of ['Łódź, Győr', 'שלום', '海の家', 'เมือง', '🌊 𝒜', '❤️ ©']) {
    for (const letter of text.replaceAll(' ', '')) expect(written(text)).toContain(letter);
  }
});

/** The letters of a line in the order in which they are drawn, without marks. */
function drawn(line: string): string {
  const pdf = new jsPDF();
  addFont(pdf, 'body', file);
  textLayer(pdf, 'body').write(line, { x: 10, y: 10, width: 50 }, 10);
  const output = pdf.output();
  const letters = new Map(
    [...output.matchAll(/<([0-9a-f]{4})><((?:[0-9a-f]{4})+)>/g)].map(
      ([, glyph = '', code = '']) => [glyph, textOf(code)],
    ),
  );
  const [, glyphs = ''] = /<([0-9a-f]+)> Tj/.exec(output) ?? [];
  return (glyphs.match(/.{4}/g) ?? [])
    .map((glyph) => letters.get(glyph))
    .join('')
    .replace(/\u200e/g, '')
    .trim();
}

test.each([
  ['Lunch at שלום עולם then home', 'Lunch at םלוע םולש then home'],
  ['שלום Cafe עולם 10:30', 'םולש Cafe םלוע 10:30'],
  ['Meet مرحبا (5 pm)', 'Meet ابحرم (5 pm)'],
])('%s is drawn part by part, with what runs from the right turned round', (line, seen) => {
  expect(drawn(line)).toBe(seen);
});

test('lines of more letters than one face has glyphs get further subsets', () => {
  const many = Array.from({ length: 6000 }, (_, index) => String.fromCharCode(0x4e00 + index));
  const lines = Array.from({ length: 60 }, (_, index) =>
    many.slice(index * 100, index * 100 + 100),
  );
  const found = new Set(written(...lines.map((line) => line.join(''))));
  expect(many.filter((letter) => !found.has(letter))).toEqual([]);
});

test('a line ends with a space, so that words of two lines never run together', () => {
  expect(written('one')).toContain(' ');
});

test.each(['Swim 🌊 then 🏖️', 'the crew 👩‍🚒👩🏽‍🚒', '🇬🇧🇫🇷 and ❤️', '🌊🌊 🌊'])(
  '%s can be read back as it was written',
  (line) => {
    expect(drawn(line)).toBe(line);
  },
);

test('signs without a form and empty lines leave nothing behind', () => {
  expect(written('\u202e\u00ad', ' ', '', '\ue000', '\ud83c')).toBe(written());
});
