import type { Service } from '@/content/transport/types';
import { londonTime } from '@/lib/time/london';
import { bus, transport } from './testing/transport';
import { busesText, daysText, lastBuses, lastText, servicesBetween, weekOf } from './timetable';

it('leaves out what ends here, or never comes', () => {
  expect(servicesBetween(transport, 'depot')).toEqual([]);
  expect(servicesBetween(transport, 'head')).toEqual([]);
  expect(servicesBetween(transport, 'cove', 'mill')).toEqual([]);
  expect(servicesBetween(transport, 'cove', 'quay')).toEqual([bus]);
});

it('says the last of each kind of day in a sentence', () => {
  expect(lastText(transport, bus, 'cove', 'quay')).toBe(
    'Monday to Friday\u00a000:07; Saturdays and bank holidays\u00a0ask; Sundays\u00a0none',
  );
  // The minutes at the inn are not known, those at the cove are.
  expect(lastText(transport, bus, 'inn', 'quay')).toContain(
    'Monday to Friday\u00a0some minutes after 00:07; Saturdays',
  );
  expect(lastText(transport, { ...bus, times: [] }, 'cove', 'quay')).toBe('ask');
  const irregular = [{ from: '12-20', until: '12-24' }] as const;
  expect(lastText(transport, { ...bus, irregular }, 'cove', 'quay')).toMatch(/; some dates\sask$/);
});

it('names the buses of a stop by their numbers, each with where it goes, once', () => {
  const back = { ...bus, slug: 'back', towards: 'Mill' };
  const coming = {
    ...bus,
    slug: 'coming',
    validFrom: '2032-01-01',
    validUntil: '2032-12-31',
  } as const;
  const other = { ...bus, slug: 'other', number: '8', towards: 'Moor' };
  expect(busesText([bus, back, other, coming])).toEqual(['7 to Quay and Mill', '8 to Moor']);
  expect(busesText([])).toEqual([]);
});

it('puts days together that have the same trips, each with its time at every stop', () => {
  const daily = ['weekday', 'saturday', 'sunday', 'bank-holiday'] as const;
  const texts = (one: Service) =>
    weekOf(transport, one).map(({ days, state, trips }) => [
      daysText(days),
      state === 'unknown'
        ? state
        : trips.map(({ stopTimes }) =>
            stopTimes.map((at) => londonTime(at.latest ?? at.earliest)).join(' '),
          ),
    ]);
  expect(texts(bus)).toEqual([
    [
      'Monday to Friday',
      [
        '07:30 07:42 08:00 08:00 08:00',
        '12:00 12:12 12:30 12:30 12:30',
        '23:55 00:07 00:25 00:25 00:25',
      ],
    ],
    ['Saturdays and bank holidays', 'unknown'],
    ['Sundays', []],
  ]);
  expect(texts({ ...bus, times: [{ days: daily, times: [] }] })).toEqual([['Every day', []]]);
});

it('has the last bus between two points, once for days that are alike', () => {
  const later = {
    ...bus,
    slug: 'later',
    times: [{ days: ['saturday', 'sunday'], times: ['18:00', '19:00'] }],
  } as const;
  const found = lastBuses({ ...transport, services: [bus, later] }, 'cove', 'quay');
  expect(
    found.map(({ days, service, leaves }) => [
      daysText(days),
      service.slug,
      londonTime(leaves.earliest),
    ]),
  ).toEqual([
    ['Monday to Friday', 'bus-7', '00:07'],
    ['Saturdays and Sundays', 'later', '19:12'],
  ]);
  expect(lastBuses({ ...transport, services: [bus] }, 'quay', 'cove')).toEqual([]);
});
