/**
 * What a notice can close. A notice names it in `closes`; a leg, a service or a line of the map
 * that goes with it names it in `closedBy`, so that each finds its closure by what is closed.
 */

/** A stretch of road, path or line that can be closed for a time. */
export interface Stretch {
  /** Where it is, to be read after "closed": "between here and there". */
  readonly where: string;
  /** Of the road: "the A1". */
  readonly road: string;
}

export const stretches = {
  'a379-torcross-strete-gate': { where: 'between Torcross and Strete Gate', road: 'the A379' },
} as const satisfies Readonly<Record<string, Stretch>>;

export type StretchId = keyof typeof stretches;
