import { fragmentIn } from './pasted';

const fragment = '#plan=2.abcABC.x_-9';

test.each([
  `https://www.guide.example/planner/${fragment}`,
  `Look: https://www.guide.example/planner/${fragment}\nSee you there!`,
  `  ${fragment} `,
  fragment.slice(1),
  `<https://www.guide.example/planner/${fragment}>`,
  `https://mail.example/?to=https://www.guide.example/planner/%23${fragment.slice(1)}`,
])('the plan is found in %j', (text) => {
  expect(fragmentIn(text)).toBe(fragment);
});

test('what a messenger has encoded is left for the reader', () => {
  expect(fragmentIn('https://g.example/planner/#plan%3D2.abc')).toBe('#plan%3D2.abc');
});

test.each([
  '',
  'hello',
  'https://www.guide.example/planner/',
  '#planner',
  'my plan = swim',
  '#plan',
])('there is none in %j', (text) => {
  expect(fragmentIn(text)).toBeUndefined();
});
