import type { EpochMinutes } from '@/lib/time/day';

/** One hour. Temperatures in °C, rain in mm, winds in miles an hour, directions in degrees. */
export interface Hour {
  /** When it begins. */
  readonly at: EpochMinutes;
  readonly temperature: number;
  readonly feelsLike: number;
  readonly rain: number;
  /** Per cent, as `cloud`. */
  readonly rainChance: number;
  readonly cloud: number;
  /** WMO weather code. */
  readonly code: number;
  readonly wind: number;
  readonly gusts: number;
  readonly windFrom: number;
}

/** The sea at an instant: metres, seconds, degrees, °C. */
export interface SeaHour {
  readonly at: EpochMinutes;
  readonly waves: number;
  readonly period: number;
  readonly wavesFrom: number;
  readonly water: number | undefined;
}

export interface Forecast {
  /** When it was asked for: the service does not say when it was made. */
  readonly askedAt: EpochMinutes;
  readonly hours: readonly Hour[];
  /** Empty where nothing is known of the sea. */
  readonly sea: readonly SeaHour[];
}

export const faultSentences = {
  slow: 'The forecast is taking too long.',
  offline: 'You’re offline, so the forecast can’t be fetched.',
  unreachable: 'The forecast can’t be reached.',
  busy: 'Too many people want the forecast just now: try again in an hour.',
  broken: 'The forecast service has a problem.',
  'not-data': 'A web page came instead of the forecast: sign in to your Wi-Fi first.',
  shape: 'The forecast has changed its form, and we can’t read it.',
  hours: 'Hours are missing from the forecast.',
  units: 'The forecast came in other units than we asked for.',
  clock: 'The forecast doesn’t cover your device’s date: check its clock.',
} as const;

export type Fault = keyof typeof faultSentences;

export class ForecastError extends Error {
  constructor(readonly fault: Fault) {
    super(faultSentences[fault]);
  }
}

/** A forecast is old after 12 hours, and not shown after 48 or where another clock has kept it. */
export function ageOf({ askedAt }: Forecast, now: EpochMinutes): 'fresh' | 'old' | 'gone' {
  const hours = (now - askedAt) / 60;
  if (hours < -0.1 || hours >= 48) return 'gone';
  return hours < 12 ? 'fresh' : 'old';
}
