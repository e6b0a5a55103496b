import { dogRules } from '@/content/transport/dogs';
import type { DogRule, Service } from '@/content/transport/types';
import { siteTransport } from '@/lib/content/transport';
import { bus as anyBus } from '@/lib/transport/testing/transport';
import { reasonsOf } from './reasons';

const bus: Service = {
  ...anyBus,
  slug: '7-out',
  times: [
    { days: ['weekday'], times: ['09:00', '15:30'] },
    { days: ['sunday'], times: ['10:00'] },
  ],
};
const rule = { place: 'cove', rule: 'welcome', validUntil: '2031-06-30' } as unknown as DogRule;

beforeEach(() => {
  jest.replaceProperty(siteTransport, 'services', [bus]);
  jest.replaceProperty(siteTransport, 'bankHolidaysUntil', '2032-12-31');
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

it('takes them from the feed that has been imported, and ends with it', () => {
  const days = { from: '2031-03-01', runs: '1'.repeat(31) } as const;
  const imported: Service = {
    ...bus,
    slug: 'of-the-feed',
    times: [],
    byDate: [{ days, times: ['08:00', '', '', '08:30', ''] }],
    readOn: '2031-03-01',
    validFrom: '2031-03-01',
    validUntil: '2031-03-31',
  };
  jest.replaceProperty(siteTransport, 'services', [bus, imported]);
  expect(reasonsOf({ reasons: [{ text: 'At {last weekday}.', facts: ['7-out'] }] })).toEqual([
    { text: 'At 08:00.', validUntil: '2031-03-31' },
  ]);
});
