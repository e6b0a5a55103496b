import type { Service } from '@/content/transport/types';
import type { IsoDate } from '@/content/types';
import { londonTime } from '@/lib/time/london';
import { lastBus } from './day';
import { bus, transport } from './testing/transport';
import { type Network, networksOf } from './network';
import { lastText, weekOf } from './timetable';
import { hasRide, waysBetween } from './way';
import { wayText } from './words';
import { withImported } from './data';
/** Bus 7 from Thursday 1 May 2031, but not on Friday 9 May, and until Sunday 18 May. */
const everyDay = { from: '2031-05-01', runs: '111111110111111111' } as const;

/** Bus 7 of a feed in its only direction, over the whole span of its days. */
function feedWith(times: readonly (readonly string[])[], more: Partial<Service> = {}): Service {
  return {
    slug: 'of-the-feed',
    number: '7',
    towards: 'Quay',
    operators: [{ name: 'Coast Buses (West) Ltd' }],
    calls: [
      { at: 'mill', minutes: 0 },
      { at: 'cove', minutes: 10 },
      { at: 'quay', minutes: 30 },
    ],
    times: [],
    byDate: times.map((one) => ({ days: everyDay, times: one })),
    source: { name: 'Open data', url: 'https://open.example/' },
    readOn: '2031-05-01',
    validFrom: '2031-05-01',
    validUntil: '2031-05-18',
    ...more,
  };
}

const morning = feedWith([['08:00', '08:10/08:14', '08:30']]);
const joined = (...imported: readonly Service[]) => ({
  ...transport,
  services: withImported([bus], imported),
});
const networksWith = (...imported: readonly Service[]) => networksOf(joined(...imported));

/** When buses leave the mill, with the day before as "23:55-". */
function departures({ plan, midnight }: Network): readonly string[] {
  return plan.trips.map(({ stopTimes }) => {
    const minutes = stopTimes[0]?.earliest ?? 0;
    return londonTime(midnight + minutes) + (minutes < 0 ? '-' : '');
  });
}

const busWays = (network: Network, from: string, to: string) =>
  waysBetween(network, { from, to, ready: network.midnight, due: undefined }).filter(hasRide);

describe('a line that is typed and imported', () => {
  it('has the times of the feed on the days that the feed covers, by date', () => {
    const networkOf = networksWith(morning);
    expect(departures(networkOf('2031-05-08'))).toEqual(['08:00']);
    // Saturday: nobody has typed it, and the feed says it. Friday: the feed says that none runs.
    expect(departures(networkOf('2031-05-10'))).toEqual(['08:00']);
    expect(departures(networkOf('2031-05-09'))).toEqual([]);
    expect(networkOf('2031-05-09').lines.map(({ state }) => state)).toEqual(['none']);
  });

  it('has the typed times on all other dates', () => {
    const networkOf = networksWith(morning);
    expect(departures(networkOf('2031-04-30'))).toEqual(['23:55-', '07:30', '12:00', '23:55']);
    expect(departures(networkOf('2031-05-19'))).toEqual(['07:30', '12:00', '23:55']);
    expect(networkOf('2031-05-20').lines.map(({ service }) => service)).toEqual([
      expect.objectContaining({ slug: bus.slug }),
    ]);
  });

  it('keeps the typed one where another operator has the number', () => {
    const far = { ...morning, operators: [{ name: 'Far Buses' }] };
    const network = networksWith(far)('2031-05-08');
    expect(departures(network)).toContain('07:30');
    expect(departures(network)).toContain('08:00');
  });

  it('is, once both have lapsed, unread and never none', () => {
    const network = networksWith(morning)('2032-01-15');
    const states = network.lines.map(({ state, spans }) => [
      state,
      spans?.map(({ every }) => every),
    ]);
    expect(states).toEqual([
      ['unknown', [undefined]],
      ['unknown', [undefined]],
    ]);
    expect(lastBus(network, 'mill', 'quay', network.midnight + 600).state).toBe('unread');
  });
});

it('leaves a line that only a feed has unread after its last day', () => {
  const services = withImported([], [morning]);
  const network = networksOf({ ...transport, services })('2031-05-19');
  expect(lastBus(network, 'mill', 'quay', network.midnight + 600).state).toBe('unread');
});

it('takes the later of two feeds on the days that both cover', () => {
  const newDays = { from: '2031-05-12', runs: '1111111' } as const;
  const old = { ...morning, replaced: [{ from: '2031-05-12', until: '2031-05-18' }] } as const;
  const later = feedWith([], {
    slug: 'of-the-later-feed',
    validFrom: '2031-05-12',
    byDate: [{ days: newDays, times: ['09:00', '09:10', '09:30'] }],
  });
  const networkOf = networksWith(old, later);
  expect(departures(networkOf('2031-05-11'))).toEqual(['08:00']);
  expect(departures(networkOf('2031-05-12'))).toEqual(['09:00']);
});

it('makes only those calls that a trip makes', () => {
  const network = networksWith(
    feedWith([
      ['08:00', '-', '08:30'],
      ['-', '09:10', '09:30'],
    ]),
  )('2031-05-08');
  expect(network.plan.trips.map(({ stopTimes }) => stopTimes.map(({ stop }) => stop))).toEqual([
    ['mill', 'quay'],
    ['cove', 'quay'],
  ]);
  expect(busWays(network, 'mill', 'cove')).toEqual([]);
});

it('tells when a bus that waits arrives, and when it leaves', () => {
  const network = networksWith(morning)('2031-05-08');
  const text = (from: string, to: string) => busWays(network, from, to).map((way) => wayText(way));
  expect(text('cove', 'quay')).toEqual(['Bus 7 at 08:14 from Cove Cross, get off at Quay 08:30']);
  expect(text('mill', 'cove')).toEqual(['Bus 7 at 08:00 from Mill, get off at Cove Cross 08:10']);
});

it('counts on past midnight, and keeps the bus on the road of the evening before', () => {
  const networkOf = networksWith(feedWith([['23:50', '24:10', '25:05']]));
  expect(departures(networkOf('2031-05-08'))).toEqual(['23:50-', '23:50']);
  // None set out on the ninth.
  expect(departures(networkOf('2031-05-10'))).toEqual(['23:50']);
  const [way] = busWays(networkOf('2031-05-09'), 'cove', 'quay');
  expect(way && wayText(way)).toBe('Bus 7 at 00:10 from Cove Cross, get off at Quay 01:05');
});

it('lets nobody on or off where the bus does not', () => {
  const calls = [
    { at: 'mill', minutes: 0 },
    { at: 'cove', minutes: 10, boards: false },
    { at: 'quay', minutes: 30 },
  ] as const;
  const some = feedWith([['08:00', '08:10', '08:30']], { calls });
  const network = networksWith(some)('2031-05-08');
  expect(busWays(network, 'cove', 'quay')).toEqual([]);
  expect(busWays(network, 'mill', 'cove')).toHaveLength(1);
  expect(busWays(network, 'mill', 'quay')).toHaveLength(1);
  const noneOff = feedWith([['08:00', '08:10', '08:30']], {
    calls: [calls[0], { at: 'cove', alights: false }, calls[2]],
  });
  expect(busWays(networksWith(noneOff)('2031-05-08'), 'mill', 'cove')).toEqual([]);
});

describe('the printed timetable', () => {
  const rows = (imported: Service) => {
    return weekOf(transport, imported).map(({ days, dates, state, trips }) => [
      dates ?? days.join(),
      state === 'unknown' ? state : trips.length,
    ]);
  };

  it('has the kinds of day that are alike, and dates that are not', () => {
    expect(rows(morning)).toEqual([
      ['weekday,saturday,sunday', 1],
      ['9 May 2031', 0],
    ]);
    expect(lastText(transport, morning, 'cove', 'quay')).toBe(
      'Monday to Sunday\u00a008:14; other times on some dates',
    );
  });
});

it.each<[IsoDate, readonly string[]]>([
  ['2031-05-01', ['23:55-', '08:00']],
  ['2031-05-18', ['08:00']],
])('covers its first and its last day, %s', (date, expected) => {
  expect(departures(networksWith(morning)(date))).toEqual(expected);
});
