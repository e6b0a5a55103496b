import { keep } from '@/components/browser/kept';
import { forecastService } from '@/content/forecast';
import { forecastStorageKey } from '@/content/keys';
import { places } from '@/content/places';
import { site } from '@/content/site';
import {
  addressesOf,
  type Fault,
  ForecastError,
  MOST_KEPT,
  readForecast,
} from '@/lib/forecast/open-meteo';
import { epochMinutes } from '@/lib/time/day';

const village = places.find(({ slug }) => slug === forecastService.place) ?? places[0];
const timeoutMs = 10_000;

async function answerOf(address: string): Promise<string> {
  const response = await fetch(address, {
    signal: AbortSignal.timeout(timeoutMs),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    // An older answer would pass for one of now.
    cache: 'no-store',
  });
  if (!response.ok) throw new ForecastError(response.status === 429 ? 'busy' : 'broken');
  return response.text();
}

function faultOf(error: unknown): Fault {
  if (error instanceof ForecastError) return error.fault;
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'slow';
  return navigator.onLine ? 'unreachable' : 'offline';
}

/** Asks for the forecast of the village and keeps it. Returns what went wrong, if anything. */
export async function askForecast(): Promise<Fault | undefined> {
  const addresses = addressesOf(forecastService, village.coordinates, site.timeZone);
  try {
    const [weather, sea] = await Promise.all([
      answerOf(addresses.weather),
      answerOf(addresses.sea).catch(() => undefined),
    ]);
    const answers = { askedAt: epochMinutes(Date.now()), weather, sea };
    const text = JSON.stringify(answers);
    const { hours, askedAt } = readForecast(answers);
    if (!hours.some(({ at }) => at <= askedAt && askedAt < at + 60)) return 'clock';
    if (text.length > MOST_KEPT) return 'shape';
    keep(forecastStorageKey, text);
    return undefined;
  } catch (error) {
    return faultOf(error);
  }
}
