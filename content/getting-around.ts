/** The texts of the page that tells how to come, go about and get home. Times and figures stand in `ways/`. */
import type { ClosureNote } from './geography';
import type { PlaceSlug } from './places';
import type { WayPointSlug } from './ways/points';

export const gettingAround = {
  /** Under the home page's panels. */
  teaser: { text: 'There and back:', link: 'paths, last buses, ferries and the dark' },
  now: {
    heading: 'The next bus, and the last',
    intro: 'Works without a signal.',
    /** Journeys whose next and last bus is said. */
    journeys: [
      ['village-centre', 'dartmouth'],
      ['dartmouth', 'village-centre'],
      ['village-centre', 'strete-gate'],
      ['strete-gate', 'village-centre'],
      ['village-centre', 'kingsbridge'],
    ] satisfies readonly (readonly [WayPointSlug, WayPointSlug])[],
    withoutScript: 'The tables below have every time.',
  },
  walking: {
    heading: 'On foot',
    intro: 'The coast path joins the villages and beaches of the bay. Times allow for the climbs.',
    strip: 'The path and its climbs. Solid: steep. Broken grey: closed, or may be.',
    table: 'The legs of the coast path, there and back',
    unknown:
      'Torcross to Slapton Sands: check first. The right of way along the broken road was being suspended in February 2026.',
  },
  buses: {
    heading: 'By bus, stop by stop',
    intro: 'Times as published in a walker’s guide. Gaps mean we couldn’t check: ask the operator.',
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
    notKnownDays: 'Check bank-holiday times.',
  },
  car: {
    heading: 'By car',
    intro: 'The village is on the A379, nearly 3 miles from Dartmouth.',
    whileClosed: {
      stretch: 'a379-torcross-strete-gate',
      text: 'Read the travel notice before you follow a map along the bay.',
    } satisfies ClosureNote,
    howFar: 'How far',
    parking: 'Where to park',
    map: 'All places on the map',
    /** Places whose way by car is told here. */
    places: ['village-centre', 'strete', 'strete-gate', 'torcross'] satisfies readonly PlaceSlug[],
  },
  withoutCar: {
    heading: 'Getting here without a car',
    points: [
      'In season the steam train runs from Paignton to Kingswear; the passenger ferry crosses to Dartmouth, and a bus goes on to the village.',
      'Walk out along the coast path and take the bus home, or the other way round: check the last bus first.',
    ],
    whileClosed: {
      stretch: 'a379-torcross-strete-gate',
      text: 'From Torcross the only bus goes to Kingsbridge, and the walk to the village is one to check first.',
    } satisfies ClosureNote,
  },
} as const;
