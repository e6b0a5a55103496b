/** Nature's calendar of another coast, which looks east over the sea and has no seasons written down. */
import type { NatureCalendar } from './types';

export const natureFileName = 'kettle-staith-nature.ics';

export const natureCalendar: NatureCalendar = {
  seaHorizon: { from: 30, to: 160 },
  meteors: [],
  seasons: [],
};
