import type { OpeningSpan, PriceRange, Venue, VenueSchema, Weekday } from '@/content/types';
import {
  choiceFaults,
  countFaults,
  faultsAt,
  phoneFaults,
  ratingFaults,
  timeFaults,
  webFaults,
  type Faults,
} from './faults';
import { itemKind } from './items';
import { listOf } from './shape';

const schemaTypes: Readonly<Record<VenueSchema, true>> = {
  Restaurant: true,
  CafeOrCoffeeShop: true,
  BarOrPub: true,
  Bakery: true,
  FastFoodRestaurant: true,
  FoodEstablishment: true,
};
const priceRanges: Readonly<Record<PriceRange, true>> = { '£': true, '££': true, '£££': true };
const days: Readonly<Record<Weekday, true>> = {
  mon: true,
  tue: true,
  wed: true,
  thu: true,
  fri: true,
  sat: true,
  sun: true,
};

function hoursFaults(at: string, { openHours, openingHours = [] }: Venue): Faults {
  return openingHours.flatMap((span, index) => {
    const spanAt = `${at} › openingHours[${index}]`;
    return [
      ...countFaults(`${spanAt} › days`, span.days.length, 'days', 1, 7),
      ...span.days.flatMap((day) => choiceFaults(`${spanAt} › days`, day, Object.keys(days))),
      ...[span.opens, span.closes].flatMap((time) => [
        ...timeFaults(spanAt, time),
        ...faultsAt(`${at} › openHours`, {
          [`does not say ${time}, which openingHours has; write the same in both`]:
            !openHours.includes(time),
        }),
      ]),
    ];
  });
}

export const venueKind = itemKind<Venue>({
  kind: 'venue',
  file: 'venues',
  items: ({ venues }) => venues,
  shape: {
    name: 'text',
    type: 'text or texts',
    schemaType: 'text',
    cuisine: 'text',
    rating: 'number',
    priceRange: 'text',
    specialties: 'texts',
    openHours: 'text',
    openingHours: listOf<OpeningSpan>({ days: 'texts', opens: 'text', closes: 'text' }, 'list?'),
    phone: 'text',
    address: 'text',
    website: 'text?',
  },
  faults: (venue, at) => [
    ...ratingFaults(at, venue.rating),
    ...choiceFaults(`${at} › schemaType`, venue.schemaType, Object.keys(schemaTypes)),
    ...choiceFaults(`${at} › priceRange`, venue.priceRange, Object.keys(priceRanges)),
    ...phoneFaults(`${at} › phone`, venue.phone),
    ...hoursFaults(at, venue),
    ...(venue.website === undefined ? [] : webFaults(`${at} › website`, venue.website)),
  ],
});
