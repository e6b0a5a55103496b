import { openingStatus, type OpeningStatus } from '@/lib/content/opening-hours';
import type { DaysFacts, ThingFacts } from '@/lib/days/facts';
import { type EpochMinutes, londonDate } from '@/lib/time/london';
import { isTooOld } from '@/lib/trust/age';

interface WithHours extends OpeningStatus {
  readonly thing: ThingFacts;
}

/** What is open, what opens next, the first first, and the doors of which nobody knows. */
export function openNow(
  { things, transport }: Pick<DaysFacts, 'things' | 'transport'>,
  now: EpochMinutes,
) {
  const today = londonDate(now);
  const open: WithHours[] = [];
  const next: WithHours[] = [];
  const notKnown: ThingFacts[] = [];
  for (const thing of things) {
    const { hours, source } = thing;
    const isKnown = typeof hours !== 'string' && !isTooOld('hours', source.readOn, today);
    const status = isKnown ? openingStatus(hours, now, transport) : undefined;
    if (!isKnown || status?.state === 'bank-holiday') {
      if (hours !== 'open-ground' && !thing.stay && !thing.event) notKnown.push(thing);
    } else if (status) {
      const list = status.state === 'open' ? open : next;
      list.push({ thing, ...status });
    }
  }
  next.sort((a, b) => (a.opens ?? Infinity) - (b.opens ?? Infinity));
  return { open, next, notKnown };
}
