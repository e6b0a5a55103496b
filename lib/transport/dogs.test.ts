import type { DogRule } from '@/content/transport/types';
import { dogsOn, type YearDays } from './dogs';

const source = { name: 'The council', url: 'https://council.example/' };
const dated = { source, readOn: '2031-01-01', validUntil: '2032-12-31' } as const;
const place = 'nowhere' as DogRule['place'];
const words = 'Dogs.';

const days: YearDays = {
  bankHolidays: [
    { date: '2031-04-11', name: 'Good Friday', isGoodFriday: true },
    { date: '2031-04-14', name: 'Easter Monday' },
  ],
  octoberHalfTerms: [],
};
const read: YearDays = { ...days, octoberHalfTerms: [{ ends: '2031-10-24', source }] };

const ban: DogRule = {
  place,
  words,
  rule: 'none',
  from: { easter: -14 },
  until: { octoberHalfTerm: 'end' },
  ...dated,
};

it.each([
  ['2031-03-29', 'welcome'],
  ['2031-03-30', 'none'],
  ['2031-09-30', 'none'],
  ['2031-10-24', 'none'],
  ['2031-10-25', 'welcome'],
] as const)('on %s dogs are %s where the half-term has been read', (day, dogs) => {
  expect(dogsOn(ban, day, read)).toBe(dogs);
});

it.each([
  ['2031-09-30', 'none'],
  ['2031-10-02', 'unknown'],
  ['2031-11-07', 'unknown'],
  ['2031-11-08', 'welcome'],
] as const)('on %s dogs are %s where it has not', (day, dogs) => {
  expect(dogsOn(ban, day, days)).toBe(dogs);
});

it('knows nothing without Easter, without a rule, or of a rule that was read too long ago', () => {
  expect(dogsOn(ban, '2032-06-01', days)).toBe('unknown');
  expect(dogsOn(undefined, '2031-06-01', days)).toBe('unknown');
  expect(dogsOn({ place, words, rule: 'not-known' }, '2031-06-01', days)).toBe('unknown');
  expect(dogsOn({ place, words, rule: 'welcome', ...dated }, '2031-06-01', days)).toBe('welcome');
  expect(dogsOn({ place, words, rule: 'welcome', ...dated }, '2033-01-01', days)).toBe('unknown');
});

it('takes fixed days of the year too', () => {
  const summer: DogRule = { ...ban, from: { day: '05-01' }, until: { day: '09-30' } };
  expect(dogsOn(summer, '2031-04-30', days)).toBe('welcome');
  expect(dogsOn(summer, '2031-05-01', days)).toBe('none');
  expect(dogsOn(summer, '2031-09-30', days)).toBe('none');
  expect(dogsOn(summer, '2031-10-01', days)).toBe('welcome');
});
