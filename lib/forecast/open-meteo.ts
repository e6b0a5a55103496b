/**
 * Open-Meteo's two answers: what is asked for, and a reader that refuses what it does not know.
 * https://open-meteo.com/en/docs, https://open-meteo.com/en/docs/marine-weather-api
 *
 * Times are asked for as `unixtime`, and days are made from hours here: its local times and days keep
 * today's offset across a change of the clocks (open-meteo/open-meteo issues 488 and 1545).
 */
import type { faultSentences } from '@/content/forecast';
import { skies } from '@/content/skies';
import type { Coordinates } from '@/content/types';
import { asList, asObject, parseJson } from '@/lib/json/json';
import type { EpochMinutes } from '@/lib/time/day';

/** What is asked of each hour: its name at Open-Meteo, its unit, and the least and the most that it may be. */
type Variables = Readonly<
  Record<string, readonly [name: string, unit: string, least: number, most: number]>
>;

const weatherVariables = {
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

const seaVariables = {
  waves: ['wave_height', 'm', 0, 40],
  period: ['wave_period', 's', 0, 40],
  wavesFrom: ['wave_direction', '°', 0, 360],
  water: ['sea_surface_temperature', '°C', -5, 40],
} as const satisfies Variables;

type Row<Asked extends Variables, Value = number | undefined> = {
  readonly [Name in keyof Asked]: Value;
} & { readonly at: EpochMinutes };

/** One hour from the instant at which it begins. */
export type Hour = Row<typeof weatherVariables, number>;

/** The sea at an instant. */
type SeaHour = Row<Omit<typeof seaVariables, 'water'>, number> & {
  readonly water: number | undefined;
};

export interface Forecast {
  /** When it was asked for: the service does not say when it was made. */
  readonly askedAt: EpochMinutes;
  readonly hours: readonly Hour[];
  /** Empty where nothing is known of the sea. */
  readonly sea: readonly SeaHour[];
}

export type Fault = keyof typeof faultSentences;

export class ForecastError extends Error {
  constructor(readonly fault: Fault) {
    super(fault);
  }
}

/** A forecast is old after 12 hours, and not shown after 48 or where another clock has kept it. */
export function ageOf({ askedAt }: Forecast, now: EpochMinutes): 'fresh' | 'old' | 'gone' {
  const hours = (now - askedAt) / 60;
  if (hours < -0.1 || hours >= 48) return 'gone';
  return hours < 12 ? 'fresh' : 'old';
}

const skyOf = (code: number) => skies.find(({ codes }) => codes.includes(code));

export const isWeatherCode = (code: number): boolean => skyOf(code) !== undefined;

export const skyText = ({ code }: Pick<Hour, 'code'>): string => skyOf(code)?.sky ?? '';

/** Fewer known hours than these are no forecast. */
const FEWEST_HOURS = 48;
const HOUR_SECONDS = 3600;
/** Characters that are kept, which storage counts two bytes each. */
export const MOST_KEPT = 50_000;

/** The full addresses, beside what the service's own already say, such as a key. */
export function addressesOf(
  service: { readonly [Part in 'weather' | 'sea']: { readonly url: string } },
  { latitude, longitude }: Coordinates,
  timezone: string,
) {
  const address = (url: string, variables: Variables, more: object = {}) => {
    const asked = new URL(url);
    const hourly = Object.values(variables).map(([name]) => name);
    const place = { latitude, longitude, timezone };
    const parameters = { ...place, hourly, timeformat: 'unixtime', forecast_days: 7, ...more };
    for (const [name, value] of Object.entries(parameters)) {
      asked.searchParams.set(name, String(value));
    }
    return asked.href;
  };
  return {
    weather: address(service.weather.url, weatherVariables, { wind_speed_unit: 'mph' }),
    sea: address(service.sea.url, seaVariables),
  };
}

/** @throws ForecastError unless every column is there, in its unit and as long as the times */
function readRows<Asked extends Variables>(text: string, variables: Asked): readonly Row<Asked>[] {
  const json = parseJson(text);
  if (json === undefined) throw new ForecastError('not-data');
  const { hourly: answered, hourly_units: answeredUnits } = asObject(json) ?? {};
  const [hourly, units] = [asObject(answered), asObject(answeredUnits)];
  const times = asList(hourly?.['time']);
  if (!hourly || !units || !times) throw new ForecastError('shape');
  if (units['time'] !== 'unixtime') throw new ForecastError('units');
  const first = Number(times[0]);
  const isGapless = times.every((time, index) => time === first + index * HOUR_SECONDS);
  if (!isGapless || first % HOUR_SECONDS !== 0) throw new ForecastError('hours');
  const columns = Object.entries(variables).map(([key, [name, unit, least, most]]) => {
    const isKnown = (value: unknown): value is number | null =>
      value === null || (typeof value === 'number' && least <= value && value <= most);
    const column = asList(hourly[name]);
    if (!column?.every(isKnown)) throw new ForecastError('shape');
    if (units[name] !== unit) throw new ForecastError('units');
    if (column.length !== times.length) throw new ForecastError('hours');
    return [key, column] as const;
  });
  return times.map((_, index) => {
    const values = columns.map(([key, column]) => [key, column[index] ?? undefined] as const);
    const at = (first + index * HOUR_SECONDS) / 60;
    return { ...Object.fromEntries(values), at } as Row<Asked>;
  });
}

const isWhole = (hour: { [Field in keyof Hour]: number | undefined }): hour is Hour =>
  Object.values(hour).every((value) => value !== undefined);

/** The hours up to the first of which something is not known. @throws ForecastError */
function readHours(text: string): readonly Hour[] {
  const rows = readRows(text, weatherVariables);
  if (!rows.every(({ code }) => code === undefined || isWeatherCode(code))) {
    throw new ForecastError('shape');
  }
  const hours: Hour[] = [];
  for (const [index, row] of rows.entries()) {
    // Rain, its chance and gusts are of the hour before their time; the rest is of the instant.
    const next = rows[index + 1];
    const before = { rain: next?.rain, rainChance: next?.rainChance, gusts: next?.gusts };
    const hour = { ...row, ...before };
    if (!isWhole(hour)) break;
    hours.push(hour);
  }
  if (hours.length < FEWEST_HOURS) throw new ForecastError('hours');
  return hours;
}

/** Nothing where the answer is missing or cannot be read: without its sea it is a forecast too. */
function readSea(text: unknown): readonly SeaHour[] {
  try {
    return readRows(String(text), seaVariables).filter((row): row is SeaHour =>
      [row.waves, row.period, row.wavesFrom].every((value) => value !== undefined),
    );
  } catch {
    return [];
  }
}

/** The two answers as they came. */
export interface Answers {
  readonly askedAt: EpochMinutes;
  readonly weather: string;
  readonly sea?: unknown;
}

/** @throws ForecastError where the weather cannot be read */
export function readForecast({ askedAt, weather, sea }: Answers): Forecast {
  return { askedAt, hours: readHours(weather), sea: readSea(sea) };
}

/** The forecast in a text that was kept, JSON of {@link Answers}, unless it is too old or unreadable. */
export function keptForecast(text: string | null, now: EpochMinutes): Forecast | undefined {
  const { askedAt, weather, sea } = asObject(parseJson(text ?? '')) ?? {};
  if (typeof askedAt !== 'number' || typeof weather !== 'string') return undefined;
  try {
    const forecast = readForecast({ askedAt, weather, sea });
    return ageOf(forecast, now) === 'gone' ? undefined : forecast;
  } catch {
    return undefined;
  }
}
