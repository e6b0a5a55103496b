import type { EpochMinutes } from './day';

/** A state holds from its minute until the next period begins; the first has held for ever. */
export interface Period<State extends string> {
  readonly from?: EpochMinutes;
  readonly state: State;
}

/** @param periods in the order of time */
export function stateAt<State extends string>(
  periods: readonly Period<State>[],
  minute: EpochMinutes,
): State | undefined {
  return periods.findLast(({ from = minute }) => from <= minute)?.state;
}
