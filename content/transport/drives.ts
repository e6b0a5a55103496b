/**
 * Drives between two points, the same both ways. Minutes are those of a bus between the same
 * stops: a car needs no longer. A pair without a figure is left out, and visitors are told to check.
 */
import type { WayPointSlug } from './points';
import type { Drive } from './types';

const byBus = {
  source: {
    name: 'Stagecoach, minutes of bus 3 between its stops',
    url: 'https://www.stagecoachbus.com/',
  },
  readOn: '2026-09-16',
  publishedIn: 'a walker’s public guide',
} as const;

export const drives: readonly Drive<WayPointSlug>[] = [
  {
    slug: 'dartmouth-village-centre',
    between: ['dartmouth', 'village-centre'],
    minutes: 15,
    miles: [3, 3],
    ...byBus,
  },
  {
    slug: 'dartmouth-blackpool-sands',
    between: ['dartmouth', 'blackpool-sands'],
    minutes: 18,
    ...byBus,
  },
  {
    slug: 'dartmouth-strete',
    between: ['dartmouth', 'strete'],
    minutes: 24,
    miles: [5, 5],
    ...byBus,
  },
  {
    slug: 'village-centre-blackpool-sands',
    between: ['village-centre', 'blackpool-sands'],
    minutes: 3,
    ...byBus,
  },
  { slug: 'village-centre-strete', between: ['village-centre', 'strete'], minutes: 9, ...byBus },
  { slug: 'blackpool-sands-strete', between: ['blackpool-sands', 'strete'], minutes: 6, ...byBus },
  {
    slug: 'dartmouth-strete-gate',
    between: ['dartmouth', 'strete-gate'],
    minutes: 25,
    source: {
      name: 'Travel Devon, minutes of bus 93T between its stops',
      url: 'https://www.traveldevon.info/bus/journey-planning/',
    },
    readOn: '2026-09-16',
    publishedIn: 'a walker’s public guide',
  },
  {
    slug: 'village-centre-strete-gate',
    between: ['village-centre', 'strete-gate'],
    // Nobody has read the minutes from here: those of the whole way, which passes here, are more.
    minutes: 25,
    source: {
      name: 'Travel Devon, minutes of bus 93T from Dartmouth, which passes Stoke Fleming',
      url: 'https://www.traveldevon.info/bus/journey-planning/',
    },
    readOn: '2026-09-16',
  },
  ...(['blackpool-sands', 'strete'] as const).map((point) => ({
    slug: `${point}-strete-gate`,
    between: [point, 'strete-gate'] as const,
    // As above: the whole way passes here too.
    minutes: 25,
    source: {
      name: 'Travel Devon, minutes of bus 93T from Dartmouth, which takes the coast road',
      url: 'https://www.traveldevon.info/bus/journey-planning/',
    },
    readOn: '2026-09-16' as const,
  })),
  {
    slug: 'dartmouth-torcross',
    between: ['dartmouth', 'torcross'],
    miles: [8, 8],
    whileClosed: { stretch: 'a379-torcross-strete-gate', miles: [17, 22] },
    source: {
      name: 'Devon County Council, roads and transport',
      url: 'https://www.devon.gov.uk/roads-and-transport/',
    },
    readOn: '2026-11-22',
    publishedIn: 'national and local newspapers',
  },
];
