import { climbText, durationText, durationWords, lengthText } from './words';

const plain = (text: string) => text.replace(/\u00a0/g, ' ');

it.each([
  [12, '15 min', '15 minutes'],
  [55, '55 min', '55 minutes'],
  [56, '1 h', 'an hour'],
  [74.1, '1 h 15 min', 'an hour and a quarter'],
  [88.9, '1 h 30 min', 'an hour and a half'],
  [80, '1 h 20 min', 'an hour and 20 minutes'],
  [165, '2 h 45 min', 'two hours and three quarters'],
  [420, '7 h', '7 hours'],
])('%s minutes are %s, or %s', (minutes, short, words) => {
  expect([durationText(minutes), durationWords(minutes)].map(plain)).toEqual([short, words]);
});

it('gives kilometres with miles beside them', () => {
  expect([4.8, 1.6].map(lengthText).map(plain)).toEqual(['4.8 km (3 miles)', '1.6 km (1 mile)']);
});

it('says "about" of a climb only where its source does', () => {
  expect([climbText(60, true), climbText(60, false), climbText(0, true)].map(plain)).toEqual([
    'about 60 m',
    '60 m',
    '0 m',
  ]);
});
