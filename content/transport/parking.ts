/** Where to leave a car, as far as known. */
import {
  blackpoolVisit,
  circularWalk,
  own,
  slaptonWalk,
  streteGateVisit,
  torcrossWalk,
} from '../sources';
import type { CarPark } from './types';

export const carParks: readonly CarPark[] = [
  {
    slug: 'church-road',
    place: 'village-centre',
    name: 'Church Road, Stoke Fleming',
    sources: [circularWalk],
    note: 'The published circular walk begins here: SX 861 483.',
  },
  {
    slug: 'blackpool-sands',
    place: 'blackpool-sands',
    name: 'Blackpool Sands',
    sources: [circularWalk, blackpoolVisit],
    isPaid: true,
    note: 'A pay car park behind the beach.',
  },
  {
    slug: 'strete-gate',
    place: 'strete-gate',
    name: 'Strete Gate',
    sources: [streteGateVisit, own],
    isPaid: true,
    note: 'A pay car park at the north end of the long beach.',
    whileClosed: {
      stretch: 'a379-torcross-strete-gate',
      text: 'Come from the Dartmouth side.',
    },
  },
  {
    slug: 'memorial',
    place: 'slapton-sands',
    name: 'Memorial car park, Slapton Sands',
    sources: [slaptonWalk],
    note: 'Behind the beach.',
    whileClosed: {
      stretch: 'a379-torcross-strete-gate',
      text: 'Check you can reach it by car while the road is closed.',
    },
  },
  {
    slug: 'torcross',
    place: 'torcross',
    name: 'Torcross',
    sources: [torcrossWalk],
    isPaid: true,
    note: 'A pay car park at the south end of the long beach.',
  },
];
