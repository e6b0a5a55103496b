import { dogRules } from '@/content/transport/dogs';
import { services } from '@/content/transport/services';
import type { DogRule, Service } from '@/content/transport/types';
import { reasonsOf } from './reasons';

const bus = {
  slug: '7-out',
  times: [
    { days: ['weekday'], times: ['09:00', '15:30'] },
    { days: ['sunday'], times: ['10:00'] },
  ],
  validUntil: '2031-12-31',
} as unknown as Service;
const rule = { place: 'cove', rule: 'welcome', validUntil: '2031-06-30' } as unknown as DogRule;

beforeEach(() => {
  (services as Service[]).splice(0, services.length, bus);
  (dogRules as DogRule[]).splice(0, dogRules.length, rule);
});

it('takes numbers and times from the timetable, and ends with it', () => {
  const text =
    'The last leaves at {last weekday}; on Sundays {count sunday}, else {count weekday}.';
  expect(reasonsOf({ reasons: [{ text, facts: ['7-out'] }] })).toEqual([
    { text: 'The last leaves at 15:30; on Sundays one, else two.', validUntil: '2031-12-31' },
  ]);
});

it('ends with the first of its facts, and never where it has none', () => {
  expect(
    reasonsOf({ reasons: [{ text: 'Dogs.', facts: ['7-out', 'cove'] }, 'By the sea.'] }),
  ).toEqual([{ text: 'Dogs.', validUntil: '2031-06-30' }, { text: 'By the sea.' }]);
});

it('stops the build where the timetable has no such day', () => {
  const reasons = [{ text: '{count saturday}', facts: ['7-out'] }];
  expect(() => reasonsOf({ reasons })).toThrow('no times on a saturday');
});
