/** What a fact or a closure is from when on, for pages that follow the clock. */
import type { StretchId } from '@/content/closures';
import type { DatedFact, IsoDate } from '@/content/types';
import { addDays, toEpochMinutes } from '@/lib/time/london';
import type { Period } from '@/lib/time/day';
import { type Closure, type ClosingNotice, closureOn } from './closure';
import { isTrusted } from './trust';

const beforeAll: IsoDate = '0000-01-01';

/** Asks for the state of every day on which it can change; days begin at midnight in London. */
function periodsByDay<State extends string>(
  changes: readonly IsoDate[],
  stateOn: (day: IsoDate) => State,
): readonly Period<State>[] {
  return [
    { state: stateOn(beforeAll) },
    ...changes.toSorted().map((day) => ({
      from: toEpochMinutes(day, '00:00'),
      state: stateOn(day),
    })),
  ];
}

export function trustPeriods(
  days: Pick<DatedFact, 'validFrom' | 'validUntil'>,
): readonly Period<'trusted' | 'otherwise'>[] {
  const { validFrom, validUntil } = days;
  return periodsByDay([...(validFrom ? [validFrom] : []), addDays(validUntil, 1)], (day) =>
    isTrusted(days, day) ? 'trusted' : 'otherwise',
  );
}

export function closurePeriods(
  stretch: StretchId,
  closing: readonly ClosingNotice[],
): readonly Period<Closure['state']>[] {
  return periodsByDay(
    closing.flatMap(({ from, until }) => [from, addDays(until, 1)]),
    (day) => closureOn(stretch, closing, day).state,
  );
}
