/** Kettle Staith and its neighbours: an invented village on another coast. */
import type { Place } from './geography';

export const places = [
  {
    slug: 'village-centre',
    name: 'Kettle Staith village centre',
    coordinates: {
      latitude: 56.7243,
      longitude: -2.4503,
    },
    kind: 'village',
    gettingThere: {
      bus: 'Bus 3 between Marramton and Castlebraes stops in the village, roughly hourly every day; Marramton is about 15 minutes away.',
      car: 'Nearly 3 miles from Marramton on the A999 coast road.',
    },
  },
  {
    slug: 'whinstone-sands',
    name: 'Whinstone Sands',
    coordinates: {
      latitude: 56.7196,
      longitude: -2.46,
    },
    kind: 'beach',
    gettingThere: {
      walk: 'About 10 minutes downhill from Kettle Staith. Coming back is the same distance, with opinions.',
      car: 'On the A999 below Kettle Staith, with a pay car park behind the beach.',
    },
  },
  {
    slug: 'burnie',
    name: 'Burnie',
    coordinates: {
      latitude: 56.7101,
      longitude: -2.4792,
    },
    kind: 'village',
    gettingThere: {
      bus: 'Bus 3 between Marramton and Castlebraes, and bus 93T Monday to Saturday.',
      car: 'About 5 miles from Marramton on the A999 coast road.',
    },
  },
  {
    slug: 'marramton',
    name: 'Marramton',
    coordinates: {
      latitude: 56.7515,
      longitude: -2.429,
    },
    kind: 'town',
    gettingThere: {
      bus: 'Bus 3 from Kettle Staith takes about 15 minutes, roughly hourly every day.',
      car: 'Nearly 3 miles from Kettle Staith on the A999.',
    },
  },
] as const satisfies readonly Place[];

export type PlaceSlug = (typeof places)[number]['slug'];
