/** The spots that ways lead to and buses stop at. */
import type { WayPoint } from './point';

export const wayPoints = [
  {
    slug: 'village-centre',
    name: 'Stoke Fleming',
    places: ['village-centre', 'st-peters-church'],
    stop: 'Shady Lane',
  },
  { slug: 'blackpool-sands', name: 'Blackpool Sands', places: ['blackpool-sands'] },
  { slug: 'strete', name: 'Strete', places: ['strete'] },
  { slug: 'strete-gate', name: 'Strete Gate', places: ['strete-gate'] },
  {
    slug: 'slapton-sands',
    name: 'Slapton Sands, Memorial car park',
    places: ['slapton-sands'],
  },
  { slug: 'torcross', name: 'Torcross', places: ['torcross'] },
  { slug: 'little-dartmouth', name: 'Little Dartmouth' },
  { slug: 'dartmouth-castle', name: 'Dartmouth Castle', places: ['dartmouth-castle'] },
  { slug: 'dartmouth', name: 'Dartmouth', places: ['dartmouth'] },
  { slug: 'slapton-turn', name: 'Slapton Turn' },
  { slug: 'slapton-village', name: 'Slapton village' },
  { slug: 'blackawton', name: 'Blackawton' },
  { slug: 'kingsbridge', name: 'Kingsbridge' },
  { slug: 'kingswear', name: 'Kingswear' },
] as const satisfies readonly WayPoint[];

/** Where the guide is at home: ways there start from it, and ways back end at it. */
export const homePoint = 'village-centre';

/** From where one mostly comes back: who is at home is told of the ways from it. */
export const awayPoint = 'dartmouth';

export type WayPointSlug = (typeof wayPoints)[number]['slug'];
