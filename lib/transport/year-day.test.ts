import { easterSunday } from './dogs';

const bankHolidays = [
  { date: '2031-04-11', name: 'The Friday before Easter', isGoodFriday: true },
  { date: '2031-04-14', name: 'Easter Monday' },
] as const;

it('finds Easter two days after Good Friday, and none beyond the list', () => {
  expect(easterSunday('2031', bankHolidays)).toBe('2031-04-13');
  expect(easterSunday('2032', bankHolidays)).toBeUndefined();
});
