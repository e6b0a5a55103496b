import type { DogRule } from '@/content/transport/types';
import { dogSeasons, type YearDays } from './dogs';

const source = { name: 'The council', url: 'https://council.example/' };
const ban = {
  place: 'nowhere' as DogRule['place'],
  words: 'No dogs in the season.',
  rule: 'none',
  from: { easter: -14 },
  until: { octoberHalfTerm: 'end' },
  source,
  readOn: '2031-11-20',
  validUntil: '2032-12-31',
} as const satisfies DogRule;
const days: YearDays = {
  bankHolidays: [
    { date: '2031-04-11', name: 'Good Friday', isGoodFriday: true },
    { date: '2032-03-26', name: 'Good Friday', isGoodFriday: true },
  ],
  octoberHalfTerms: [],
};
const texts = (rule: DogRule, of = days) =>
  dogSeasons(rule, of).map((text) => text.replaceAll('\u00a0', ' '));

it('gives the dates of the coming season, and says which of them to check', () => {
  expect(texts(ban)).toEqual([
    'from 14 March 2032 until 7 November 2032 at the latest: check the date',
  ]);
  const read = { ...days, octoberHalfTerms: [{ ends: '2032-10-29', source }] } as const;
  expect(texts(ban, read)).toEqual(['from 14 March 2032 until 29 October 2032']);
});

it('gives the season that was on when it was read', () => {
  expect(texts({ ...ban, readOn: '2031-06-01', validUntil: '2031-12-31' })).toHaveLength(1);
});

it('has none without Easter, beyond its days, or where dogs are welcome', () => {
  expect(texts(ban, { ...days, bankHolidays: [] })).toEqual([]);
  expect(texts({ ...ban, validUntil: '2032-01-31' })).toEqual([]);
  expect(texts({ ...ban, rule: 'welcome' })).toEqual([]);
});
