import type { Venue } from '@/content/types';
import { venues } from '@/content/venues';
import { addressText } from '@/lib/address';
import { dayNames } from '@/lib/content/opening-hours';
import { venueTypeLabels } from '@/lib/content/queries';
import type { MealName } from '@/lib/days/facts';
import { postalAddress } from '@/lib/seo/json-ld/graph';
import type { KindModule } from './module';

const meals: Readonly<Record<Venue['schemaType'], readonly MealName[]>> = {
  Restaurant: ['lunch', 'supper'],
  CafeOrCoffeeShop: ['lunch', 'tea', 'breakfast'],
  BarOrPub: ['lunch', 'supper'],
  Bakery: ['lunch', 'breakfast'],
  FastFoodRestaurant: ['lunch', 'supper'],
  FoodEstablishment: [],
};

const indoors: readonly Venue['schemaType'][] = ['Restaurant', 'CafeOrCoffeeShop', 'BarOrPub'];

const typeText = (item: Venue): string => venueTypeLabels(item).join(', ');

export const venue = {
  items: venues,
  saved: ({ rating, address, phone, priceRange }) => ({
    rating,
    location: addressText(address),
    phone,
    price: priceRange,
  }),
  note: typeText,
  keywords: ({ cuisine, address, specialties }) => [cuisine, addressText(address), ...specialties],
  contact: ({ address, phone }) => ({ address: addressText(address), phone }),
  visit: (item) => ({
    minutes: 60,
    meals: item.meals ?? meals[item.schemaType],
    hours: item.openingHours ?? 'not-known',
    ...(item.access && { access: item.access }),
    ...(indoors.includes(item.schemaType) && { indoors: true }),
  }),
  published: ['cuisine', 'priceRange', 'openHours', 'openingHours'],
  structuredData: (item) => ({
    '@type': item.schemaType,
    servesCuisine: item.cuisine,
    priceRange: item.priceRange,
    telephone: item.phone,
    address: postalAddress(item.address),
    ...(item.openingHours && {
      openingHoursSpecification: item.openingHours.map(({ days, opens, closes }) => ({
        '@type': 'OpeningHoursSpecification' as const,
        dayOfWeek: days.map((day) => dayNames[day] as 'Monday'),
        opens,
        closes,
      })),
    }),
    ...(item.website && { sameAs: item.website }),
  }),
} as const satisfies KindModule<'venue'>;
