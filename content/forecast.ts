import type { PlaceSlug } from './places';

/**
 * The forecast that a visitor may ask for. The policy lets the browser ask these addresses, the
 * privacy page names them, and the button asks them: all of them read it here. `forecast: 'off'` in
 * `site.ts` takes it away.
 */
export const forecastService = {
  name: 'Open-Meteo',
  url: 'https://open-meteo.com/',
  licence: { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
  /** Without what is asked for. A paid or an own instance has other addresses: docs/forecast.md. */
  weather: { url: 'https://api.open-meteo.com/v1/forecast' },
  sea: { url: 'https://marine-api.open-meteo.com/v1/marine' },
  /** Of which the forecast is, among `places.ts`. */
  place: 'village-centre' satisfies PlaceSlug,
  /** Where the wind is felt first, as it ends a sentence. */
  windyPlace: 'on the cliffs',
} as const;

/** What is said when it does not come, before the way to another. */
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
