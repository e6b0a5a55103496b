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
