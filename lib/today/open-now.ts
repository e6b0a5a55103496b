import { openingsOn, openingStatus, openingStatusText } from '@/lib/content/opening-hours';
import type { DaysFacts, ThingFacts } from '@/lib/days/facts';
import { addDays, type EpochMinutes, londonDate } from '@/lib/time/london';
import { isTooOld } from '@/lib/trust/age';

export interface WithHours {
  readonly thing: ThingFacts;
  readonly words: string;
}

export interface OpenNow {
  readonly open: readonly WithHours[];
  readonly next: readonly WithHours[];
  readonly notKnown: readonly ThingFacts[];
}

const WEEK = 7;

function opensAt({ hours }: ThingFacts, now: EpochMinutes): EpochMinutes {
  if (typeof hours === 'string') return Infinity;
  const starts = Array.from({ length: WEEK + 1 }, (_, ahead) =>
    openingsOn(addDays(londonDate(now), ahead), hours).map(({ from }) => from),
  ).flat();
  return starts.find((start) => start > now) ?? Infinity;
}

export function openNow(
  { things, transport }: Pick<DaysFacts, 'things' | 'transport'>,
  now: EpochMinutes,
): OpenNow {
  const today = londonDate(now);
  const isKnown = ({ hours, source }: ThingFacts) =>
    typeof hours !== 'string' &&
    !isTooOld('hours', source.readOn, today) &&
    openingStatus(hours, now, transport)?.state !== 'bank-holiday';
  const withHours = things.filter(isKnown).flatMap((thing) => {
    const status =
      typeof thing.hours === 'string' ? undefined : openingStatus(thing.hours, now, transport);
    return status ? [{ thing, status, words: openingStatusText(status) }] : [];
  });
  const sorted = withHours.toSorted((a, b) => opensAt(a.thing, now) - opensAt(b.thing, now));
  return {
    open: withHours.filter(({ status }) => status.state === 'open'),
    next: sorted.filter(({ status }) => status.state !== 'open'),
    notKnown: things.filter(
      (thing) => thing.hours !== 'open-ground' && !thing.stay && !thing.event && !isKnown(thing),
    ),
  };
}
