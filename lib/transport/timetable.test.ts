import type { Service } from '@/content/transport/types';
import { londonTime } from '@/lib/time/london';
import { bus, transport } from './testing/transport';
import {
  busesText,
  daysText,
  endsText,
  headwaysEnd,
  headwaysText,
  lastBuses,
  lastDayOf,
  lastText,
  servicesBetween,
  weekOf,
} from './timetable';

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
  expect(lastText(transport, { ...bus, irregular }, 'cove', 'quay')).toMatch(
    /Sundays\snone; not 20\sDecember to 24\sDecember$/,
  );
});

const often: Service = {
  ...bus,
  times: [...bus.times.slice(0, 2), { days: ['sunday'], times: 'not-read' }],
  headways: [
    { days: ['weekday', 'saturday'], from: '08:00', until: '18:00', every: 60 },
    { days: ['sunday'], from: '10:00', until: '17:30', every: 150 },
  ],
  headwaysUntil: '2032-06-30',
  irregular: [{ from: '12-24', until: '01-02' }],
};
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

it('says of a stop about how often a bus comes whose times are not read, and when it may not', () => {
  expect(plain(lastText(transport, often, 'cove', 'quay'))).toBe(
    'Monday to Friday 00:07; Saturdays about hourly; Sundays about every 2½ hours; bank holidays ask; not 24 December to 2 January',
  );
  const unread = { ...often, times: [] };
  expect(plain(lastText(transport, unread, 'cove', 'quay'))).toBe(
    'Monday to Saturday about hourly; Sundays about every 2½ hours; ask',
  );
});

it('says about how often a bus comes once its times have lapsed, where that is known', () => {
  expect(plain(headwaysText(often))).toBe(
    'Monday to Saturday about hourly from 08:00 to 18:00; Sundays about every 2½ hours from 10:00 to 17:30',
  );
  expect(plain(headwaysText(often, 'cove'))).toContain('Saturday about hourly from 08:12 to 18:12');
  // The minutes at the inn are not known, those at the cove before it are.
  expect(headwaysText(often, 'inn')).toBe(headwaysText(often, 'cove'));
  expect(headwaysText(bus)).toBeUndefined();
  expect([lastDayOf([bus]), lastDayOf([bus, often])]).toEqual(['2031-12-31', '2032-06-30']);
  const coming = { ...often, slug: 'coming', validFrom: '2032-03-01' } as const;
  const ends = (services: readonly Service[]) => headwaysEnd({ services }, often);
  expect([ends([often]), ends([often, coming])]).toEqual(['2032-06-30', '2032-02-29']);
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

it('calls an end as the feed does, and one that no feed has as it is typed', () => {
  const back: Service = { ...bus, slug: 'back', towards: 'Mill', calls: bus.calls.toReversed() };
  const feed: Service = { ...bus, slug: 'of-the-feed', towards: 'The Quay', byDate: [] };
  expect(endsText([bus, back, feed])).toBe('Mill and The Quay');
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

it('says with the last bus whether it is another on some dates', () => {
  const days = (runs: string) => ({ from: '2031-06-02', runs }) as const;
  const at = (times: readonly string[], runs: string) => ({ days: days(runs), times });
  const usual = ['07:30', '07:42', '', '08:00', ''];
  const late = ['17:30', '17:42', '', '18:00', ''];
  const imported = (last: string): Service => ({
    ...bus,
    times: [],
    readOn: '2031-06-02',
    validFrom: '2031-06-02',
    validUntil: '2031-06-06',
    byDate: [at(usual, '11111'), at(late, last)],
  });
  const variesWith = (last: string) =>
    lastBuses({ ...transport, services: [imported(last)] }, 'mill', 'quay').map(
      ({ varies }) => varies,
    );
  expect(variesWith('11111')).toEqual([false]);
  expect(variesWith('11011')).toEqual([true]);
});
