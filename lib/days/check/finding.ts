/** What the check has to say: each finding of one fact about one stop, one leg or one day. */
import type { FactSource } from '@/lib/trust/sources';

/**
 * In the order of weight. `check-first` never counts as `works`, and no state means that anything is
 * safe.
 */
export const FINDING_STATES = ['problem', 'check-first', 'good-to-know', 'works'] as const;
export type FindingState = (typeof FINDING_STATES)[number];

/** Every code that a finding may have, and the state that goes with it; neither ever changes. */
export const findingStates = {
  /** Shut at that time, or all that day. */
  closed: 'problem',
  /** Shuts before the stay that the visitor has set is over. */
  'closes-early': 'problem',
  'event-other-date': 'problem',
  /** The clocks go forward over it. */
  'no-such-time': 'problem',
  /** Outside the season, the weekdays or the tide of the ready-made day that it is. */
  'not-this-date': 'problem',
  'event-other-time': 'problem',
  'event-over': 'problem',
  /** Begins before what is before it has ended. */
  overlap: 'problem',
  /** The way there takes longer than there is time. */
  'leg-too-long': 'problem',
  /** Dusk falls before the end of a path along the coast, or it begins before dawn. */
  dark: 'problem',
  /** A walk that begins before dawn or ends after dusk. */
  'walk-in-the-dark': 'problem',
  /** It is for the sunrise, and begins after it. */
  'after-sunrise': 'problem',
  /** It is for the sunrise, and begins long before it. */
  'before-sunrise': 'problem',
  'dogs-excluded': 'problem',
  /** The last bus has gone, or none runs that day, and there is no other way in time. */
  'no-bus': 'problem',
  /** A notice closes the road or the path. */
  'way-closed': 'problem',
  /** The day ends without the car, which stands where it was left. */
  'car-left': 'problem',
  /** Not back when one has to be. */
  'back-late': 'problem',
  'before-check-in': 'problem',
  'after-check-out': 'problem',

  'no-longer-listed': 'check-first',
  'hours-not-known': 'check-first',
  'leg-not-known': 'check-first',
  'dogs-not-known': 'check-first',
  'no-prediction': 'check-first',
  /** Hours, a rule for dogs, a path or a notice that was read too long ago. */
  'out-of-date': 'check-first',

  tide: 'good-to-know',
  /** Some of the stay, on ground without a gate, is in the dark. */
  'dark-there': 'good-to-know',
  steep: 'good-to-know',
  'long-day': 'good-to-know',
  'much-walking': 'good-to-know',
  /** Of a bus that may be there beside a way that works. */
  'old-timetable': 'good-to-know',
  notice: 'good-to-know',
  /** The last bus has gone; on foot it can still be done. */
  'on-foot-only': 'good-to-know',
  'closes-soon': 'good-to-know',
  /** Open on that day, or on some days; whether then cannot be said without a time or a date. */
  'open-sometime': 'good-to-know',
  'event-date': 'good-to-know',
  'dogs-seasonal': 'good-to-know',

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
  /** What it is about, as a heading names it: the stop, "The way home" or "The whole day". */
  readonly about: string;
  /** At most 14 words for visitors, whole in themselves. */
  readonly sentence: string;
  /** What the source of a tide-bound place says to mind; shown with the sentence. */
  readonly more?: string;
  /** What to ask about, where alike findings of a day are told in one sentence. */
  readonly ask?: 'hours' | 'dogs';
  /** What the sentence says, as values: names, times `HH:MM`, dates, minutes, kilometres, metres. */
  readonly data: Readonly<Record<string, string | number>>;
  /** The facts that it rests on; empty where it is of the visitor's own plan alone. */
  readonly sources: readonly FactSource[];
}
