/**
 * Everything about the tide that is not worked out: the specification's record and estimate, and
 * the words beside them. The predictions' numbers lie in the folder of the same name;
 * `npm run tides` bakes them from `dartmouth-constituents.json`.
 */
import type { TideEstimate } from './tides/types';
import type { Coordinates, TideRecord, YearMonth } from './types';

/** Where the tide, sunrise and sunset are given for: the embankment of the port. */
export const tidePort: Coordinates = { latitude: 50.3515, longitude: -3.579 };

/** The specification's record, in order of time. */
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
  anchor: { date: '2030-12-31', time: '22:54' },
};

/** The range between high and low water, in metres, from which a tide is named. */
export const tideRanges = {
  /** Springs at this range or more. */
  springsFrom: 3.9,
  /** Neaps at this range or less. */
  neapsTo: 2.2,
} as const;

/** The months that have a printable table of their own. */
export const tideMonths: { readonly first: YearMonth; readonly count: number } = {
  first: '2026-12',
  count: 12,
};
