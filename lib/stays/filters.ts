import { comforts } from '@/content/comforts';
import type { Frozen } from '@/content/schema/fields';
import type { Property, PropertyType } from '@/content/types';
import { ACCESS_NAMES, type AccessName } from '@/lib/access';

export const PRICE_MIN = 0;
export const PRICE_MAX = 500;

/** "At least this many"; 0 is "Any". */
export const BEDROOM_CHOICES = [0, 1, 2, 3, 4, 5] as const;
export const GUEST_CHOICES = [0, 2, 4, 6, 8, 10] as const;

type Comfort = keyof typeof comforts;
type Amenity = Comfort | AccessName;

const COMFORTS = Object.keys(comforts) as readonly Comfort[];
const AMENITIES: readonly Amenity[] = [...COMFORTS, ...ACCESS_NAMES];

/** The types by their names in the address. */
export const propertyTypeSlugs = {
  'Self Catering': 'self-catering',
  'B&B': 'b-and-b',
  Camping: 'camping',
  Caravan: 'caravan',
  Hotel: 'hotel',
  'Pub/Inn': 'pub-inn',
} as const satisfies Record<PropertyType, string>;

const TYPES = Object.values(propertyTypeSlugs);

/** How the stays can be put in order, the first at first. */
export const stayOrders = [
  ['listed', 'As listed'],
  ['price', 'Lowest price'],
  ['on-foot', 'Most to do on foot'],
] as const;

export type StayOrder = (typeof stayOrders)[number][0];

/** Named as in the address. The order is no filter, and counts as none. */
export type StayFilters = Frozen<ReturnType<typeof fromQuery>>;

export const defaultStayFilters = fromQuery('');

/** What the filters look at: a page need not send whole properties to the browser. */
export type FilterableStay = Readonly<ReturnType<typeof filterable>>;

/** Of access only what is known counts. */
export function filterable(property: Property) {
  const { type, pricePerNight, bedrooms, maxGuests, access } = property;
  const amenities: readonly Amenity[] = [
    ...COMFORTS.filter((comfort) => property.amenities.includes(comforts[comfort])),
    ...ACCESS_NAMES.filter((name) => access?.[name] === true),
  ];
  return { type: propertyTypeSlugs[type], pricePerNight, bedrooms, maxGuests, amenities };
}

export function filterStays<Stay extends FilterableStay>(
  stays: readonly Stay[],
  filters: StayFilters,
): readonly Stay[] {
  return stays.filter(
    (stay) =>
      stay.pricePerNight >= filters.min &&
      stay.pricePerNight <= filters.max &&
      stay.bedrooms >= filters.bedrooms &&
      stay.maxGuests >= filters.guests &&
      filters.amenity.every((amenity) => stay.amenities.includes(amenity)) &&
      (filters.type.length === 0 || filters.type.includes(stay.type)),
  );
}

/** The lowest price first, or the most within an hour on foot; of equals the one that is listed first. */
export function inOrder<Stay extends { readonly onFoot: number; readonly pricePerNight: number }>(
  stays: readonly Stay[],
  order: StayOrder,
): readonly Stay[] {
  if (order === 'listed') return stays;
  const rank = (stay: Stay) => (order === 'price' ? stay.pricePerNight : -stay.onFoot);
  return stays.toSorted((a, b) => rank(a) - rank(b));
}

export function activeFilterCount(filters: StayFilters): number {
  const query = new URLSearchParams(toQuery({ ...filters, order: 'listed' }));
  return [...query].length - (query.has('min') && query.has('max') ? 1 : 0);
}

export function toQuery(filters: StayFilters): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) {
    for (const one of [value].flat()) {
      if (one !== defaultStayFilters[name as keyof StayFilters]) query.append(name, String(one));
    }
  }
  return query.toString();
}

/** @param fields a query, or its names and values */
export function fromQuery(fields: string | string[][]) {
  const query = new URLSearchParams(fields);
  const min = toPrice(query.get('min')) ?? PRICE_MIN;
  const max = toPrice(query.get('max')) ?? PRICE_MAX;
  return {
    // Pounds a night, inclusive.
    min: Math.min(min, max),
    max: Math.max(min, max),
    bedrooms: toChoice(query.get('bedrooms'), BEDROOM_CHOICES),
    guests: toChoice(query.get('guests'), GUEST_CHOICES),
    amenity: AMENITIES.filter((amenity) => query.getAll('amenity').includes(amenity)),
    type: TYPES.filter((type) => query.getAll('type').includes(type)),
    order: stayOrders.find(([order]) => order === query.get('order'))?.[0] ?? 'listed',
  };
}

function toPrice(value: string | null): number | undefined {
  return value !== null && /^\d+$/.test(value) ? Math.min(Number(value), PRICE_MAX) : undefined;
}

function toChoice(value: string | null, choices: readonly number[]): number {
  return choices.find((choice) => String(choice) === value) ?? 0;
}
