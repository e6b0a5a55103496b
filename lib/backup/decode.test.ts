import { decodeText } from './decode';

const text = '{"note":"Café, “tea” at 5 €, Łódź 🌊"}\n';
const utf16 = (mark: string) => Buffer.from(mark + text, 'utf16le');

test.each([
  ['UTF-8', Buffer.from(text)],
  ['UTF-8 with its mark', Buffer.from(`\uFEFF${text}`)],
  ['UTF-16 with its mark', utf16('\uFEFF')],
  ['UTF-16 the other way round with its mark', utf16('\uFEFF').swap16()],
  ['UTF-16 without its mark', utf16('')],
  ['UTF-16 the other way round without its mark', utf16('').swap16()],
])('a file in %s is read as it was written', (_, bytes) => {
  expect(decodeText(bytes)).toBe(text);
});

const accents = 'Café über alles: señor, façade';

test.each([
  ['windows-1252', Buffer.from(accents, 'latin1')],
  ['windows-1252, its quotation marks', Buffer.from([0x22, 0x93, 0x94, 0x22])],
  ['Shift_JIS', Buffer.from([0x22, 0x8a, 0x43, 0x22])],
  ['UTF-8, cut within a letter', Buffer.from(text).subarray(0, -4)],
  ['UTF-8 with a byte lost', Buffer.from(Buffer.from('é €').filter((byte) => byte !== 0xa9))],
  ['UTF-16, cut within a letter', utf16('\uFEFF').subarray(0, -1)],
  ['UTF-16 with half a pair', Buffer.from('\uFEFF"\ud83c"', 'utf16le')],
])('a file in %s is refused, and no letter of it is guessed', (_, bytes) => {
  expect(decodeText(bytes)).toBeUndefined();
});

test('an empty file is an empty text', () => {
  expect(decodeText(Buffer.of())).toBe('');
});
