import type { EpochMinutes } from '@/lib/time/day';

/** What is asked of each hour: its name at Open-Meteo, its unit, and the least and the most that it may be. */
export type Variables = Readonly<
  Record<string, readonly [name: string, unit: string, least: number, most: number]>
>;

export const weatherVariables = {
  temperature: ['temperature_2m', '°C', -40, 50],
  feelsLike: ['apparent_temperature', '°C', -60, 60],
  rain: ['precipitation', 'mm', 0, 300],
  rainChance: ['precipitation_probability', '%', 0, 100],
  code: ['weather_code', 'wmo code', 0, 99],
  cloud: ['cloud_cover', '%', 0, 100],
  wind: ['wind_speed_10m', 'mp/h', 0, 200],
  gusts: ['wind_gusts_10m', 'mp/h', 0, 250],
  windFrom: ['wind_direction_10m', '°', 0, 360],
} as const satisfies Variables;

export const seaVariables = {
  waves: ['wave_height', 'm', 0, 40],
  period: ['wave_period', 's', 0, 40],
  wavesFrom: ['wave_direction', '°', 0, 360],
  water: ['sea_surface_temperature', '°C', -5, 40],
} as const satisfies Variables;

type Values<Names extends PropertyKey> = Readonly<Record<Names | 'at', number>>;

/** One hour from the instant at which it begins. */
export type Hour = Values<keyof typeof weatherVariables>;

/** The sea at an instant. */
export type SeaHour = Values<Exclude<keyof typeof seaVariables, 'water'>> & {
  readonly water: number | undefined;
};

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
