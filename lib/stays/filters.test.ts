import { loft } from '@/lib/content/fixtures/items';
import {
  activeFilterCount,
  defaultStayFilters,
  filterable,
  filterStays,
  fromQuery,
  inOrder,
  propertyTypeSlugs,
  toQuery,
  type FilterableStay,
  type StayFilters,
} from './filters';

interface Stay extends FilterableStay {
  readonly name: string;
}

const stays: readonly Stay[] = [
  { name: 'tent', type: 'camping', pricePerNight: 85, bedrooms: 0, maxGuests: 2, amenities: [] },
  {
    name: 'van',
    type: 'caravan',
    pricePerNight: 110,
    bedrooms: 2,
    maxGuests: 6,
    amenities: ['parking'],
  },
  {
    name: 'room',
    type: 'b-and-b',
    pricePerNight: 145,
    bedrooms: 1,
    maxGuests: 2,
    amenities: ['sea-view', 'wifi'],
  },
  {
    name: 'inn',
    type: 'pub-inn',
    pricePerNight: 160,
    bedrooms: 3,
    maxGuests: 8,
    amenities: ['parking', 'wifi'],
  },
  {
    name: 'house',
    type: 'self-catering',
    pricePerNight: 280,
    bedrooms: 5,
    maxGuests: 10,
    amenities: ['sea-view', 'hot-tub', 'parking', 'wifi'],
  },
  {
    name: 'hotel',
    type: 'hotel',
    pricePerNight: 350,
    bedrooms: 4,
    maxGuests: 8,
    amenities: ['sea-view', 'hot-tub', 'wifi'],
  },
];

/** The names of the stays that match these filters, the others at their defaults. */
function found(filters: Partial<StayFilters>): string {
  return filterStays(stays, { ...defaultStayFilters, ...filters })
    .map(({ name }) => name)
    .join(' ');
}

describe('which properties match', () => {
  test('without filters all do, in their order', () => {
    expect(found({})).toBe('tent van room inn house hotel');
  });

  test.each([
    [{ min: 145 }, 'room inn house hotel'],
    [{ min: 146 }, 'inn house hotel'],
    [{ max: 110 }, 'tent van'],
    [{ max: 109 }, 'tent'],
    [{ min: 110, max: 160 }, 'van room inn'],
    [{ min: 350, max: 350 }, 'hotel'],
    [{ min: 351 }, ''],
    [{ max: 84 }, ''],
  ])('price %j: %s', (filters, names) => {
    expect(found(filters)).toBe(names);
  });

  test.each([
    [0, 'tent van room inn house hotel'],
    [1, 'van room inn house hotel'],
    [2, 'van inn house hotel'],
    [3, 'inn house hotel'],
    [4, 'house hotel'],
    [5, 'house'],
  ])('at least %p bedrooms: %s', (bedrooms, names) => {
    expect(found({ bedrooms })).toBe(names);
  });

  test.each([
    [0, 'tent van room inn house hotel'],
    [2, 'tent van room inn house hotel'],
    [4, 'van inn house hotel'],
    [6, 'van inn house hotel'],
    [8, 'inn house hotel'],
    [10, 'house'],
  ])('room for %p guests: %s', (guests, names) => {
    expect(found({ guests })).toBe(names);
  });

  test.each([
    [['sea-view'], 'room house hotel'],
    [['hot-tub'], 'house hotel'],
    [['parking'], 'van inn house'],
    [['wifi'], 'room inn house hotel'],
    [['parking', 'wifi'], 'inn house'],
    [['sea-view', 'hot-tub', 'parking', 'wifi'], 'house'],
  ] as const)('with all of %j: %s', (amenity, names) => {
    expect(found({ amenity })).toBe(names);
  });

  test.each([
    [['self-catering'], 'house'],
    [['b-and-b'], 'room'],
    [['camping'], 'tent'],
    [['caravan'], 'van'],
    [['hotel'], 'hotel'],
    [['pub-inn'], 'inn'],
    [['hotel', 'camping'], 'tent hotel'],
  ] as const)('of any type of %j: %s', (type, names) => {
    expect(found({ type })).toBe(names);
  });

  test('all filters together must all hold', () => {
    const all: StayFilters = {
      min: 150,
      max: 300,
      bedrooms: 3,
      guests: 8,
      amenity: ['parking', 'wifi'],
      type: ['pub-inn', 'self-catering', 'hotel'],
      order: 'listed',
    };
    expect(found(all)).toBe('inn house');
    expect(found({ ...all, min: 161 })).toBe('house');
    expect(found({ ...all, max: 279 })).toBe('inn');
    expect(found({ ...all, bedrooms: 4 })).toBe('house');
    expect(found({ ...all, guests: 10 })).toBe('house');
    expect(found({ ...all, amenity: ['parking', 'wifi', 'hot-tub'] })).toBe('house');
    expect(found({ ...all, type: ['pub-inn'] })).toBe('inn');
  });

  test('1,000 properties are filtered within a frame', () => {
    const many = Array.from({ length: 200 }, () => stays)
      .flat()
      .slice(0, 1000);
    const filters: StayFilters = { ...defaultStayFilters, amenity: ['wifi'], type: ['hotel'] };
    // The best of twenty runs, so that a busy machine does not fail the test.
    const times = Array.from({ length: 20 }, () => {
      const start = performance.now();
      expect(filterStays(many, filters)).toHaveLength(166);
      return performance.now() - start;
    });
    expect(Math.min(...times)).toBeLessThan(16);
  });
});

test('the price, or what can be reached on foot, puts them in order if asked, and is no filter', () => {
  const listed = [
    { name: 'farm', onFoot: 0, pricePerNight: 90 },
    { name: 'inn', onFoot: 7, pricePerNight: 160 },
    { name: 'room', onFoot: 9, pricePerNight: 90 },
    { name: 'house', onFoot: 7, pricePerNight: 80 },
  ];
  const names = (order: StayFilters['order']) =>
    inOrder(listed, order)
      .map(({ name }) => name)
      .join(' ');
  expect(names('listed')).toBe('farm inn room house');
  expect(names('price')).toBe('house farm room inn');
  expect(names('on-foot')).toBe('room inn house farm');
  expect(activeFilterCount({ ...defaultStayFilters, order: 'price' })).toBe(0);
});

test('an amenity is there where the stay names it', () => {
  expect(filterable({ ...loft, amenities: ['Hot tub', 'Kayak'] }).amenities).toEqual(['hot-tub']);
});

test('access counts only where it is known to be there', () => {
  const { amenities } = filterable({ ...loft, access: { dogs: true, stepFree: false } });
  expect(amenities).toContain('dogs');
  expect(amenities).not.toContain('stepFree');
  expect(amenities).not.toContain('highchair');
});

test.each([
  [{}, 0],
  [{ min: 50 }, 1],
  [{ max: 300 }, 1],
  [{ min: 50, max: 300 }, 1],
  [{ bedrooms: 1 }, 1],
  [{ guests: 2 }, 1],
  [{ amenity: ['wifi', 'parking'] }, 2],
  [{ type: ['hotel', 'b-and-b', 'camping'] }, 3],
  [{ min: 50, bedrooms: 1, guests: 2, amenity: ['wifi', 'parking'], type: ['hotel'] }, 6],
] as const)('the filters %j count as %p', (filters, count) => {
  expect(activeFilterCount({ ...defaultStayFilters, ...filters })).toBe(count);
});

describe('the address of a search', () => {
  const all: StayFilters = {
    min: 100,
    max: 300,
    bedrooms: 2,
    guests: 4,
    amenity: ['sea-view', 'wifi'],
    type: ['b-and-b', 'pub-inn'],
    order: 'on-foot',
  };
  const query =
    'min=100&max=300&bedrooms=2&guests=4&amenity=sea-view&amenity=wifi&type=b-and-b&type=pub-inn&order=on-foot';

  test('without filters it has no query', () => {
    expect(toQuery(defaultStayFilters)).toBe('');
    expect(fromQuery('')).toEqual(defaultStayFilters);
  });

  test('it names what is set, whatever the order of ticking', () => {
    expect(toQuery(all)).toBe(query);
    const ticked = 'type=pub-inn&type=b-and-b&amenity=wifi&amenity=sea-view';
    expect(toQuery({ ...all, ...fromQuery(`${ticked}&${query}`) })).toBe(query);
  });

  test('it is read back as it was', () => {
    expect(fromQuery(`?${query}`)).toEqual(all);
    const type = Object.values(propertyTypeSlugs);
    expect(fromQuery(toQuery({ ...all, type })).type).toEqual(type);
  });

  test.each([
    ['min=9999', { min: 500 }],
    ['max=99999999999999999999', {}],
    ['min=400&max=200', { min: 200, max: 400 }],
    ['min=-5&max=1e2', {}],
    ['min=abc&max=', {}],
    ['max=0', { max: 0 }],
    ['bedrooms=6', {}],
    ['bedrooms=2.5&guests=3', {}],
    ['bedrooms=02&guests=-2', {}],
    ['amenity=pool&amenity=wifi&amenity=wifi', { amenity: ['wifi'] }],
    ['order=price', { order: 'price' }],
    ['order=cheap', {}],
    ['type=castle&type=hotel&type=toString', { type: ['hotel'] }],
    ['utm_source=letter&%E0%A4%A', {}],
  ])('%s is read as far as it makes sense', (search, filters) => {
    expect(fromQuery(search)).toEqual({ ...defaultStayFilters, ...filters });
  });
});
