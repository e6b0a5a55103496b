/** The texts of the page that tells how to come, go about and get home. Times and figures stand in `ways/`. */
import type { ClosureNote } from './geography';
import type { PlaceSlug } from './places';
import type { WayPointSlug } from './ways/points';

export const gettingAround = {
  /** Under the home page's panels. */
  teaser: { text: 'There and back:', link: 'paths, last buses, ferries and the dark' },
  now: {
    heading: 'Buses now',
    intro:
      'Worked out on your device from the timetables below, by London time, with or without a network.',
    /** Journeys whose next and last bus is said. */
    journeys: [
      ['village-centre', 'dartmouth'],
      ['dartmouth', 'village-centre'],
      ['village-centre', 'strete-gate'],
      ['strete-gate', 'village-centre'],
      ['village-centre', 'kingsbridge'],
    ] satisfies readonly (readonly [WayPointSlug, WayPointSlug])[],
    withoutScript:
      'Without JavaScript this page cannot know what time it is: the tables below have all that it would say.',
  },
  walking: {
    heading: 'On foot',
    intro:
      'The coast path joins the villages and beaches of the bay. Lengths and climbs were measured along two published route files; minutes are worked out by Naismith’s rule, with the 8% that published walks take above it.',
    strip:
      'The way along the bay from end to end, with the climb of each leg in both directions. The land swells where the path climbs; a solid line is steep, an interrupted grey one is closed or not known to be open. Heights are known at the places only.',
    table: 'The legs of the coast path, there and back',
    unknown:
      'A pair of places that no legs join is not known: we do not turn a straight line into minutes. In February 2026 the right of way along the broken road between Torcross and Slapton Sands was being suspended; whether it is open now is not known, so that leg is not offered.',
  },
  buses: {
    heading: 'By bus, stop by stop',
    intro:
      'The operators’ timetables as a walker’s public guide gave them: nobody has checked them on the operators’ own pages, so each stands with its day and with whom to ask. “Not known” is what nobody has read, which is not the same as none.',
    /** The stops that have a table, in this order. */
    stops: [
      'dartmouth',
      'village-centre',
      'blackpool-sands',
      'strete',
      'strete-gate',
      'slapton-village',
      'torcross',
    ] satisfies readonly WayPointSlug[],
  },
  ferries: {
    heading: 'Ferries and the steam railway',
    intro: 'The Dart is crossed at Dartmouth; the railway ends at Kingswear, on the other bank.',
    table: 'Ferries from Dartmouth',
    notKnownDays: 'Bank holidays have not been read.',
  },
  car: {
    heading: 'By car',
    intro: 'The village is on the A379, nearly 3 miles from Dartmouth.',
    whileClosed: {
      stretch: 'a379-torcross-strete-gate',
      text: 'Read the travel notice before you follow a map along the bay.',
    } satisfies ClosureNote,
    howFar: 'How far it is',
    parking: 'Where to leave the car',
    map: 'All places on the map',
    /** Places whose way by car is told here. */
    places: ['village-centre', 'strete', 'strete-gate', 'torcross'] satisfies readonly PlaceSlug[],
  },
  withoutCar: {
    heading: 'Without a car',
    points: [
      'In season the steam train runs from Paignton to Kingswear; the passenger ferry crosses to Dartmouth, and a bus goes on to the village.',
      'Walk out along the coast path and take the bus home, or the other way round: check the last bus first.',
    ],
    whileClosed: {
      stretch: 'a379-torcross-strete-gate',
      text: 'Torcross has the bus to Kingsbridge only, and no walk from there to the village is offered.',
    } satisfies ClosureNote,
  },
} as const;
