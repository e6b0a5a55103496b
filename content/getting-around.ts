/** The texts of the page that tells how to come, go about and get home. Times and figures stand in `transport/`. */
import type { ClosureNote } from './geography';

export const gettingAround = {
  here: {
    heading: 'Getting here',
    points: [
      'By car: nearly 3 miles from Dartmouth on the A379.',
      'By train, in season: steam train Paignton to Kingswear, passenger ferry to Dartmouth, bus.',
    ],
  },
  now: {
    heading: 'Find your way',
    withoutScript: 'The timetables below have every time.',
    /** As large as the first of the ways, which would else be the page's largest paint. */
    untilThen:
      'Calculated on your device, also without a mobile signal, from timetables and paths below.',
    whileClosed: {
      stretch: 'a379-torcross-strete-gate',
      text: 'From Torcross the only bus goes to Kingsbridge. Check the path before you walk back.',
    } satisfies ClosureNote,
  },
  walking: {
    heading: 'On foot',
    intro: 'Times allow for the climbs.',
    strip: 'In miles. Solid: steep. Dashed grey: may be closed.',
    table: 'Leg by leg, there and back, at a steady pace. Slow walkers: add a quarter.',
    legs: 'Leg by leg',
    unknown: 'Torcross to Slapton Sands: check first; the right of way may be suspended.',
  },
  buses: {
    heading: 'Bus times',
    intro: 'Where it says “ask” or “about”, ask the operator.',
  },
  ferries: {
    heading: 'Ferries and the steam railway',
    intro: 'Ferries cross the Dart at Dartmouth. Check bank-holiday times.',
  },
  car: {
    heading: 'Parking',
    map: 'All places on the map',
  },
} as const;
