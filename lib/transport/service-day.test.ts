import { transport } from './testing/transport';
import { serviceDay } from './service-day';

it.each([
  ['2031-05-08', 'weekday'],
  ['2031-05-10', 'saturday'],
  ['2031-05-11', 'sunday'],
  ['2031-04-11', 'bank-holiday'],
  ['2031-12-25', 'bank-holiday'],
  // A Thursday that the fixture's list does not have: still no day like others.
  ['2032-01-01', 'bank-holiday'],
  ['2030-12-31', undefined],
  ['2033-01-01', undefined],
] as const)('%s is a %s', (date, day) => {
  expect(serviceDay(date, transport)).toBe(day);
});
