/** Tides in words, for those who do not see the curve, and for calendars. */
import { londonTime } from '../time/london';
import { formatHeight } from './day';
import type { TideExtreme } from './source';

/** "High water" or "Low water". */
export function extremeName(kind: TideExtreme['kind']): string {
  return kind === 'high' ? 'High water' : 'Low water';
}

/** "high water at 06:25, 4.2 m; low water at 12:18, 1.0 m", in order of time. */
export function tidesInWords(tides: readonly TideExtreme[]): string {
  return tides
    .map(
      ({ kind, instant, height }) =>
        `${extremeName(kind).toLowerCase()} at ${londonTime(instant)}, ${formatHeight(height)}`,
    )
    .join('; ');
}
