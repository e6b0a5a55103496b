/** What only the sample must obey: the counts of the specification. */
import type { Activity, Property } from '@/content/types';
import { faultsAt, path, type Faults } from './faults';
import type { SiteContent } from './site-content';

/** The fewest of each that the specification names; an editor may add more. */
const leastCounts = {
  activities: 9,
  areas: 4,
  beaches: 3,
  venues: 6,
  properties: 6,
  events: 7,
  eventsPageSlugs: 6,
  stories: 3,
} as const;

const propertyTypes: readonly Property['type'][] = [
  'Self Catering',
  'B&B',
  'Camping',
  'Caravan',
  'Hotel',
  'Pub/Inn',
];

const activityCategories: readonly Activity['category'][] = [
  'Walking',
  'Water Sports',
  'Culture',
  'Family',
  'Photography',
  'Nature',
];

export function sampleFaults(content: SiteContent): Faults {
  const kinds = Object.keys(leastCounts) as readonly (keyof typeof leastCounts)[];
  return [
    ...kinds.flatMap((kind) => {
      const count = content[kind].length;
      const least = leastCounts[kind];
      return count < least
        ? [`content › ${kind}: ${count} entries, at least ${least} are needed`]
        : [];
    }),
    ...faultsAt(path('tides/port/port', 'tideRecords'), {
      [`${content.tideRecords.length} records, 11 are needed`]: content.tideRecords.length !== 11,
    }),
    ...propertyTypes.flatMap((type) =>
      faultsAt(path('properties', 'type'), {
        [`no property is "${type}"`]: !content.properties.some((one) => one.type === type),
      }),
    ),
    ...activityCategories.flatMap((category) =>
      faultsAt(path('activities', 'category'), {
        [`no activity is "${category}"`]: !content.activities.some(
          (one) => one.category === category,
        ),
      }),
    ),
  ];
}
