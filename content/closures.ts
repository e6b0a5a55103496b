/**
 * What a notice can close. A notice names it in `closes`; a leg, a service or a line of the map
 * that goes with it names it in `closedBy`, so that each finds its closure by what is closed.
 */

/** Stretches of road, path or line: where each is, to be read after "closed", and of which road. */
export const stretches = {
  'a379-torcross-strete-gate': { where: 'between Torcross and Strete Gate', road: 'the A379' },
} as const;

export type StretchId = keyof typeof stretches;
