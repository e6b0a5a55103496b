import type { TideEstimate } from '@/content/tides/types';
import { toEpochMinutes } from '@/lib/time/london';
import type { TideSource } from './compose';

/** The specification's rough cycle: a cosine counted from one known high water. */
export function estimateSource(estimate: TideEstimate): TideSource {
  const anchor = toEpochMinutes(estimate.anchor.date, estimate.anchor.time);
  const cycle = estimate.cycleHours * 60;
  const spacing = estimate.nextTideHours * 60;

  return {
    id: 'estimate',
    covers: () => true,
    heightAt(instant) {
      const phase = (2 * Math.PI * (instant - anchor)) / cycle;
      const height = estimate.mean + estimate.amplitude * Math.cos(phase);
      return Math.min(estimate.highest, Math.max(estimate.lowest, height));
    },
    extremesBetween(from, to) {
      const first = Math.floor((from - anchor) / spacing);
      const count = Math.max(0, Math.ceil((to - from) / spacing) + 2);
      return Array.from({ length: count }, (_, i) => first + i)
        .map((step) => {
          const kind = step % 2 === 0 ? ('high' as const) : ('low' as const);
          return {
            kind,
            instant: Math.round(anchor + step * spacing),
            height: kind === 'high' ? estimate.highWater : estimate.lowWater,
          };
        })
        .filter(({ instant }) => instant >= from && instant < to);
    },
  };
}
