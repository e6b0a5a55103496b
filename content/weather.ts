/** The weather panel: a typical summer day, not a forecast. */
import type { Weather } from './types';

export const weather = {
  temperature: 18,
  condition: 'Sunny',
  high: 21,
  low: 15,
  windSpeed: 8,
  windDirection: 'SW',
  forecast: { name: 'Met Office', url: 'https://www.metoffice.gov.uk/' },
} as const satisfies Weather;
