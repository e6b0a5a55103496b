import { bindUnits } from './typeset';

it.each([
  ['It is 17 to 22 miles, or 20 minutes.', 'It is 17~to~22~miles, or 20~minutes.'],
  ['about 150 m of climb in 1 h 35 min', 'about 150~m of climb in 1~h~35~min'],
  ['3 men in 4.5 miles', '3 men in 4.5~miles'],
  ['bus 3 to Quay', 'bus 3 to Quay'],
])('keeps the figures of “%s” with their units', (text, bound) => {
  expect(bindUnits(text).replaceAll('\u00a0', '~')).toBe(bound);
});
