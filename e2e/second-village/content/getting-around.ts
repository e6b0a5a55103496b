/** The texts of the page that tells how to come, go about and get home: one path, a road, no bus. */
import type { PlaceSlug } from './places';
import type { WayPointSlug } from './ways/points';

export const gettingAround = {
  teaser: { text: 'There and back:', link: 'paths, last buses, ferries and the dark' },
  now: {
    heading: 'Buses now',
    intro: 'No timetable has been read, so nothing can be worked out.',
    /** Journeys whose next and last bus is said. */
    journeys: [] as readonly (readonly [WayPointSlug, WayPointSlug])[],
    withoutScript: 'Without JavaScript this page knows as little as with it.',
  },
  walking: {
    heading: 'On foot',
    intro: 'One stretch of the coast path has been measured, with a wheel.',
    strip: 'The way down to the sands and back up, with the climb in both directions.',
    table: 'The leg of the coast path, there and back',
    unknown: 'Any other pair of places is not known.',
  },
  buses: {
    heading: 'By bus',
    intro: 'No timetable has been read: ask the operator.',
    /** The stops that have a table, in this order. */
    stops: [] as readonly WayPointSlug[],
  },
  ferries: {
    heading: 'Ferries',
    intro: 'No ferry is known.',
    table: 'Ferries of the bay',
    notKnownDays: 'Bank holidays have not been read.',
  },
  car: {
    heading: 'By car',
    intro: 'The village is on the A999.',
    whileClosed: undefined,
    howFar: 'How far it is',
    parking: 'Where to leave the car',
    map: 'All places on the map',
    /** Places whose way by car is told here. */
    places: ['village-centre', 'burnie'] as readonly PlaceSlug[],
  },
  withoutCar: {
    heading: 'Without a car',
    points: ['Walk down to the sands along the coast path.'],
    whileClosed: undefined,
  },
} as const;
