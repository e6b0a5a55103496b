import type { Property, PropertyType } from '@/content/types';
import { ACCESS_NAMES, accessLabels, type AccessName } from '@/lib/access';

export const PRICE_MIN = 0;
export const PRICE_MAX = 500;

/** "At least this many"; 0 is "Any". */
export const BEDROOM_CHOICES = [0, 1, 2, 3, 4, 5] as const;
export const GUEST_CHOICES = [0, 2, 4, 6, 8, 10] as const;

export const COMFORTS = ['sea-view', 'hot-tub', 'parking', 'wifi'] as const;
const AMENITIES = [...COMFORTS, ...ACCESS_NAMES] as const;
export type Amenity = (typeof AMENITIES)[number];

export const amenityLabels: Record<Amenity, string> = {
  'sea-view': 'Sea view',
  'hot-tub': 'Hot tub',
  parking: 'Parking',
  wifi: 'Wi-Fi',
  ...accessLabels,
};

export const propertyTypeSlugs: Record<PropertyType, string> = {
  'Self Catering': 'self-catering',
  'B&B': 'b-and-b',
  Camping: 'camping',
  Caravan: 'caravan',
  Hotel: 'hotel',
  'Pub/Inn': 'pub-inn',
};

export const PROPERTY_TYPES = Object.keys(propertyTypeSlugs) as readonly PropertyType[];

export type StayOrder = 'listed' | 'on-foot';

/** The order is no filter, and counts as none. */
export interface StayFilters {
  /** Pounds a night, inclusive. */
  readonly minPrice: number;
  readonly maxPrice: number;
  readonly bedrooms: number;
  readonly guests: number;
  readonly amenities: readonly Amenity[];
  readonly types: readonly PropertyType[];
  readonly order: StayOrder;
}

export const defaultStayFilters: StayFilters = {
  minPrice: PRICE_MIN,
  maxPrice: PRICE_MAX,
  bedrooms: 0,
  guests: 0,
  amenities: [],
  types: [],
  order: 'listed',
};

/** What the filters look at: a page need not send whole properties to the browser. */
const filterableFields = [
  'type',
  'pricePerNight',
  'bedrooms',
  'maxGuests',
  'hasSeaView',
  'hasHotTub',
  'hasParking',
  'hasWifi',
  'access',
] as const satisfies readonly (keyof Property)[];

export type FilterableProperty = Pick<Property, (typeof filterableFields)[number]>;

export function filterable(property: Property): FilterableProperty {
  const fields = filterableFields.map((field) => [field, property[field]] as const);
  return Object.fromEntries(fields) as unknown as FilterableProperty;
}

const comfortFields = {
  'sea-view': 'hasSeaView',
  'hot-tub': 'hasHotTub',
  parking: 'hasParking',
  wifi: 'hasWifi',
} as const;

const hasAmenity = (amenity: Amenity, property: FilterableProperty): boolean =>
  amenity in comfortFields
    ? property[comfortFields[amenity as keyof typeof comfortFields]]
    : property.access?.[amenity as AccessName] === true;

export function filterStays<Stay extends FilterableProperty>(
  properties: readonly Stay[],
  filters: StayFilters,
): readonly Stay[] {
  return properties.filter(
    (property) =>
      property.pricePerNight >= filters.minPrice &&
      property.pricePerNight <= filters.maxPrice &&
      property.bedrooms >= filters.bedrooms &&
      property.maxGuests >= filters.guests &&
      filters.amenities.every((amenity) => hasAmenity(amenity, property)) &&
      (filters.types.length === 0 || filters.types.includes(property.type)),
  );
}

export function inOrder<Stay extends { readonly onFoot: number }>(
  properties: readonly Stay[],
  order: StayOrder,
): readonly Stay[] {
  if (order === 'listed') return properties;
  return [...properties].sort((a, b) => b.onFoot - a.onFoot);
}

export function activeFilterCount(filters: StayFilters): number {
  const changed = [
    filters.bedrooms !== defaultStayFilters.bedrooms,
    filters.guests !== defaultStayFilters.guests,
    filters.minPrice !== PRICE_MIN || filters.maxPrice !== PRICE_MAX,
  ];
  return filters.amenities.length + filters.types.length + changed.filter(Boolean).length;
}

export function resultCountText(count: number): string {
  return `${count} ${count === 1 ? 'property' : 'properties'} found`;
}

export function toQuery(filters: StayFilters): string {
  const query = new URLSearchParams();
  if (filters.minPrice !== PRICE_MIN) query.set('min', String(filters.minPrice));
  if (filters.maxPrice !== PRICE_MAX) query.set('max', String(filters.maxPrice));
  if (filters.bedrooms > 0) query.set('bedrooms', String(filters.bedrooms));
  if (filters.guests > 0) query.set('guests', String(filters.guests));
  for (const amenity of AMENITIES) {
    if (filters.amenities.includes(amenity)) query.append('amenity', amenity);
  }
  for (const type of PROPERTY_TYPES) {
    if (filters.types.includes(type)) query.append('type', propertyTypeSlugs[type]);
  }
  if (filters.order !== 'listed') query.set('order', filters.order);
  return query.toString();
}

export function fromQuery(search: string): StayFilters {
  const query = new URLSearchParams(search);
  const min = toPrice(query.get('min')) ?? PRICE_MIN;
  const max = toPrice(query.get('max')) ?? PRICE_MAX;
  const amenities = query.getAll('amenity');
  const types = query.getAll('type');
  return {
    minPrice: Math.min(min, max),
    maxPrice: Math.max(min, max),
    bedrooms: toChoice(query.get('bedrooms'), BEDROOM_CHOICES),
    guests: toChoice(query.get('guests'), GUEST_CHOICES),
    amenities: AMENITIES.filter((amenity) => amenities.includes(amenity)),
    types: PROPERTY_TYPES.filter((type) => types.includes(propertyTypeSlugs[type])),
    order: query.get('order') === 'on-foot' ? 'on-foot' : 'listed',
  };
}

function toPrice(value: string | null): number | undefined {
  return value !== null && /^\d+$/.test(value) ? Math.min(Number(value), PRICE_MAX) : undefined;
}

function toChoice(value: string | null, choices: readonly number[]): number {
  return choices.find((choice) => String(choice) === value) ?? 0;
}
