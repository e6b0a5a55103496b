export type Pace = 'slow' | 'steady' | 'brisk';

/** Off the coast path so many minutes before it is dark. */
export const LIGHT_MARGIN = 20;

/** Kilometres an hour on the flat. */
export const speeds: Readonly<Record<Pace, number>> = { slow: 4, steady: 5, brisk: 6 };

/** Minutes that one walks in a day at the most, unless one has chosen so. */
export const walkingLimits: Readonly<Record<Pace, number>> = { slow: 45, steady: 90, brisk: 240 };

const MINUTES_A_KILOMETRE = 12;
const METRES_UP_A_MINUTE = 10;
/** Published times are about 8 % longer than the bare rule gives: gates, stiles, a look at the view. */
const ALLOWANCE = 1.08;

/** Naismith's rule: 5 km/h, and a minute more for each 10 m of climb. Round a whole walk, not this. */
export function minutesOnFoot(kilometres: number, climb: number, pace: Pace = 'steady'): number {
  const bare = kilometres * MINUTES_A_KILOMETRE + climb / METRES_UP_A_MINUTE;
  return (bare * ALLOWANCE * speeds.steady) / speeds[pace];
}
