/**
 * Open-Meteo's two answers: what is asked for, and a reader that refuses what it does not know.
 * https://open-meteo.com/en/docs, https://open-meteo.com/en/docs/marine-weather-api
 *
 * Times are asked for as `unixtime`, and days are made from hours here: its local times and days keep
 * today's offset across a change of the clocks (open-meteo/open-meteo issues 488 and 1545).
 */
import type { Coordinates } from '@/content/types';
import { isObject, type JsonObject, parseJson } from '@/lib/json/json';
import { type Forecast, ForecastError, type Hour, type SeaHour } from './forecast';
import { isWeatherCode } from './words';

interface Variable {
  readonly unit: string;
  readonly least: number;
  readonly most: number;
}

const variable = (unit: string, least: number, most: number): Variable => ({ unit, least, most });

const weatherVariables = {
  temperature_2m: variable('°C', -40, 50),
  apparent_temperature: variable('°C', -60, 60),
  precipitation: variable('mm', 0, 300),
  precipitation_probability: variable('%', 0, 100),
  weather_code: variable('wmo code', 0, 99),
  cloud_cover: variable('%', 0, 100),
  wind_speed_10m: variable('mp/h', 0, 200),
  wind_gusts_10m: variable('mp/h', 0, 250),
  wind_direction_10m: variable('°', 0, 360),
};

const seaVariables = {
  wave_height: variable('m', 0, 40),
  wave_period: variable('s', 0, 40),
  wave_direction: variable('°', 0, 360),
  sea_surface_temperature: variable('°C', -5, 40),
};

/** Fewer known hours than these are no forecast. */
const FEWEST_HOURS = 48;
const HOUR_SECONDS = 3600;

interface Asked extends Coordinates {
  readonly timeZone: string;
}

function address(url: string, { latitude, longitude, timeZone }: Asked, names: readonly string[]) {
  const asked = new URL(url);
  // An instance of one's own may have parameters in its address, such as a key.
  const parameters = {
    latitude: String(latitude),
    longitude: String(longitude),
    hourly: names.join(','),
    timezone: timeZone,
    timeformat: 'unixtime',
    forecast_days: '7',
  };
  for (const [name, value] of Object.entries(parameters)) asked.searchParams.set(name, value);
  return asked;
}

export function weatherAddress(url: string, asked: Asked): string {
  const made = address(url, asked, Object.keys(weatherVariables));
  made.searchParams.set('wind_speed_unit', 'mph');
  return made.href;
}

export function seaAddress(url: string, asked: Asked): string {
  return address(url, asked, Object.keys(seaVariables)).href;
}

type Column = readonly (number | null)[];
type Columns<Name extends string> = Readonly<Record<Name, Column>>;

function isColumn(value: unknown, { least, most }: Variable): value is Column {
  const isKnown = (one: unknown) => typeof one === 'number' && least <= one && one <= most;
  return Array.isArray(value) && value.every((one) => one === null || isKnown(one));
}

/** @throws ForecastError unless every column is there, in its unit and as long as the times */
function readColumns<Name extends string>(
  text: string,
  variables: Readonly<Record<Name, Variable>>,
): { readonly times: readonly number[]; readonly columns: Columns<Name> } {
  const json = parseJson(text);
  if (json === undefined) throw new ForecastError('not-data');
  const { hourly, hourly_units: units } = (isObject(json) ? json : {}) as JsonObject;
  if (!isObject(hourly) || !isObject(units)) throw new ForecastError('shape');
  if (units['time'] !== 'unixtime') throw new ForecastError('units');
  const times: unknown = hourly['time'];
  if (!Array.isArray(times) || !times.every((time) => Number.isSafeInteger(time))) {
    throw new ForecastError('shape');
  }
  const seconds = times as readonly number[];
  const first = seconds[0] ?? 0;
  const isGapless = seconds.every((time, index) => time === first + index * HOUR_SECONDS);
  if (!isGapless || first % HOUR_SECONDS !== 0) throw new ForecastError('hours');
  const columns: Record<string, Column> = {};
  for (const [name, expected] of Object.entries<Variable>(variables)) {
    const column = hourly[name];
    if (units[name] !== expected.unit) {
      throw new ForecastError(name in units ? 'units' : 'shape');
    }
    if (!isColumn(column, expected)) throw new ForecastError('shape');
    if (column.length !== seconds.length) throw new ForecastError('hours');
    columns[name] = column;
  }
  return { times: seconds, columns: columns as Columns<Name> };
}

/**
 * The hours of the weather's answer, up to the first of which something is not known. Rain, its
 * chance and gusts are of the hour before their time; the rest is of the instant.
 *
 * @throws ForecastError
 */
function readWeather(text: string): readonly Hour[] {
  const { times, columns } = readColumns(text, weatherVariables);
  if (!columns.weather_code.every((code) => code === null || isWeatherCode(code))) {
    throw new ForecastError('shape');
  }
  const hours: Hour[] = [];
  for (const [index, time] of times.slice(0, -1).entries()) {
    const now = (name: keyof typeof weatherVariables) => columns[name][index] ?? NaN;
    const next = (name: keyof typeof weatherVariables) => columns[name][index + 1] ?? NaN;
    const hour: Hour = {
      at: time / 60,
      temperature: now('temperature_2m'),
      feelsLike: now('apparent_temperature'),
      rain: next('precipitation'),
      rainChance: next('precipitation_probability'),
      cloud: now('cloud_cover'),
      code: now('weather_code'),
      wind: now('wind_speed_10m'),
      gusts: next('wind_gusts_10m'),
      windFrom: now('wind_direction_10m'),
    };
    if (Object.values(hour).some(Number.isNaN)) break;
    hours.push(hour);
  }
  if (hours.length < FEWEST_HOURS) throw new ForecastError('hours');
  return hours;
}

/** @throws ForecastError */
function readSea(text: string): readonly SeaHour[] {
  const { times, columns } = readColumns(text, seaVariables);
  return times.flatMap((time, index) => {
    const [waves, period, wavesFrom] = [
      columns.wave_height[index] ?? undefined,
      columns.wave_period[index] ?? undefined,
      columns.wave_direction[index] ?? undefined,
    ];
    if (waves === undefined || period === undefined || wavesFrom === undefined) return [];
    const water = columns.sea_surface_temperature[index] ?? undefined;
    return [{ at: time / 60, waves, period, wavesFrom, water }];
  });
}

/** The two answers as they came; the sea’s may be missing. */
export interface Answers {
  readonly askedAt: number;
  readonly weather: string;
  readonly sea: string | undefined;
}

/** @throws ForecastError where the weather cannot be read; without its sea it is a forecast too */
export function readForecast({ askedAt, weather, sea }: Answers): Forecast {
  const hours = readWeather(weather);
  try {
    return { askedAt, hours, sea: sea === undefined ? [] : readSea(sea) };
  } catch {
    return { askedAt, hours, sea: [] };
  }
}
