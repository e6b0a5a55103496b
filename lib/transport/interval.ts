import type { EpochMinutes } from '@/lib/time/london';

/** Where a bus waits at a stop, it arrives (`latest`) before it leaves (`earliest`). */
export interface Interval {
  readonly earliest: EpochMinutes;
  /** Undefined where nothing bounds it. */
  readonly latest: EpochMinutes | undefined;
}

/** Whether its times are known, and not only bounded. */
export const isExact = ({ earliest, latest }: Interval): boolean =>
  latest !== undefined && latest <= earliest;

/** The same, so many minutes later. */
export const shifted = <T extends Interval>(interval: T, minutes: number): T => ({
  ...interval,
  earliest: interval.earliest + minutes,
  latest: interval.latest === undefined ? undefined : interval.latest + minutes,
});
