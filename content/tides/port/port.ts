/**
 * The port whose tides the site shows, as data: this folder is all that changes for another port.
 * The predictions' numbers lie beside it; `scripts/tides/bake-tides.ts` bakes `windows.ts` from
 * `constituents.json` for the years named here.
 */
import type { TideRecord } from '@/content/types';
import type { TideEstimate, TidePort } from '@/content/tides/types';
import { lastHighWater } from './windows';

export const tidePort: TidePort = {
  name: 'Dartmouth',
  // The embankment.
  latitude: 50.3515,
  longitude: -3.579,
  springsFrom: 3.9,
  neapsTo: 2.2,
  scaleTop: 5.6,
  predictedYears: { first: 2025, last: 2030 },
};

/**
 * The specification's record, in order of time. It goes before the predictions for the days that it
 * holds; a port without one has an empty list.
 */
export const tideRecords: readonly TideRecord[] = [
  { date: '2025-08-01', time: '05:01', height: 1.5, type: 'low' },
  { date: '2025-08-01', time: '11:23', height: 4.0, type: 'high' },
  { date: '2025-08-01', time: '17:13', height: 1.7, type: 'low' },
  { date: '2025-08-01', time: '23:39', height: 4.0, type: 'high' },
  { date: '2025-08-02', time: '05:40', height: 1.7, type: 'low' },
  { date: '2025-08-02', time: '12:05', height: 3.9, type: 'high' },
  { date: '2025-08-02', time: '17:59', height: 1.9, type: 'low' },
  { date: '2025-08-03', time: '00:24', height: 3.9, type: 'high' },
  { date: '2025-08-03', time: '06:31', height: 1.9, type: 'low' },
  { date: '2025-08-03', time: '13:00', height: 3.8, type: 'high' },
  { date: '2025-08-03', time: '19:09', height: 2.1, type: 'low' },
];

/** The specification's estimate. Counted from the last predicted high water, so it takes over in step. */
export const tideEstimate: TideEstimate = {
  cycleHours: 12.42,
  mean: 2.75,
  amplitude: 1.25,
  lowest: 1,
  highest: 4.5,
  nextTideHours: 6.21,
  highWater: 3.8,
  lowWater: 1.9,
  anchor: lastHighWater,
};
