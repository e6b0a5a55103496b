/** A small coast of its own for the tests: no place, time or figure of the site's content. */
import type { Leg, Service } from '@/content/transport/types';
import type { StretchId } from '@/content/closures';
import type { Notice } from '@/content/types';
import type { Transport } from '../data';

/** Something that notices can close; which names the content has does not matter. */
export const stretch = 'shore-road' as string as StretchId;

const source = { name: 'A walker', url: 'https://walker.example/' };

/** A leg from one point to another. */
export function leg(
  from: string,
  to: string,
  kilometres: number,
  there = 0,
  back = 0,
  more: Partial<Leg> = {},
): Leg {
  return {
    slug: `${from}-${to}`,
    from,
    to,
    kilometres,
    climb: { there, back },
    kind: 'coast path',
    exposed: true,
    source,
    readOn: '2031-05-01',
    ...more,
  };
}

/** A bus from the mill by the cove to the quay, whose minutes at the inn are not known. */
export const bus: Service = {
  slug: 'bus-7',
  number: '7',
  towards: 'Quay',
  operators: [{ name: 'Coast Buses', url: 'https://buses.example/' }],
  calls: [
    { at: 'mill', minutes: 0 },
    { at: 'cove', minutes: 12 },
    { at: 'inn' },
    { at: 'quay', minutes: 30 },
    { at: 'depot' },
  ],
  times: [
    { days: ['weekday'], times: ['07:30', '12:00', '23:55'] },
    { days: ['saturday'], times: 'not-read' },
    { days: ['sunday'], times: [] },
  ],
  source: { name: 'Coast Buses', url: 'https://buses.example/' },
  readOn: '2031-01-01',
  validFrom: '2031-01-01',
  validUntil: '2031-12-31',
};

/** A notice that closes {@link stretch}. */
export function closing(
  from: Notice['from'],
  until: Notice['until'],
): Transport['notices'][number] {
  return { from, until, closes: [stretch] };
}

/**
 * Head, cove, mill and inn in a ring, the quay beyond the inn, and an island that nothing leads to.
 */
export const transport: Transport = {
  points: [
    { slug: 'head', name: 'Head' },
    { slug: 'cove', name: 'Cove', stop: 'Cove Cross' },
    { slug: 'mill', name: 'Mill' },
    { slug: 'inn', name: 'Inn' },
    { slug: 'quay', name: 'Quay' },
    { slug: 'island', name: 'Island' },
  ],
  legs: [
    leg('head', 'cove', 2, 100, 10),
    leg('cove', 'mill', 1, 0, 50),
    leg('mill', 'inn', 1.5, 20, 20),
    // The longer way round the ring, and flat: quicker than the short one over the hill.
    leg('head', 'inn', 2.4, 0, 0),
    leg('inn', 'quay', 1, 30, 0, { climbIsRough: true, closedBy: stretch }),
  ],
  measuredWalks: [{ between: ['inn', 'cove'], kilometres: 2.6 }],
  ferries: [],
  services: [bus],
  drives: [
    {
      slug: 'mill-quay',
      between: ['mill', 'quay'],
      minutes: 10,
      miles: [3, 3],
      source: { name: 'Minutes of bus 7', url: 'https://buses.example/' },
      readOn: '2031-01-01',
    },
  ],
  carParks: [],
  bankHolidays: [
    { date: '2031-01-01', name: 'New Year’s Day' },
    { date: '2031-04-11', name: 'Good Friday', isGoodFriday: true },
    { date: '2031-04-14', name: 'Easter Monday' },
    { date: '2031-12-25', name: 'Christmas Day' },
    { date: '2031-12-26', name: 'Boxing Day' },
  ],
  bankHolidaysUntil: '2032-12-31',
  notices: [],
};
