import type { Place } from '@/content/types';
import { entryFaults } from './entries';
import { choiceFaults, faultsAt, outside, slugFaults, type Faults } from './faults';
import { closureNoteShape, optional } from './shape';
import type { SiteContent } from './site-content';

const kinds: Readonly<Record<Place['kind'], true>> = {
  village: true,
  landmark: true,
  beach: true,
  town: true,
};

export function placesFaults({ places, site: { bounds } }: SiteContent): Faults {
  return [
    ...slugFaults(
      'places',
      places.map(({ slug }) => slug),
    ),
    ...entryFaults(
      'places',
      places,
      ({ slug }) => slug,
      {
        slug: 'text',
        name: 'text',
        coordinates: { latitude: 'number', longitude: 'number' },
        kind: 'text',
        code: 'text?',
        gettingThere: {
          walk: 'text?',
          bus: 'text?',
          car: 'text?',
          whileClosed: optional(closureNoteShape),
        },
      },
      ({ kind, coordinates: { latitude, longitude } }, at) => [
        ...choiceFaults(`${at} › kind`, kind, Object.keys(kinds)),
        ...faultsAt(`${at} › coordinates`, {
          [`${latitude}, ${longitude} is outside ${bounds.name}; look for a slip in a digit or a sign`]:
            outside(latitude, bounds.south, bounds.north) ||
            outside(longitude, bounds.west, bounds.east),
        }),
      ],
    ),
  ];
}
