import type { JsonLdObject, LodgingBusinessLeaf } from 'schema-dts';
import type { ItemKind, ItemOf, Place, PropertyType } from '@/content/types';
import { absoluteUrl } from '@/lib/absolute-url';
import { type EntryOf, entryName, entryPath, type Entry } from '@/lib/content/entries';
import { dayNames } from '@/lib/content/opening-hours';
import { openGraphImage } from '@/lib/images/images';
import { isoWithOffset } from '@/lib/time/london';
import { geoCoordinates, type Node, nodeId, postalAddress } from './graph';

type Facts<K extends ItemKind> = (item: ItemOf<K>, place: Place) => JsonLdObject & object;

const lodging = {
  'Self Catering': 'LodgingBusiness',
  'B&B': 'BedAndBreakfast',
  Camping: 'Campground',
  Caravan: 'LodgingBusiness',
  Hotel: 'Hotel',
  'Pub/Inn': 'LodgingBusiness',
} as const satisfies Record<PropertyType, string>;

const attraction = (_item: unknown, { coordinates }: Place) =>
  ({ '@type': 'TouristAttraction', geo: geoCoordinates(coordinates) }) as const;

const factsOf: { readonly [K in ItemKind]: Facts<K> } = {
  activity: attraction,
  walk: attraction,
  area: (_item, { coordinates }) => ({ '@type': 'Place', geo: geoCoordinates(coordinates) }),
  beach: (_item, { coordinates }) =>
    ({
      '@type': ['Beach', 'TouristAttraction'],
      geo: geoCoordinates(coordinates),
    }) as unknown as JsonLdObject & object,
  venue: ({ schemaType, cuisine, priceRange, phone, address, openingHours, website }) => ({
    '@type': schemaType,
    servesCuisine: cuisine,
    priceRange,
    telephone: phone,
    address: postalAddress(address),
    ...(openingHours && {
      openingHoursSpecification: openingHours.map(({ days, opens, closes }) => ({
        '@type': 'OpeningHoursSpecification' as const,
        dayOfWeek: days.map((day) => dayNames[day] as 'Monday'),
        opens,
        closes,
      })),
    }),
    ...(website && { sameAs: website }),
  }),
  property: (item) => ({
    '@type': lodging[item.type] as LodgingBusinessLeaf['@type'],
    address: postalAddress(item.location),
    telephone: item.phone,
    email: item.email,
    priceRange: `£${item.pricePerNight}/night`,
    checkinTime: item.checkIn,
    checkoutTime: item.checkOut,
    amenityFeature: item.amenities.map((name) => ({
      '@type': 'LocationFeatureSpecification' as const,
      name,
      value: true,
    })),
  }),
  event: (item) => {
    const [venueName = item.location] = item.location.split(',');
    const { startDate, endDate = startDate, startTime, endTime } = item.next ?? item;
    return {
      '@type': 'Event',
      startDate: isoWithOffset(startDate, startTime),
      endDate: isoWithOffset(endDate, endTime),
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: { '@type': 'Place', name: venueName, address: postalAddress(item.location) },
      organizer: {
        '@type': 'Organization',
        name: item.organizer,
        telephone: item.booking.phone,
        email: item.booking.email,
      },
      isAccessibleForFree: item.priceFrom === 0,
      offers: {
        '@type': 'Offer',
        price: item.priceFrom,
        priceCurrency: 'GBP',
        url: absoluteUrl(entryPath({ kind: 'event', item })),
      },
    };
  },
};

/** Ratings are left out: they are sample content, and search engines must not take them for reviews. */
export function entryNode<K extends ItemKind>(entry: EntryOf<K>, place: Place): Node<JsonLdObject> {
  const { kind, item } = entry;
  const path = entryPath(entry as Entry);
  const common = {
    '@id': nodeId(path, kind),
    url: absoluteUrl(path),
    name: entryName(entry),
    description: item.description,
    image: absoluteUrl(openGraphImage(`${kind}/${item.slug}`).src),
  };
  return { ...factsOf[kind](item, place), ...common };
}
