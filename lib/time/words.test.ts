import {
  climbText,
  durationText,
  lengthText,
  milesText,
  minutesText,
  spokenDateRange,
} from './spans';

const plain = (text: string) => text.replace(/\u00a0/g, ' ');

it.each([
  [12, '15 min'],
  [55, '55 min'],
  [56, '1 h'],
  [74.1, '1 h 15 min'],
  [88.9, '1 h 30 min'],
  [80, '1 h 20 min'],
  [165, '2 h 45 min'],
  [420, '7 h'],
])('%s minutes are %s', (minutes, words) => {
  expect(plain(durationText(minutes))).toBe(words);
});

it.each([
  [0, '0 min'],
  [45.4, '45 min'],
  [60, '1 h'],
  [125, '2 h 5 min'],
])('exactly, %s minutes are %s', (minutes, words) => {
  expect(plain(minutesText(minutes))).toBe(words);
});

it('gives miles with kilometres beside them', () => {
  expect([4.8, 1.6, 456].map(milesText).map(plain)).toEqual(['3 miles', '1 mile', '283 miles']);
  expect([4.8, 1.6].map(lengthText).map(plain)).toEqual(['3 miles (4.8 km)', '1 mile (1.6 km)']);
});

it('says the days of a stay, with the year where it is another', () => {
  expect([
    spokenDateRange('2031-06-05', '2031-06-07', '2031-01-05'),
    spokenDateRange('2031-06-05', '2031-06-05', '2030-01-05'),
    spokenDateRange('2030-12-31', '2031-01-01', '2030-01-05'),
  ]).toEqual(['Thu 5 to Sat 7 Jun', 'Thu 5 Jun 2031', 'Tue 31 Dec 2030 to Wed 1 Jan 2031']);
});

it('says "about" of a climb only where its source does', () => {
  expect([climbText(58, true), climbText(60, false), climbText(0, true)].map(plain)).toEqual([
    'about 60 m',
    '60 m',
    '0 m',
  ]);
});
