import type { TideSourceId } from '@/content/tides/types';
import type { EpochMinutes } from '@/lib/time/london';

export interface TideExtreme {
  readonly kind: 'high' | 'low';
  readonly instant: EpochMinutes;
  /** Metres above chart datum, not rounded. */
  readonly height: number;
}

export interface TideSource {
  readonly id: TideSourceId;
  covers(instant: EpochMinutes): boolean;
  heightAt(instant: EpochMinutes): number;
  /** From an instant up to, not including, a later one, in order. */
  extremesBetween(from: EpochMinutes, to: EpochMinutes): readonly TideExtreme[];
}

export interface SourcedTide extends TideExtreme {
  readonly source: TideSourceId;
}

export type Tides = ReturnType<typeof firstCovering>;

/** Minutes. Two high waters (or two low) this close are one, seen by two sources. */
const SAME_TIDE = 180;

/** @param sources best first; the last must cover every instant @throws RangeError when none covers it */
export function firstCovering(sources: readonly TideSource[]) {
  const at = (instant: EpochMinutes): TideSource => {
    const source = sources.find((candidate) => candidate.covers(instant));
    if (!source) throw new RangeError('No tide source covers this instant.');
    return source;
  };

  return {
    sourceAt: (instant: EpochMinutes) => at(instant).id,
    heightAt: (instant: EpochMinutes) => at(instant).heightAt(instant),
    extremesBetween(from: EpochMinutes, to: EpochMinutes): readonly SourcedTide[] {
      // A tide near the seam may be on different sides by the two sources, so look a little outside.
      const found: SourcedTide[] = [];
      for (const source of sources) {
        for (const tide of source.extremesBetween(from - SAME_TIDE, to + SAME_TIDE)) {
          const known = found.some(
            ({ kind, instant }) =>
              kind === tide.kind && Math.abs(instant - tide.instant) < SAME_TIDE,
          );
          if (!known && at(tide.instant) === source) found.push({ ...tide, source: source.id });
        }
      }
      return found
        .filter(({ instant }) => instant >= from && instant < to)
        .sort((a, b) => a.instant - b.instant);
    },
  };
}
