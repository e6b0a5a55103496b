import { bay } from '@/lib/days/testing/facts';
import type { SourcedTide, Tides } from '@/lib/tides/compose';
import { type EpochMinutes, toEpochMinutes } from '@/lib/time/london';
import { todaySentence } from './sentence';

jest.mock('@/content/transport/points', () => ({ homePoint: 'village', awayPoint: 'quay' }));

/** High water at 06:00 and 18:00, low at noon and midnight, every day, by Greenwich. */
function tides(source: SourcedTide['source']): Tides {
  const extremesBetween = (from: EpochMinutes, to: EpochMinutes) => {
    const first = Math.ceil(from / 360);
    return Array.from({ length: Math.ceil(to / 360) - first }, (_, index) => {
      const instant = (first + index) * 360;
      const isLow = instant % 720 === 0;
      return { instant, kind: isLow ? 'low' : 'high', height: isLow ? 1 : 4, source } as const;
    });
  };
  return {
    sourceAt: () => source,
    heightAt: (instant) => 2.5 - Math.cos((instant / 720) * 2 * Math.PI) * 1.5,
    extremesBetween,
  };
}

const at = (
  date: `${number}-${number}-${number}`,
  time: `${number}:${number}`,
  { from = 'quay', source = 'prediction' as SourcedTide['source'], facts = bay } = {},
) =>
  todaySentence(
    {
      facts,
      tides: tides(source),
      from,
    },
    toEpochMinutes(date, time),
  );

// Tuesday 14 January 2031.
test.each([
  ['12:30', 'Light until 17:15, tide coming in until 18:00, two places open, last bus home 14:30.'],
  [
    '09:00',
    'Light until 17:15, tide going out until 12:00, first place opens 10:00, last bus home 14:30.',
  ],
  [
    '15:00',
    'Light until 17:15, tide coming in until 18:00, two places open, last bus home has gone.',
  ],
  [
    '18:30',
    'Dark until 07:31, tide going out until 00:00, one place open, last bus home has gone.',
  ],
  [
    '21:30',
    'Tomorrow: light from 07:31 to 17:17, low water 12:00, first place opens 10:00, last bus home 14:30.',
  ],
  [
    '03:20',
    'Today: light from 07:32 to 17:15, low water 12:00, first place opens 10:00, last bus home 14:30.',
  ],
] as const)('at %s it says what is to come', (time, sentence) => {
  expect(at('2031-01-14', time)).toBe(sentence);
});

test('at home the last bus is the one back from where most of them leave', () => {
  expect(at('2031-01-14', '12:30', { from: 'village' })).toMatch(/last bus from quay 14:30\.$/);
});

test('what is not known is to be checked, and never counts as fine', () => {
  // The timetable is trusted until 30 December.
  expect(at('2031-12-31', '12:30')).toMatch(/look up bus 7 home\.$/);
  expect(at('2031-01-14', '12:30', { source: 'estimate' })).toContain('check the tide');
  expect(at('2031-01-14', '21:30', { source: 'estimate' })).toContain('check the tide');
  // Hours that were read too long ago.
  expect(at('2040-01-10', '12:30')).toContain('check what’s open');
  // A Sunday without buses, and a point without a stop.
  expect(at('2031-01-12', '12:30')).toMatch(/no bus home today\.$/);
  expect(at('2031-01-14', '12:30', { from: 'nowhere' })).toMatch(/no bus home\.$/);
});

test('of two timetables of which one has not been read, none is called the last', () => {
  const [home] = bay.transport.services.filter(({ slug }) => slug === 'home');
  if (!home) throw new Error('The bay has no bus home.');
  const other = { ...home, slug: 'other', number: '8', times: [] };
  const facts = {
    ...bay,
    transport: { ...bay.transport, services: [...bay.transport.services, other] },
  };
  expect(at('2031-01-14', '12:30', { facts })).toMatch(/last bus we have home 14:30\.$/);
  // The one that nobody has read may still come.
  expect(at('2031-01-14', '15:00', { facts })).toMatch(/look up bus 8 home\.$/);
});
