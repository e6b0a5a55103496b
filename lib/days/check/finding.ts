import type { FactSource } from '@/lib/trust/sources';

/** In the order of weight. `check-first` never counts as `works`. */
export const FINDING_STATES = ['problem', 'check-first', 'good-to-know', 'works'] as const;
export type FindingState = (typeof FINDING_STATES)[number];

/** The states of the codes, which tests and links may rely on: neither ever changes. */
export const findingStates = {
  closed: 'problem',
  'closes-early': 'problem',
  'event-other-date': 'problem',
  'no-such-time': 'problem',
  'not-this-date': 'problem',
  'event-other-time': 'problem',
  'event-over': 'problem',
  overlap: 'problem',
  'leg-too-long': 'problem',
  dark: 'problem',
  'walk-in-the-dark': 'problem',
  'after-sunrise': 'problem',
  'before-sunrise': 'problem',
  'dogs-excluded': 'problem',
  'no-bus': 'problem',
  'way-closed': 'problem',
  'car-left': 'problem',
  'back-late': 'problem',
  'before-check-in': 'problem',
  'after-check-out': 'problem',

  'no-longer-listed': 'check-first',
  'hours-not-known': 'check-first',
  'leg-not-known': 'check-first',
  'dogs-not-known': 'check-first',
  'no-prediction': 'check-first',
  'out-of-date': 'check-first',

  tide: 'good-to-know',
  'dark-there': 'good-to-know',
  steep: 'good-to-know',
  'long-day': 'good-to-know',
  'much-walking': 'good-to-know',
  'old-timetable': 'good-to-know',
  notice: 'good-to-know',
  'on-foot-only': 'good-to-know',
  'closes-soon': 'good-to-know',
  'open-sometime': 'good-to-know',
  'event-date': 'good-to-know',
  'dogs-seasonal': 'good-to-know',
  forecast: 'good-to-know',
  'rain-likely': 'good-to-know',
  'strong-gusts': 'good-to-know',
  'cloud-likely': 'good-to-know',
  'high-waves': 'good-to-know',

  open: 'works',
  'event-on': 'works',
  'leg-fits': 'works',
  'dogs-welcome': 'works',
  'stay-times': 'works',
} as const satisfies Readonly<Record<string, FindingState>>;

const weather: readonly string[] = ['rain-likely', 'strong-gusts', 'cloud-likely', 'high-waves'];

/** Whether the forecast is against what is planned. */
export const isOfWeather = ({ code }: { code: FindingCode }): boolean => weather.includes(code);

export type FindingCode = keyof typeof findingStates;

export interface Finding {
  /** The same as long as the finding is of the same thing: code, day, stop and fact. */
  readonly id: string;
  readonly code: FindingCode;
  readonly state: FindingState;
  readonly dayId: string;
  readonly stopId: string | undefined;
  /** What it is about, as a heading names it: the stop, "The way home" or "The whole day". */
  readonly about: string;
  readonly sentence: string;
  readonly more?: string;
  readonly ask?: 'hours' | 'dogs';
  /** The facts that it rests on; empty where it is of the visitor's own plan alone. */
  readonly sources: readonly FactSource[];
}
