/** Types of the tide data. Heights are metres above chart datum. */
import type { ClockTime, Coordinates, IsoDate } from '../types';

/** Which of the three ways a height was found by. */
export type TideSourceId = 'record' | 'prediction' | 'estimate';

/** A moment by the clock of the place. */
export interface TideMoment {
  readonly date: IsoDate;
  readonly time: ClockTime;
}

/** The port that the tide is given for; its position gives sunrise and sunset too. */
export interface TidePort extends Coordinates {
  /** As visitors read it. */
  readonly name: string;
  /** Springs when high and low water are so many metres apart, or more. */
  readonly springsFrom: number;
  /** Neaps when they are so many metres apart, or less. */
  readonly neapsTo: number;
  /** The top of the curve's scale: metres above chart datum, higher than any tide here. */
  readonly scaleTop: number;
  /** The years that the script bakes predictions for, the first and the last included. */
  readonly predictedYears: { readonly first: number; readonly last: number };
}

/** The rough cycle that stands in where there is neither a record nor a prediction. */
export interface TideEstimate {
  /** Hours from one high water to the next. */
  readonly cycleHours: number;
  readonly mean: number;
  readonly amplitude: number;
  /** The estimate never goes below this. */
  readonly lowest: number;
  /** The estimate never goes above this. */
  readonly highest: number;
  /** Hours from a high water to the low water after it, and back. */
  readonly nextTideHours: number;
  /** Height given for an estimated high water. */
  readonly highWater: number;
  /** Height given for an estimated low water. */
  readonly lowWater: number;
  /** A high water that the cycle is counted from. */
  readonly anchor: TideMoment;
}

/** One tidal constituent of a place. */
export interface TideConstituent {
  /** As the tide predictor names it: `M2`. */
  readonly name: string;
  /** Metres. */
  readonly amplitude: number;
  /** Degrees behind Greenwich. */
  readonly phase: number;
}

/**
 * A constituent as it runs over the baked years. The moon's 18.6-year cycle changes its height
 * and timing slowly; both are given for each New Year and run straight from one to the next.
 * A tuple, because this is the largest part of what a browser loads for the tide.
 */
export type TideHarmonic = readonly [
  /** Degrees an hour. */
  speed: number,
  /** Tenths of a degree at the first New Year. */
  phase: number,
  /** Millimetres at the first New Year, then what each year adds; nothing once it stays. */
  amplitudes: readonly number[],
  /** Tenths of a degree that the phase has gained over its steady course, in the same way. */
  shifts: readonly number[],
];

/** Everything that a sum of cosines needs: one window a year, from New Year to New Year (UTC). */
export interface TideWindows {
  /** Metres above chart datum. */
  readonly meanLevel: number;
  /** In minutes since 1970-01-01T00:00Z: the start of each window, and the end of the last. */
  readonly newYears: readonly number[];
  readonly harmonics: readonly TideHarmonic[];
}

/** A caption and its meaning for visitors. */
export interface TideSourceText {
  /** One or two words, for the panel. */
  readonly label: string;
  /** One sentence. */
  readonly meaning: string;
}
