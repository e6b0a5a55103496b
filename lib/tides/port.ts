import { tideEstimate, tideRecords } from '@/content/tides/port/port';
import { tideWindows } from '@/content/tides/port/windows';
import { firstCovering } from './compose';
import { estimateSource } from './estimate';
import { predictionSource } from './prediction';
import { recordSource } from './record';

export const portTides = firstCovering([
  recordSource(tideRecords),
  predictionSource(tideWindows),
  estimateSource(tideEstimate),
]);
