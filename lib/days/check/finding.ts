/** What the check has to say: each finding of one fact about one stop, one leg or one day. */
import type { FactSource } from '../facts';

/**
 * In the order of weight. `unknown` never counts as `works`, and no state means that anything is
 * safe.
 */
export const FINDING_STATES = ['conflict', 'unknown', 'worth-knowing', 'works'] as const;
export type FindingState = (typeof FINDING_STATES)[number];

/** The states as visitors read them. */
export const stateWords: Readonly<Record<FindingState, string>> = {
  conflict: 'Does not work',
  unknown: 'Not known',
  'worth-knowing': 'Worth knowing',
  works: 'Works',
};

/** Every code that a finding may have, and the state that goes with it; neither ever changes. */
export const findingStates = {
  /** Shut at that time, or all that day. */
  closed: 'conflict',
  /** Shuts before the stay that the visitor has set is over. */
  'closes-early': 'conflict',
  'event-other-date': 'conflict',
  'event-other-time': 'conflict',
  'event-over': 'conflict',
  /** Begins before what is before it has ended. */
  overlap: 'conflict',
  /** The way there takes longer than there is time. */
  'leg-too-long': 'conflict',
  /** Dusk falls before the end of a path along the coast, or it begins before dawn. */
  dark: 'conflict',
  /** A walk that begins before dawn or ends after dusk. */
  'walk-in-the-dark': 'conflict',
  /** It is for the sunrise, and begins after it. */
  'after-sunrise': 'conflict',
  /** It is for the sunrise, and begins long before it. */
  'before-sunrise': 'conflict',
  'dogs-excluded': 'conflict',
  /** The last bus has gone, or none runs that day, and there is no other way in time. */
  'no-bus': 'conflict',
  /** A notice closes the road or the path. */
  'way-closed': 'conflict',
  /** Not back when one has to be. */
  'back-late': 'conflict',
  'before-check-in': 'conflict',
  'after-check-out': 'conflict',

  'no-longer-listed': 'unknown',
  'hours-not-known': 'unknown',
  'leg-not-known': 'unknown',
  'dogs-not-known': 'unknown',
  'no-prediction': 'unknown',

  tide: 'worth-knowing',
  /** Some of the stay, on ground without a gate, is in the dark. */
  'dark-there': 'worth-knowing',
  steep: 'worth-knowing',
  'long-day': 'worth-knowing',
  'much-walking': 'worth-knowing',
  'out-of-date': 'worth-knowing',
  notice: 'worth-knowing',
  /** The last bus has gone; on foot it can still be done. */
  'on-foot-only': 'worth-knowing',
  'closes-soon': 'worth-knowing',
  /** Open on that day, or on some days; whether then cannot be said without a time or a date. */
  'open-sometime': 'worth-knowing',
  'event-date': 'worth-knowing',
  'dogs-seasonal': 'worth-knowing',

  open: 'works',
  'event-on': 'works',
  'leg-fits': 'works',
  'dogs-welcome': 'works',
  'stay-times': 'works',
} as const satisfies Readonly<Record<string, FindingState>>;

export type FindingCode = keyof typeof findingStates;

export interface Finding {
  /** The same as long as the finding is of the same thing: code, day, stop and fact. */
  readonly id: string;
  readonly code: FindingCode;
  readonly state: FindingState;
  readonly dayId: string;
  /** Undefined where it is of the whole day, or of the way home. */
  readonly stopId: string | undefined;
  /** What it is about, as a heading names it: the stop, "The way back" or "The whole day". */
  readonly about: string;
  /** One or two sentences for visitors, whole in themselves. */
  readonly sentence: string;
  /** What the sentence says, as values: names, times `HH:MM`, dates, minutes, kilometres, metres. */
  readonly data: Readonly<Record<string, string | number>>;
  /** The facts that it rests on; empty where it is of the visitor's own plan alone. */
  readonly sources: readonly FactSource[];
}
