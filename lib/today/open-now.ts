import { openingsOn, openingStatus, type OpeningStatus } from '@/lib/content/opening-hours';
import type { DaysFacts, ThingFacts } from '@/lib/days/facts';
import { addDays, type EpochMinutes, londonDate } from '@/lib/time/london';
import { isTooOld } from '@/lib/trust/age';

interface WithHours extends OpeningStatus {
  readonly thing: ThingFacts;
}

const WEEK = 7;

function opensAt({ hours }: ThingFacts, now: EpochMinutes): EpochMinutes {
  if (typeof hours === 'string') return Infinity;
  const starts = Array.from({ length: WEEK + 1 }, (_, ahead) =>
    openingsOn(addDays(londonDate(now), ahead), hours).map(({ from }) => from),
  ).flat();
  return starts.find((start) => start > now) ?? Infinity;
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
  next.sort((a, b) => opensAt(a.thing, now) - opensAt(b.thing, now));
  return { open, next, notKnown };
}
