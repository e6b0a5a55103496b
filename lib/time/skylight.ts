import type { Coordinates } from '@/content/types';
import type { EpochMinutes } from './london';
import { RADIANS, sunAt } from './sun';

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

/** Degrees over a level horizon; the air's bending left out. */
export function sunAltitude(instant: EpochMinutes, { latitude, longitude }: Coordinates): number {
  const { declination, equationOfTime } = sunAt(instant);
  // Four minutes a degree; instants count from midnight in Greenwich, and noon is the middle.
  const hourAngle = ((instant - 720 + equationOfTime) / 4 + longitude) * RADIANS;
  return (
    Math.asin(
      Math.sin(latitude * RADIANS) * Math.sin(declination) +
        Math.cos(latitude * RADIANS) * Math.cos(declination) * Math.cos(hourAngle),
    ) / RADIANS
  );
}
