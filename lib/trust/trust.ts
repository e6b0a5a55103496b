/** The browser asks it too, so nothing here loads any content. */
import type { DatedFact, IsoDate } from '@/content/types';

/** In London's calendar; both count. */
export interface Days {
  /** Left out: it has held for as long as anyone asks. */
  readonly from?: IsoDate | undefined;
  readonly until: IsoDate;
}

export function standingOn(day: IsoDate, { from, until }: Days) {
  if (from !== undefined && day < from) return 'ahead';
  return day <= until ? 'trusted' : 'past';
}

export type Counted = Pick<DatedFact, 'validFrom' | 'validUntil'> & {
  /** When something else counts instead. */
  readonly replaced?: readonly Days[];
};

export function isTrusted(
  { validFrom, validUntil, replaced = [] }: Counted,
  day: IsoDate,
): boolean {
  const holds = (days: Days) => standingOn(day, days) === 'trusted';
  return holds({ from: validFrom, until: validUntil }) && !replaced.some(holds);
}
