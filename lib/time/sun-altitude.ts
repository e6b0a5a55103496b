/** Apart from `sun.ts`, which every page with the tide loads. */
import type { Coordinates } from '@/content/types';
import type { EpochMinutes } from './london';
import { RADIANS, sunAt } from './sun';

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
