/** What a fact or a closure is from when on, for pages that follow the clock. */
import type { StretchId } from '@/content/closures';
import type { IsoDate } from '@/content/types';
import { addDays, toEpochMinutes } from '@/lib/time/london';
import type { Period } from '@/lib/time/day';
import { type Closure, type ClosingNotice, closureOn } from './closure';
import { type Counted, type Days, isTrusted } from './trust';

const beforeAll: IsoDate = '0000-01-01';

/** Asks for the state of every day on which it can change; days begin at midnight in London. */
function periodsByDay<State extends string>(
  spans: readonly Days[],
  stateOn: (day: IsoDate) => State,
): readonly Period<State>[] {
  const changes = spans.flatMap(({ from = beforeAll, until }) => [from, addDays(until, 1)]);
  return [...new Set([beforeAll, ...changes])].toSorted().map((day) => ({
    ...(day !== beforeAll && { from: toEpochMinutes(day, '00:00') }),
    state: stateOn(day),
  }));
}

const spansOf = ({ validFrom, validUntil, replaced = [] }: Counted): readonly Days[] => [
  { from: validFrom, until: validUntil },
  ...replaced,
];

export const trustPeriods = (fact: Counted): readonly Period<'trusted' | 'otherwise'>[] =>
  periodsByDay(spansOf(fact), (day) => (isTrusted(fact, day) ? 'trusted' : 'otherwise'));

/** Each has its first day as its state: on all of its days the same of some facts count. */
export const countingPeriods = (facts: readonly Counted[]): readonly Period<IsoDate>[] =>
  periodsByDay(facts.flatMap(spansOf), (day) => day);

export const closurePeriods = (
  stretch: StretchId,
  closing: readonly ClosingNotice[],
): readonly Period<Closure['state']>[] =>
  periodsByDay(closing, (day) => closureOn(stretch, closing, day).state);
