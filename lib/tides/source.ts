/** What every way of knowing the tide has in common. Heights are metres above chart datum. */
import type { TideSourceId } from '@/content/tides/types';
import type { EpochMinutes } from '@/lib/time/london';

/** A high or low water. */
export interface TideExtreme {
  readonly kind: 'high' | 'low';
  /** A whole minute. */
  readonly instant: EpochMinutes;
  /** Metres above chart datum, not rounded; show it with `formatHeight`. */
  readonly height: number;
}

/** One way of knowing the tide. */
export interface TideSource {
  readonly id: TideSourceId;
  /** Whether this source speaks for an instant. */
  covers(instant: EpochMinutes): boolean;
  /** Height at an instant; a good guess near the ends of what the source covers, no more beyond. */
  heightAt(instant: EpochMinutes): number;
  /** High and low waters from an instant up to, not including, a later one, in order of time. */
  extremesBetween(from: EpochMinutes, to: EpochMinutes): readonly TideExtreme[];
}
