import { ALPHABET, codeOf, isCode } from './codes';

test.each([
  ['beach', 'long-sands', 'UsK'],
  ['Area', 'long-sands', 'qvD'],
  ['restaurant', 'the-inn', 'd2c'],
  ['place', 'village', 'uiu'],
])('the code of %s %s is what it was when the first link was printed', (type, slug, code) => {
  expect(codeOf({ type, slug })).toBe(code);
});

test('a type is the same in small letters, as in links', () => {
  expect(codeOf({ type: 'Walk', slug: 'a' })).toBe(codeOf({ type: 'walk', slug: 'a' }));
});

test('no code holds letters that are taken for one another', () => {
  expect(ALPHABET).not.toMatch(/[0OIl]/);
  expect(new Set(ALPHABET).size).toBe(58);
});

test('ten thousand names are spread over the codes', () => {
  const codes = Array.from({ length: 10_000 }, (_, index) =>
    codeOf({ type: 'beach', slug: `cove-${index}` }),
  );
  expect(codes.every(isCode)).toBe(true);
  // By chance alone some 250 of them come out alike.
  expect(new Set(codes).size).toBeGreaterThan(9_600);
});

test.each(['', 'ab', 'abcd', 'a0c', 'a-c', 'é11'])('%p is no code', (text) => {
  expect(isCode(text)).toBe(false);
});

test('a taken code gives way to the next free one', () => {
  const thing = { type: 'beach', slug: 'long-sands' };
  const first = codeOf(thing);
  const second = codeOf(thing, new Set([first]));
  expect(isCode(second)).toBe(true);
  expect(second).not.toBe(first);
});
