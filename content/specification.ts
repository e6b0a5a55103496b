/**
 * What the specification asks of the sample, and of the sample only: where `content` in `site.ts`
 * says 'own', nobody looks at it.
 */
export const specification = {
  /** The fewest of each. */
  leastCounts: {
    activities: 9,
    areas: 4,
    beaches: 3,
    venues: 6,
    properties: 6,
    events: 7,
    eventsPageSlugs: 6,
    stories: 3,
  },
  /** Pounds. */
  pricePerNight: { least: 85, most: 350 },
  tideRecords: 11,
} as const;
