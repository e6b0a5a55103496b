/** Days of the content that tests plan: found by what makes them fit, on dates that do not move. */
import { hasRide } from '@/lib/transport/way';
import type { IsoDate } from '@/content/types';
import { siteChecker } from '@/lib/days-out/days-out';
import type { DayCheck } from '@/lib/days/check/check';
import type { ThingFacts } from '@/lib/days/facts';
import { type Day, type Sleeps, startAt } from '@/lib/days/trip';
import { proposalFor } from '@/lib/days/testing/visits';
import { datesBetween } from '@/lib/time/day';
import { addDays, toEpochMinutes } from '@/lib/time/london';

const { facts, check } = siteChecker;
const sleeps = { at: 'place', slug: facts.places[0]?.slug ?? '' } satisfies Sleeps;

/** The days for which some timetable was read, two weeks from each. */
const busDates = [
  ...new Set(
    facts.transport.services.flatMap(({ readOn, validFrom }) => {
      const from = validFrom ?? readOn;
      return datesBetween(from, addDays(from, 14));
    }),
  ),
].sort();

/** What one goes to, and does not sleep at; no event, which has a date of its own. */
const goals = facts.things.filter(({ stay, event }) => !stay && !event);

const nowOn = (date: IsoDate) => toEpochMinutes(date, '00:00');
const byBus = ({ legs }: DayCheck) =>
  legs.some(({ way }) => way?.legs.length === 1 && hasRide(way) && way.doubt === 0);

/** A dated day with one stop to which, or from which, a bus goes; undefined where none does. */
export function dayByBus() {
  for (const firstDate of busDates) {
    for (const thing of goals) {
      const { type, slug } = thing;
      const stops = [{ id: 's', type, slug, note: 'by the first one' }];
      const days = [
        { id: 'd', stops: [startAt('09:00', 'out'), ...stops] },
      ] satisfies readonly Day[];
      const trip = { firstDate, settings: { sleeps }, days };
      const found = check(trip, nowOn(firstDate)).days[0];
      if (found && byBus(found)) return { trip, thing, check: found };
    }
  }
  return undefined;
}

/** So many things that can be arranged into two days from a date without a problem, with a dog. */
export function thingsWithADog(count: number, date: IsoDate): readonly ThingFacts[] {
  const fits = (things: readonly ThingFacts[]) => {
    const saved = things.map(({ type, slug }) => `${type}:${slug}`);
    const { trip, left } = proposalFor({ date, days: 2, saved, dog: true });
    return left.length === 0 && trip.days.length <= 2;
  };
  return goals.reduce<readonly ThingFacts[]>(
    (chosen, thing) =>
      chosen.length < count && fits([...chosen, thing]) ? [...chosen, thing] : chosen,
    [],
  );
}

/** Things of which something particular can be found, where the content has them. */
export const examples = {
  tideBound: goals.find(({ tide }) => tide !== undefined),
  shut: goals.find(({ hours }) => typeof hours !== 'string'),
};
