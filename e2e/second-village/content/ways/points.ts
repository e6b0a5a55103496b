/** The spots that ways lead to. */
import type { WayPoint } from './point';

export const wayPoints = [
  { slug: 'village-centre', name: 'Kettle Staith', places: ['village-centre'] },
  { slug: 'whinstone-sands', name: 'Whinstone Sands', places: ['whinstone-sands'] },
] as const satisfies readonly WayPoint[];

/** Where the guide is at home: ways there start from it, and ways back end at it. */
export const homePoint = 'village-centre';

export type WayPointSlug = (typeof wayPoints)[number]['slug'];
