import type { FactSource } from '@/lib/trust/sources';

/** In the order of weight. `check-first` never counts as `works`. */
export const FINDING_STATES = ['problem', 'check-first', 'good-to-know', 'works'] as const;
export type FindingState = (typeof FINDING_STATES)[number];

/** Problems, as a verdict names them. Tests and links rely on the codes, which never change. */
export const problemWords = {
  closed: 'closed then',
  'closes-early': 'closes too early',
  'event-other-date': 'on another day',
  'event-other-time': 'at another time',
  'no-such-time': 'no such time',
  'not-this-date': 'not on this date',
  'event-over': 'over',
  overlap: 'starts too soon',
  'leg-too-long': 'too far in the time',
  dark: 'path in the dark',
  'walk-in-the-dark': 'in the dark',
  'after-sunrise': 'after sunrise',
  'before-sunrise': 'too early for sunrise',
  'dogs-excluded': 'no dogs',
  'no-bus': 'no bus',
  'way-closed': 'way closed',
  'car-left': 'car left behind',
  'before-check-in': 'before check-in',
  'after-check-out': 'after check-out',
} as const;

const otherStates = {
  'no-longer-listed': 'check-first',
  'hours-not-known': 'check-first',
  'leg-not-known': 'check-first',
  'dogs-not-known': 'check-first',
  'hard-on-wheels': 'check-first',
  'no-prediction': 'check-first',
  'out-of-date': 'check-first',
  'much-walking': 'check-first',
  'open-sometime': 'check-first',

  tide: 'good-to-know',
  'dark-there': 'good-to-know',
  'near-dark': 'good-to-know',
  steep: 'good-to-know',
  'long-day': 'good-to-know',
  notice: 'good-to-know',
  'on-foot-only': 'good-to-know',
  'closes-soon': 'good-to-know',
  'no-meal': 'good-to-know',
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

/** Whether it rests on the forecast: rain, gusts, cloud or waves. */
export const isOfWeather = ({ code }: { code: FindingCode }): boolean => weather.includes(code);

export type FindingCode = keyof typeof problemWords | keyof typeof otherStates;

export const findingStates = {
  ...otherStates,
  ...Object.fromEntries(Object.keys(problemWords).map((code) => [code, 'problem'])),
} as Readonly<Record<FindingCode, FindingState>>;

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
  readonly more?: string | undefined;
  /** What must be true, after “Works if”; one sentence, with “…” for it, is told of all its names. */
  readonly condition?: readonly [words: string, name?: string] | undefined;
  /** What there is to do where the condition is not true: "2 h on foot". */
  readonly otherwise?: string | undefined;
  readonly ask?: 'hours' | 'dogs' | undefined;
  /** The facts that it rests on; empty where it is of the visitor's own plan alone. */
  readonly sources: readonly FactSource[];
}
