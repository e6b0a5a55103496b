/**
 * The real spots that items refer to, with what is known of the way there. The buses that stop
 * and the measured ways on foot stand in `transport/`, and are added where a place is shown.
 */
import {
  blackpoolVisit,
  churchRecord,
  circularWalk,
  coastPath,
  conservationArea,
  lifeguards2023,
  lifeguards2024,
  own,
  roadClosed,
  slaptonWalk,
  streteGateVisit,
  torcrossWalk,
} from './sources';
import type { Place } from './geography';

export const places = [
  {
    slug: 'village-centre',
    name: 'Stoke Fleming village centre',
    coordinates: { latitude: 50.3243, longitude: -3.6003 },
    kind: 'village',
    sources: [conservationArea, own],
    gettingThere: {
      car: 'Nearly 3 miles from Dartmouth on the A379 coast road.',
    },
  },
  {
    slug: 'st-peters-church',
    name: 'St Peter’s Church',
    coordinates: { latitude: 50.3237, longitude: -3.6 },
    kind: 'landmark',
    sources: [churchRecord, own],
    gettingThere: {
      walk: 'A minute or two from the village centre; look up for the tower.',
    },
  },
  {
    slug: 'blackpool-sands',
    name: 'Blackpool Sands',
    coordinates: { latitude: 50.3196, longitude: -3.61 },
    kind: 'beach',
    sources: [circularWalk, blackpoolVisit, lifeguards2023, lifeguards2024, own],
    gettingThere: {
      walk: 'Downhill from Stoke Fleming. Coming back is the same distance, with opinions.',
      car: 'On the A379 below Stoke Fleming, with a pay car park behind the beach.',
    },
  },
  {
    slug: 'strete',
    name: 'Strete',
    coordinates: { latitude: 50.3101, longitude: -3.6292 },
    kind: 'village',
    sources: [own],
    gettingThere: {
      car: 'About 5 miles from Dartmouth on the A379 coast road.',
    },
  },
  {
    slug: 'strete-gate',
    name: 'Strete Gate',
    coordinates: { latitude: 50.2984, longitude: -3.6374 },
    kind: 'beach',
    sources: [streteGateVisit, own],
    gettingThere: {
      walk: 'Along the coast path from the village, by Blackpool Sands and Strete.',
      car: 'On the A379, with a pay car park.',
      whileClosed: {
        stretch: 'a379-torcross-strete-gate',
        text: 'Come from the Dartmouth side: the A379 is closed between here and Torcross.',
      },
    },
  },
  {
    slug: 'slapton-sands',
    name: 'Slapton Sands',
    coordinates: { latitude: 50.2859, longitude: -3.6457 },
    kind: 'beach',
    sources: [slaptonWalk, lifeguards2023, lifeguards2024, own],
    gettingThere: {
      bus: 'None stops here. One goes to Slapton Turn and Slapton village: check the way on foot from there.',
      car: 'The A379 runs along the beach.',
      whileClosed: {
        stretch: 'a379-torcross-strete-gate',
        text: 'The A379 along the beach is closed between Torcross and Strete Gate: read the travel notice before you set off.',
      },
    },
  },
  {
    slug: 'torcross',
    name: 'Torcross',
    coordinates: { latitude: 50.266, longitude: -3.653 },
    kind: 'village',
    sources: [roadClosed, torcrossWalk, own],
    gettingThere: {
      car: 'About 8 miles from Dartmouth along the coast road.',
      whileClosed: {
        stretch: 'a379-torcross-strete-gate',
        text: 'With the A379 closed at Slapton, the drive from Dartmouth is 17 to 22\u00a0miles instead.',
      },
    },
  },
  {
    slug: 'dartmouth',
    name: 'Dartmouth',
    coordinates: { latitude: 50.3515, longitude: -3.579 },
    kind: 'town',
    sources: [conservationArea, own],
    gettingThere: {
      car: 'Nearly 3 miles from Stoke Fleming on the A379.',
    },
  },
  {
    slug: 'dartmouth-castle',
    name: 'Dartmouth Castle',
    coordinates: { latitude: 50.3419, longitude: -3.5662 },
    kind: 'landmark',
    sources: [coastPath, own],
    gettingThere: { walk: 'The coast path passes the castle.' },
  },
  {
    slug: 'start-point',
    name: 'Start Point',
    coordinates: { latitude: 50.2226, longitude: -3.6419 },
    kind: 'landmark',
    sources: [roadClosed, own],
    gettingThere: {
      car: 'At the south end of the bay.',
      whileClosed: {
        stretch: 'a379-torcross-strete-gate',
        text: 'The A379 is closed between Strete Gate and Torcross, so allow for the long way round.',
      },
    },
  },
] as const satisfies readonly Place[];

export type PlaceSlug = (typeof places)[number]['slug'];
