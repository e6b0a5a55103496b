/** A small bay of its own for the tests: no place, date or figure of the site's content. */
import type { TideHarmonic } from '@/content/tides/types';
import type { ClockTime, IsoDate, Weekday } from '@/content/types';
import { toEpochMinutes } from '@/lib/time/london';
import { leg, stretch } from '@/lib/transport/testing/transport';
import type { DaysFacts, ThingFacts } from '../facts';

const source = { name: 'A walker', url: 'https://walker.example/' };
const everyDay: readonly Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

function thing(
  name: string,
  place: string,
  more: Partial<ThingFacts> & Pick<ThingFacts, 'type'>,
): ThingFacts {
  return {
    slug: name.toLowerCase(),
    name,
    path: `/${name.toLowerCase()}/`,
    place,
    hours: 'open-ground',
    minutes: 60,
    source: { name: `${name} in the guide`, url: '/', readOn: '2031-01-01' },
    ...more,
  };
}

/** One tide that turns every 6 hours 12½ minutes; high at the start of each window. */
const moon: TideHarmonic = [28.984104, 0, [2000], [0]];

/**
 * A village above a cove, a headland two kilometres on, a quay that only a bus goes to, and an
 * island that nothing leads to. The predictions cover the year 2031.
 */
export const bay: DaysFacts = {
  readyDays: [
    {
      slug: 'green-morning',
      name: 'Green Morning',
      ahead: 0,
      stops: [{ type: 'area', slug: 'green' }],
      season: { from: '04-01', until: '10-31' },
      weekdays: ['mon', 'sun'],
      lowWater: { from: '09:00', until: '12:00' },
    },
  ],
  things: [
    thing('Green', 'village', { type: 'area' }),
    thing('Cove', 'cove', {
      type: 'beach',
      tide: {
        spot: 'The cave',
        note: 'Reached at low water only.',
        caution: 'Turn back early.',
        source,
        readOn: '2031-01-01',
      },
    }),
    thing('Head', 'head', { type: 'beach' }),
    thing('Market', 'quay', { type: 'activity', hours: 'not-known' }),
    thing('Island', 'island', { type: 'area' }),
    thing('Inn', 'village', {
      type: 'restaurant',
      meals: ['lunch', 'supper'],
      address: '1 Hill Lane, Village; up the steps',
      hours: [
        { days: ['tue', 'wed', 'thu', 'sun'], opens: '12:00', closes: '21:00' },
        { days: ['fri', 'sat'], opens: '18:00', closes: '01:00' },
      ],
    }),
    thing('Cafe', 'head', {
      type: 'restaurant',
      meals: ['lunch', 'tea'],
      hours: [{ days: everyDay, opens: '10:00', closes: '16:00' }],
    }),
    thing('Fair', 'village', {
      type: 'event',
      event: { startDate: '2031-08-30', startTime: '11:00', endTime: '16:00' },
    }),
    thing('Regatta', 'quay', {
      type: 'event',
      event: {
        startDate: '2031-08-28',
        endDate: '2031-08-30',
        startTime: '10:00',
        endTime: '22:00',
      },
    }),
    thing('Dance', 'village', {
      type: 'event',
      event: {
        startDate: '2031-12-31',
        endDate: '2032-01-01',
        startTime: '20:00',
        endTime: '01:00',
      },
    }),
    thing('Cottage', 'village', {
      type: 'accommodation',
      minutes: 0,
      stay: { checkIn: '16:00', checkOut: '10:00' },
    }),
  ],
  places: [
    {
      slug: 'village',
      name: 'the village',
      coordinates: { latitude: 50.1, longitude: -3.6 },
      settled: true,
    },
    { slug: 'cove', name: 'the cove', coordinates: { latitude: 50.2, longitude: -3.6 } },
    { slug: 'head', name: 'the head', coordinates: { latitude: 50.3, longitude: -3.6 } },
    { slug: 'quay', name: 'the quay', coordinates: { latitude: 50.4, longitude: -3.6 } },
    { slug: 'island', name: 'the island', coordinates: { latitude: 50.5, longitude: -3.6 } },
  ],
  transport: {
    octoberHalfTerms: [],
    points: ['village', 'cove', 'head', 'quay'].map((slug) => ({
      slug,
      name: slug,
      places: [slug as never],
    })),
    legs: [
      leg('village', 'cove', 1, 0, 90),
      leg('cove', 'head', 2, 60, 60, { closedBy: stretch }),
      leg('village', 'head', 5, 100, 100),
    ],
    measuredWalks: [],
    ferries: [],
    drives: [
      {
        slug: 'village-quay',
        between: ['village', 'quay'],
        minutes: 12,
        miles: [4, 4],
        whileClosed: { stretch, miles: [9, 11] },
        source,
        readOn: '2031-01-02',
      },
    ],
    carParks: [
      {
        slug: 'quayside',
        place: 'quay' as never,
        name: 'Quayside',
        note: 'By the wall.',
        sources: [],
      },
      {
        slug: 'headland',
        place: 'head' as never,
        name: 'Headland',
        note: 'On the grass.',
        sources: [],
      },
    ],
    services: [
      {
        slug: 'out',
        number: '7',
        towards: 'Quay',
        operators: [{ name: 'Coast Buses', url: 'https://buses.example/' }],
        calls: [
          { at: 'village', minutes: 0 },
          { at: 'quay', minutes: 30 },
        ],
        times: [
          { days: ['weekday', 'saturday'], times: ['09:00', '11:00', '13:00'] },
          { days: ['sunday'], times: [] },
        ],
        source,
        readOn: '2031-01-02',
        validUntil: '2031-12-30',
      },
      {
        slug: 'home',
        number: '7',
        towards: 'Village',
        operators: [{ name: 'Coast Buses', url: 'https://buses.example/' }],
        calls: [
          { at: 'quay', minutes: 0 },
          { at: 'village', minutes: 30 },
        ],
        times: [
          { days: ['weekday', 'saturday'], times: ['10:00', '14:30'] },
          { days: ['sunday'], times: [] },
        ],
        source,
        readOn: '2031-01-02',
        validUntil: '2031-12-30',
      },
    ],
    bankHolidays: [
      { date: '2028-01-03', name: 'New Year’s Day' },
      { date: '2031-04-11', name: 'Good Friday', isGoodFriday: true },
    ],
    bankHolidaysUntil: '2032-12-31',
    notices: [],
  },
  dogRules: [
    {
      place: 'cove' as never,
      rule: 'none',
      from: { day: '05-01' },
      until: { day: '09-30' },
      words: 'No dogs from May to September.',
      source,
      readOn: '2031-01-03',
      validUntil: '2031-12-31',
    },
    {
      place: 'head' as never,
      rule: 'welcome',
      words: 'Dogs are welcome all year.',
      source,
      readOn: '2031-01-03',
      validUntil: '2031-12-31',
    },
  ],
  tides: {
    records: [],
    windows: {
      meanLevel: 3,
      newYears: [toEpochMinutes('2031-01-01', '00:00'), toEpochMinutes('2032-01-01', '00:00')],
      harmonics: [moon],
    },
    source: { name: 'Predicted', url: '/tides/', readOn: '2031-01-04' },
  },
  light: { latitude: 50.32, longitude: -3.6 },
};

/** The facts with a notice that closes the path between the cove and the head. */
export function withClosure(from: IsoDate, until: IsoDate): DaysFacts {
  const notice = {
    title: 'Cliff fall',
    source,
    checked: from,
    from,
    until,
    closes: [stretch],
    places: ['cove'],
  };
  // Without the long way round, so that the closed one is the only one.
  const legs = bay.transport.legs.filter(({ slug }) => slug !== 'village-head');
  return { ...bay, transport: { ...bay.transport, legs, notices: [notice] } };
}

/** A moment at which nothing of the fixtures is over. */
export const spring = toEpochMinutes('2031-01-05', '09:00' satisfies ClockTime);
