import { getPosition } from 'suncalc';
import type { Coordinates } from '@/content/types';
import type { EpochMinutes } from './london';

export type Skylight = 'dawn' | 'day' | 'gold' | 'dusk' | 'night';

/** Degrees at which the sun is seen: at civil twilight, with its rim on the horizon, and where gold ends. */
const dark = -5.5;
const horizon = -0.35;
const low = 6;

export function skylight(instant: EpochMinutes, { latitude, longitude }: Coordinates): Skylight {
  const altitudeAt = (minute: EpochMinutes) =>
    getPosition(new Date(minute * 60_000), latitude, longitude).altitude;
  const altitude = altitudeAt(instant);
  if (altitude < dark) return 'night';
  if (altitude >= low) return 'day';
  // Ten minutes on, it stands higher in the morning and lower in the evening.
  if (altitudeAt(instant + 10) > altitude) return 'dawn';
  return altitude < horizon ? 'dusk' : 'gold';
}
