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

export const shifted = <At extends Interval>(at: At, minutes: number): At => ({
  ...at,
  earliest: at.earliest + minutes,
  latest: at.latest === undefined ? undefined : at.latest + minutes,
});
