/** The last forecast in the visitor's browser, as its answers came: reading it checks them again. */
import { isObject, parseJson } from '@/lib/json/json';
import type { EpochMinutes } from '@/lib/time/day';
import { ageOf, type Forecast } from './forecast';
import { type Answers, readForecast } from './open-meteo';

/** Characters, which storage counts two bytes each. */
const MOST = 50_000;

/** The text to keep; undefined where it is too long. */
export function keptText(answers: Answers): string | undefined {
  const text = JSON.stringify(answers);
  return text.length > MOST ? undefined : text;
}

/** The forecast in a stored text, unless it is older than two days or cannot be read. */
export function keptForecast(text: string | null, now: EpochMinutes): Forecast | undefined {
  const stored = text === null || text.length > MOST ? undefined : parseJson(text);
  if (!isObject(stored)) return undefined;
  const { askedAt, weather, sea } = stored;
  if (typeof askedAt !== 'number' || typeof weather !== 'string') return undefined;
  try {
    const forecast = readForecast({
      askedAt,
      weather,
      sea: typeof sea === 'string' ? sea : undefined,
    });
    return ageOf(forecast, now) === 'gone' ? undefined : forecast;
  } catch {
    return undefined;
  }
}
