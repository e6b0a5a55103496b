import type { IsoDate } from '@/content/types';
import { addDays } from '@/lib/time/london';

/** Days before the last day from which something is due. */
export const notice = { halfAYear: 183, month: 31 } as const;

export interface Expiry {
  readonly what: string;
  readonly file: string;
  /** Texts that lead to its line in that file: its slug, then its field. */
  readonly at: readonly string[];
  readonly ends: IsoDate | undefined;
  /** Days of warning; null for what is only said and never an error. */
  readonly noticeDays: number | null;
}

export type Due = 'later' | 'due' | 'over' | 'none-ahead';

export function dueOn(day: IsoDate, { ends, noticeDays }: Expiry): Due {
  if (noticeDays === null) return ends !== undefined && ends >= day ? 'later' : 'none-ahead';
  if (ends === undefined || ends < day) return 'over';
  return addDays(ends, -noticeDays) <= day ? 'due' : 'later';
}
