/**
 * Whether a statement that can stop being true is still to be trusted: the one rule for dated
 * facts, notices and whatever else has a last day. The browser asks it too, so nothing here loads
 * any content.
 */
import type { DatedFact, IsoDate, Notice } from '@/content/types';

/** Before its first day, within its days, or after its last. */
export type Standing = 'ahead' | 'trusted' | 'past';

/** The days of a statement, in London's calendar; both count. */
export interface Days {
  /** Left out: it has held for as long as anyone asks. */
  readonly from?: IsoDate | undefined;
  readonly until: IsoDate;
}

/** Where a day of London's calendar falls among the days of a statement. */
export function standingOn(day: IsoDate, { from, until }: Days): Standing {
  if (from !== undefined && day < from) return 'ahead';
  return day <= until ? 'trusted' : 'past';
}

export function isTrusted(
  { validFrom, validUntil }: Pick<DatedFact, 'validFrom' | 'validUntil'>,
  day: IsoDate,
): boolean {
  return standingOn(day, { from: validFrom, until: validUntil }) === 'trusted';
}

/** Whether a notice is to be shown on a day of London's calendar; both its ends count. */
export function isNoticeCurrent(notice: Pick<Notice, 'from' | 'until'>, day: IsoDate): boolean {
  return standingOn(day, notice) === 'trusted';
}
