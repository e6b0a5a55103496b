/**
 * What the weather codes of a forecast (WMO’s, as Open-Meteo gives them) are called, and what falls.
 * What is called by its worst takes the last.
 */
interface Sky {
  readonly codes: readonly number[];
  readonly sky: string;
  readonly falls?: string;
}

export const skies: readonly Sky[] = [
  { codes: [0], sky: 'Clear' },
  { codes: [1], sky: 'Mostly clear' },
  { codes: [2], sky: 'Some cloud' },
  { codes: [3], sky: 'Cloudy' },
  { codes: [45, 48], sky: 'Fog' },
  { codes: [51, 53, 55], sky: 'Drizzle', falls: 'drizzle' },
  { codes: [80, 81], sky: 'Showers', falls: 'showers' },
  { codes: [61, 63], sky: 'Rain', falls: 'rain' },
  { codes: [65, 82], sky: 'Heavy rain', falls: 'heavy rain' },
  { codes: [71, 73, 75, 77, 85, 86], sky: 'Snow', falls: 'snow' },
  { codes: [56, 57, 66, 67], sky: 'Freezing rain', falls: 'freezing rain' },
  { codes: [95, 96, 99], sky: 'Thunder', falls: 'thundery rain' },
];
