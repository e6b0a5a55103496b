import type { Property, PropertyType } from '@/content/types';
import {
  choiceFaults,
  countFaults,
  emailFaults,
  faultsAt,
  outside,
  phoneFaults,
  ratingFaults,
  slugFaults,
  timeFaults,
  type Check,
} from './faults';
import { itemKind } from './items';

const types: Readonly<Record<PropertyType, true>> = {
  'Self Catering': true,
  'B&B': true,
  Camping: true,
  Caravan: true,
  Hotel: true,
  'Pub/Inn': true,
};

export const propertyTypes = Object.keys(types);

/** The flags that the filters ask for, and the word by which the amenities list must name them. */
const flaggedAmenities = {
  hasSeaView: 'Sea view',
  hasHotTub: 'Hot tub',
  hasParking: 'Parking',
  hasWifi: 'Wi-Fi',
} as const;

const flags = Object.keys(flaggedAmenities) as readonly (keyof typeof flaggedAmenities)[];

/** What is counted, and the least that it can be: a pitch for a tent has no bedroom. */
const wholeNumbers = [
  ['reviewCount', 0],
  ['bedrooms', 0],
  ['maxGuests', 1],
] as const;

export const propertyKind = itemKind<Property>({
  kind: 'property',
  file: 'properties',
  items: ({ properties }) => properties,
  shape: {
    id: 'text',
    name: 'text',
    type: 'text',
    rating: 'number',
    reviewCount: 'number',
    pricePerNight: 'number',
    bedrooms: 'number',
    maxGuests: 'number',
    amenities: 'texts',
    hasSeaView: 'flag',
    hasHotTub: 'flag',
    hasParking: 'flag',
    hasWifi: 'flag',
    distance: 'text',
    host: 'text',
    location: 'text',
    phone: 'text',
    email: 'text',
    checkIn: 'text',
    checkOut: 'text',
  },
  faults: (property, at) => {
    const { pricePerNight, amenities } = property;
    return [
      ...ratingFaults(at, property.rating),
      ...choiceFaults(`${at} › type`, property.type, propertyTypes),
      ...faultsAt(`${at} › pricePerNight`, {
        [`${pricePerNight} is not a price; write whole pounds, such as 120`]:
          !Number.isInteger(pricePerNight) || outside(pricePerNight, 1, 10_000),
      }),
      ...wholeNumbers.flatMap(([field, least]) =>
        faultsAt(`${at} › ${field}`, {
          [`${property[field]} is no count; write a whole number, ${least} or more`]:
            !Number.isInteger(property[field]) || property[field] < least,
        }),
      ),
      ...countFaults(`${at} › amenities`, amenities.length, 'amenities', 5),
      ...flags.flatMap((flag) => {
        const word = flaggedAmenities[flag];
        return faultsAt(`${at} › ${flag}`, {
          [`is false, but amenities name "${word}"; write true or leave the word out`]:
            amenities.includes(word) && !property[flag],
          [`is true, but amenities do not name "${word}"; write false or add the word`]:
            !amenities.includes(word) && property[flag],
        });
      }),
      ...phoneFaults(`${at} › phone`, property.phone),
      ...emailFaults(`${at} › email`, property.email),
      ...timeFaults(`${at} › checkIn`, property.checkIn),
      ...timeFaults(`${at} › checkOut`, property.checkOut),
    ];
  },
});

export const propertyIdFaults: Check = ({ properties }) =>
  slugFaults(
    'properties',
    properties.map(({ id }) => id),
    'id',
  );
