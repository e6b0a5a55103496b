import { emptyTrip, type Thing } from '@/lib/days/trip';
import { allCodes } from '@/lib/share/all-codes';
import type { Codes } from '@/lib/share/codes';
import { writePlan } from '@/lib/share/link';

/** The fragment of a link that holds these things, as the planner writes it. */
export function planFragmentOf(things: readonly Thing[], codes: Codes = allCodes()): string {
  const { fragment } = writePlan(things, emptyTrip, codes);
  if (fragment === null) throw new Error('No link can carry these things.');
  return fragment;
}
