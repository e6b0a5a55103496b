import type { Coordinates } from '@/content/types';
import type { EpochMinutes } from './london';
import { sunAltitude } from './sun-altitude';

export type Skylight = 'dawn' | 'day' | 'gold' | 'dusk' | 'night';

/** Degrees of the sun's altitude: civil twilight, the horizon as it is seen, and where gold ends. */
const dark = -6;
const horizon = -0.833;
const low = 6;

export function skylight(instant: EpochMinutes, at: Coordinates): Skylight {
  const altitude = sunAltitude(instant, at);
  if (altitude < dark) return 'night';
  if (altitude >= low) return 'day';
  // Ten minutes on, it stands higher in the morning and lower in the evening.
  if (sunAltitude(instant + 10, at) > altitude) return 'dawn';
  return altitude < horizon ? 'dusk' : 'gold';
}
