import type { StretchId } from '@/content/closures';
import { toEpochMinutes } from '@/lib/time/london';
import { stateAt } from '@/lib/time/day';
import { closurePeriods, trustPeriods } from './periods';

const stretch = 'quay-lane' as string as StretchId;

test('a fact is trusted from the first to the last minute of its days in London', () => {
  const periods = trustPeriods({ validFrom: '2031-05-20', validUntil: '2031-06-30' });
  const at = (...when: Parameters<typeof toEpochMinutes>) =>
    stateAt(periods, toEpochMinutes(...when));
  expect(at('2031-05-19', '23:59')).toBe('otherwise');
  expect(at('2031-05-20', '00:00')).toBe('trusted');
  expect(at('2031-06-30', '23:59')).toBe('trusted');
  expect(at('2031-07-01', '00:00')).toBe('otherwise');
});

test('without a first day it has been trusted for as long as anyone asks', () => {
  const periods = trustPeriods({ validUntil: '2031-06-30' });
  expect(stateAt(periods, toEpochMinutes('1999-01-01', '12:00'))).toBe('trusted');
});

test('two notices of one road, whatever their order, close it each in its time', () => {
  const winter = { from: '2031-01-10', until: '2031-03-31', closes: [stretch] } as const;
  const summer = { from: '2031-06-01', until: '2031-06-30', closes: [stretch] } as const;
  const periods = closurePeriods(stretch, [summer, winter]);
  expect(periods.map(({ state }) => state)).toEqual([
    'open',
    'closed',
    'unknown',
    'closed',
    'unknown',
  ]);
  expect(periods.map(({ from }) => from)).toEqual([
    undefined,
    toEpochMinutes('2031-01-10', '00:00'),
    toEpochMinutes('2031-04-01', '00:00'),
    toEpochMinutes('2031-06-01', '00:00'),
    toEpochMinutes('2031-07-01', '00:00'),
  ]);
});
