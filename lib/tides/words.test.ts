import { toEpochMinutes } from '../time/london';
import { extremeName, tideHeight, tidesInWords } from './words';

test('each kind of tide has the name that tables use', () => {
  expect([extremeName('high'), extremeName('low')]).toEqual(['High water', 'Low water']);
});

test('a day of tides is one sentence in London time', () => {
  const tides = [
    {
      kind: 'high',
      instant: toEpochMinutes('2026-07-01', '06:25'),
      height: 4.21,
      source: 'prediction',
    },
    {
      kind: 'low',
      instant: toEpochMinutes('2026-07-01', '12:18'),
      height: 0.96,
      source: 'prediction',
    },
  ] as const;
  expect(tidesInWords(tides)).toBe(
    'high water at 06:25, 4.2\u00a0m; low water at 12:18, 1.0\u00a0m',
  );
});

test('an estimated height never stands without its name', () => {
  expect(tideHeight({ height: 3.8, source: 'estimate' })).toBe('3.8\u00a0m (rough estimate)');
  expect(tideHeight({ height: 3.8, source: 'record' })).toBe('3.8\u00a0m');
});
