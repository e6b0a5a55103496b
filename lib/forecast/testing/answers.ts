/** Answers of the shape that Open-Meteo documents, for tests. */

export interface TestHour {
  readonly rain?: number;
  readonly chance?: number;
  readonly code?: number;
  readonly cloud?: number;
  readonly gusts?: number;
  readonly windFrom?: number;
}

/** What the hour that begins at an instant (seconds) is like; dry, calm and half clouded if not said. */
export type Weather = (seconds: number) => TestHour;

const series = <Value>(count: number, make: (index: number) => Value) =>
  Array.from({ length: count }, (_, index) => make(index));

/** @param first seconds since 1970, on the hour */
export function weatherAnswer(first: number, weather: Weather = () => ({}), count = 168) {
  const at = (index: number) => first + index * 3600;
  const now = (index: number) => weather(at(index));
  const before = (index: number) => weather(at(index - 1));
  return {
    latitude: 51.5,
    longitude: -5.1,
    generationtime_ms: 0.2,
    utc_offset_seconds: 0,
    timezone: 'Europe/London',
    timezone_abbreviation: 'GMT',
    elevation: 60,
    hourly_units: {
      time: 'unixtime',
      temperature_2m: '°C',
      apparent_temperature: '°C',
      precipitation: 'mm',
      precipitation_probability: '%',
      weather_code: 'wmo code',
      cloud_cover: '%',
      wind_speed_10m: 'mp/h',
      wind_gusts_10m: 'mp/h',
      wind_direction_10m: '°',
    },
    hourly: {
      time: series(count, at),
      temperature_2m: series<number | null>(count, () => 9.4),
      apparent_temperature: series(count, () => 7.1),
      precipitation: series(count, (index) => before(index).rain ?? 0),
      precipitation_probability: series(count, (index) => before(index).chance ?? 5),
      weather_code: series(count, (index) => now(index).code ?? 2),
      cloud_cover: series(count, (index) => now(index).cloud ?? 50),
      wind_speed_10m: series(count, () => 12),
      wind_gusts_10m: series(count, (index) => before(index).gusts ?? 20),
      wind_direction_10m: series(count, (index) => now(index).windFrom ?? 225),
    },
  };
}

export function seaAnswer(first: number, waves = 0.6, count = 168) {
  return {
    hourly_units: {
      time: 'unixtime',
      wave_height: 'm',
      wave_period: 's',
      wave_direction: '°',
      sea_surface_temperature: '°C',
    },
    hourly: {
      time: series(count, (index) => first + index * 3600),
      wave_height: series<number | null>(count, () => waves),
      wave_period: series(count, () => 6.2),
      wave_direction: series(count, () => 135),
      sea_surface_temperature: series<number | null>(count, () => 12.1),
    },
  };
}

/** Rain all day long on some dates, in UTC. */
export const rainOn =
  (...dates: readonly string[]): Weather =>
  (seconds) =>
    dates.includes(new Date(seconds * 1000).toISOString().slice(0, 10))
      ? { rain: 1.2, chance: 90, code: 63, cloud: 100 }
      : {};
