import type { EpochMinutes } from './london';

/**
 * The minute of the build, for words that a page without JavaScript should get right as of that
 * day; the browser's clock takes over from there. Null in a browser and in tests: nothing is then
 * known to be over. `next.config.ts` sets it.
 */
export function builtAt(): EpochMinutes | null {
  const minute = Number(process.env['BUILT_AT']);
  return minute > 0 ? minute : null;
}
