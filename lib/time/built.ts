import type { EpochMinutes } from './london';

/** The minute of the build, which `next.config.ts` sets; null in a browser and in tests. */
export function builtAt(): EpochMinutes | null {
  const minute = Number(process.env['BUILT_AT']);
  return minute > 0 ? minute : null;
}
