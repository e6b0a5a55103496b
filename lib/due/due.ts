/** What runs out when, and how long before that somebody has to be told. */
import type { DatedFact, IsoDate } from '@/content/types';
import { addDays } from '@/lib/time/london';

/** Days before its last day from which something is due. */
export const notice = { halfAYear: 183, month: 31 } as const;

/** Something in `content/` that runs out. */
export interface Expiry {
  readonly what: string;
  readonly file: string;
  /** Texts that lead to its line in that file, one after the other: its slug, then its field. */
  readonly at: readonly string[];
  readonly ends: IsoDate | undefined;
  /** Days of warning; null for what is only said and never an error. */
  readonly noticeDays: number | null;
}

/** How an expiry stands on a day: fine, within its notice or past it, or only to be said. */
export type Due = 'later' | 'due' | 'over' | 'said';

export function dueOn(day: IsoDate, { ends, noticeDays }: Expiry): Due {
  if (noticeDays === null) return ends !== undefined && ends >= day ? 'later' : 'said';
  if (ends === undefined || ends < day) return 'over';
  return addDays(ends, -noticeDays) <= day ? 'due' : 'later';
}

type NamedFact = Pick<DatedFact, 'validUntil'> & { readonly slug: string };

/** The expiries of a list of dated facts, which are read again within a month of their last day. */
export function factsEnd(what: string, file: string, facts: readonly NamedFact[]): Expiry[] {
  return facts.map(({ slug, validUntil }) => ({
    what: `${what} “${slug}”`,
    file,
    at: [slug, 'validUntil'],
    ends: validUntil,
    noticeDays: notice.month,
  }));
}
