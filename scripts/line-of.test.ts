import { lineOf } from './line-of';

const text = `const read = { until: 3 } as const;
export const list = [
  { slug: 'one', until: 1 },
  {
    slug: 'two',
    until: 2,
  },
  {
    slug: 'three',
    ...read,
  },
];`;

it('finds a field in its own entry', () => {
  expect(lineOf(text, ['export const list'])).toBe(2);
  expect(lineOf(text, ['one', 'until'])).toBe(3);
  expect(lineOf(text, ['two', 'until'])).toBe(6);
});

it('finds a field in what the entry spreads', () => {
  expect(lineOf(text, ['three', 'until'])).toBe(1);
});

it('stays at the last that it found', () => {
  expect(lineOf(text, ['two', 'never'])).toBe(5);
  expect(lineOf(text, ['never'])).toBe(1);
});
