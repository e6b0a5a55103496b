import type { Coordinates, IsoDate } from '@/content/types';
import type { DaysFacts, ThingFacts } from '@/lib/days/facts';
import { addDays, type EpochMinutes, londonDate, londonDayBounds } from '@/lib/time/london';
import { twilight } from '@/lib/time/sun';
import { dogsOn } from '@/lib/transport/dogs';

export function eventsWithin(
  { things }: Pick<DaysFacts, 'things'>,
  today: IsoDate,
  days: number,
): readonly (ThingFacts & { readonly event: NonNullable<ThingFacts['event']> })[] {
  const last = addDays(today, days);
  return things
    .flatMap((thing) => (thing.event ? [{ ...thing, event: thing.event }] : []))
    .filter(({ event }) => event.startDate <= last && (event.endDate ?? event.startDate) >= today)
    .sort((a, b) => (a.event.startDate < b.event.startDate ? -1 : 1));
}

export function dogsToday(facts: DaysFacts, today: IsoDate) {
  const { bankHolidays } = facts.transport;
  const days = { bankHolidays, octoberHalfTerms: facts.octoberHalfTerms };
  return facts.dogRules.map((rule) => ({
    name: facts.places.find(({ slug }) => slug === rule.place)?.name ?? rule.place,
    dogs: dogsOn(rule, today, days),
    rule,
  }));
}

const LATE_MINUTES = 21 * 60;

export function isNight(now: EpochMinutes, at: Coordinates): boolean {
  const today = londonDate(now);
  const { dawn, dusk } = twilight(today, at);
  return now < dawn || (now >= dusk && now >= londonDayBounds(today).from + LATE_MINUTES);
}

const LITTLE_LIGHT_MINUTES = 60;

/** Undefined while there is light to go by. */
export function firstLightAfter(now: EpochMinutes, at: Coordinates): EpochMinutes | undefined {
  const today = londonDate(now);
  const { dawn, dusk } = twilight(today, at);
  if (now < dawn) return dawn;
  return now >= dusk - LITTLE_LIGHT_MINUTES ? twilight(addDays(today, 1), at).dawn : undefined;
}
