/**
 * High and low waters of this port as a table gave them, in UTC, which the predictions are held to
 * within 20 minutes by `port.test.ts`. From facts that were read in public tables; a port for which
 * none was read has an empty list.
 */
import type { ClockTime, IsoDate, TideRecord } from '@/content/types';

interface PublishedTide {
  readonly date: IsoDate;
  readonly type: TideRecord['type'];
  readonly time: ClockTime;
}

export const publishedTides: readonly PublishedTide[] = [
  { date: '2023-07-18', type: 'high', time: '06:25' },
  { date: '2023-07-18', type: 'low', time: '12:18' },
  { date: '2023-07-18', type: 'high', time: '18:35' },
  { date: '2021-05-18', type: 'low', time: '15:16' },
];
