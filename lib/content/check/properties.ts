import {
  emailFaults,
  faultsAt,
  outside,
  path,
  phoneFaults,
  ratingFaults,
  slugFaults,
  timeFaults,
  type Faults,
} from './faults';
import type { SiteContent } from './site-content';

/** The flags that the filters ask for, and the word by which the amenities list must name them. */
const flaggedAmenities = {
  hasSeaView: 'Sea view',
  hasHotTub: 'Hot tub',
  hasParking: 'Parking',
  hasWifi: 'Wi-Fi',
} as const;

const flags = Object.keys(flaggedAmenities) as readonly (keyof typeof flaggedAmenities)[];

export function propertyFaults({ properties }: SiteContent): Faults {
  const faults = properties.flatMap((property) => {
    const at = path('properties', property.slug);
    const { pricePerNight, amenities } = property;
    return [
      ...ratingFaults(at, property.rating),
      ...faultsAt(`${at} › pricePerNight`, {
        [`£${pricePerNight} is not within £85 to £350`]: outside(pricePerNight, 85, 350),
      }),
      ...faultsAt(`${at} › amenities`, {
        [`${amenities.length} amenities, at least 5 are needed`]: amenities.length < 5,
      }),
      ...flags.flatMap((flag) =>
        faultsAt(`${at} › ${flag}`, {
          [`amenities disagree about "${flaggedAmenities[flag]}"`]:
            amenities.includes(flaggedAmenities[flag]) !== property[flag],
        }),
      ),
      ...phoneFaults(`${at} › phone`, property.phone),
      ...emailFaults(`${at} › email`, property.email),
      ...timeFaults(`${at} › checkIn`, property.checkIn),
      ...timeFaults(`${at} › checkOut`, property.checkOut),
    ];
  });
  return [
    ...faults,
    ...slugFaults(
      'properties',
      properties.map(({ id }) => id),
    ),
  ];
}
