import { forecastService } from '@/content/forecast';
import { places } from '@/content/places';
import { site } from '@/content/site';
import { type Fault, ForecastError } from '@/lib/forecast/forecast';
import { keptText } from '@/lib/forecast/kept';
import { readForecast, seaAddress, weatherAddress } from '@/lib/forecast/open-meteo';
import { epochMinutes } from '@/lib/time/day';
import { keepForecast } from './kept-forecast';

const village = places.find(({ slug }) => slug === 'village-centre') ?? places[0];
const timeoutMs = 10_000;

/** @throws ForecastError */
async function answerOf(address: string): Promise<string> {
  try {
    const response = await fetch(address, {
      signal: AbortSignal.timeout(timeoutMs),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
    });
    if (response.ok) return await response.text();
    throw new ForecastError(response.status === 429 ? 'busy' : 'broken');
  } catch (error) {
    if (error instanceof ForecastError) throw error;
    if (error instanceof DOMException && error.name === 'TimeoutError') {
      throw new ForecastError('slow');
    }
    throw new ForecastError(navigator.onLine ? 'unreachable' : 'offline');
  }
}

/** Asks for the forecast of the village and keeps it. Returns what went wrong, if anything. */
export async function askForecast(): Promise<Fault | undefined> {
  const asked = { ...village.coordinates, timeZone: site.timeZone };
  try {
    const [weather, sea] = await Promise.all([
      answerOf(weatherAddress(forecastService.weather.url, asked)),
      answerOf(seaAddress(forecastService.sea.url, asked)).catch(() => undefined),
    ]);
    const askedAt = epochMinutes(Date.now());
    const { hours } = readForecast({ askedAt, weather, sea });
    if (!hours.some(({ at }) => at <= askedAt && askedAt < at + 60)) {
      throw new ForecastError('clock');
    }
    const text = keptText({ askedAt, weather, sea });
    if (text === undefined) throw new ForecastError('shape');
    keepForecast(text);
    return undefined;
  } catch (error) {
    if (error instanceof ForecastError) return error.fault;
    throw error;
  }
}
