import type { Coordinates } from '@/content/types';
import { faultsAt, outside, path, slugFaults, type Faults } from './faults';
import type { SiteContent } from './site-content';

/** Roughly the district: a slip of a digit lands in the sea or in another county. */
const southHams = { south: 50.19, north: 50.56, west: -4.16, east: -3.49 };

function coordinateFaults(at: string, { latitude, longitude }: Coordinates): Faults {
  return faultsAt(`${at} › coordinates`, {
    [`${latitude}, ${longitude} is outside the South Hams`]:
      outside(latitude, southHams.south, southHams.north) ||
      outside(longitude, southHams.west, southHams.east),
  });
}

export function placesFaults({ places }: SiteContent): Faults {
  return [
    ...slugFaults(
      'places',
      places.map(({ slug }) => slug),
    ),
    ...places.flatMap(({ slug, coordinates }) =>
      coordinateFaults(path('places', slug), coordinates),
    ),
  ];
}
