import { lineOf } from './line-of';

const text = `{ slug: 'one', until: 1 },
{ slug: 'two',
  until: 2,
},`;

it('finds each text after the one before it', () => {
  expect(lineOf(text, ['until'])).toBe(1);
  expect(lineOf(text, ["'two'", 'until'])).toBe(3);
});

it('stays at the last that it found', () => {
  expect(lineOf(text, ["'two'", 'never'])).toBe(2);
  expect(lineOf(text, ['never'])).toBe(1);
});
