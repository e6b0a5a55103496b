import { londonDate, londonTime } from '@/lib/time/london';

import { eventEnd } from './end';

test('an event of one day ends at its end time by London’s clocks', () => {
  expect(eventEnd({ startDate: '2025-08-08', endTime: '20:30' })).toBe(
    Date.parse('2025-08-08T19:30Z') / 60_000,
  );
});

test('an event of several days ends on the last of them', () => {
  const end = eventEnd({ startDate: '2025-08-28', endDate: '2025-08-30', endTime: '22:00' });
  expect([londonDate(end), londonTime(end)]).toEqual(['2025-08-30', '22:00']);
});
