/** An invented port: no record, and predictions of two years. */
import type { TideRecord } from '@/content/types';
import type { TideEstimate, TidePort } from '@/content/tides/types';
import { lastHighWater } from './windows';

export const tidePort: TidePort = {
  name: 'Marramton',
  latitude: 56.7515,
  longitude: -2.429,
  springsFrom: 3.2,
  neapsTo: 1.8,
  scaleTop: 5,
  predictedYears: { first: 2026, last: 2027 },
};

export const tideRecords: readonly TideRecord[] = [];

export const tideEstimate: TideEstimate = {
  cycleHours: 12.42,
  mean: 2.4,
  amplitude: 1.3,
  lowest: 0.6,
  highest: 4.4,
  nextTideHours: 6.21,
  highWater: 3.7,
  lowWater: 1.1,
  anchor: lastHighWater,
};
