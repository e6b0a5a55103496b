import { fetchCatalogue, fetchDaysFacts } from '@/components/saved/own-data';
import { planner } from '@/components/saved/planner';
import { createChecker } from '@/lib/days/check/check';
import { fitDays, mergeTrip } from '@/lib/days/changes';
import { allStops, dayName, isSameThing, type Trip } from '@/lib/days/trip';
import { draftOf } from '@/lib/planner/catalogue';
import { mergePlan } from '@/lib/store/merge';
import { epochMinutes } from '@/lib/time/day';

/** Which of the days a trip has dates for, on which they do not run. */
async function dateWords(merged: Trip, firstNew: number): Promise<readonly string[]> {
  if (merged.firstDate === undefined) return [];
  const checker = createChecker(await fetchDaysFacts());
  return merged.days.flatMap((_day, index) => {
    if (index < firstNew) return [];
    return checker
      .checkDay(merged, index, epochMinutes(Date.now()))
      .findings.filter(({ code }) => code === 'not-this-date')
      .map(({ sentence }) => `Not on ${dayName(merged, index)}: ${sentence}`);
  });
}

/** Adds days, and saves their stops. @returns what stands against it, unless the visitor has agreed */
export async function takeOver(trip: Trip, isAgreed: boolean) {
  const own = planner.getState().trip;
  const { fitting, noRoom } = fitDays(own, trip);
  const dates = await dateWords(mergeTrip(own, trip), own.days.length);
  const problem = [noRoom, ...dates].filter(Boolean).join(' ');
  if (problem !== '' && !isAgreed) return { fitting, problem };
  const catalogue = await fetchCatalogue();
  const drafts = allStops(trip)
    .flatMap((stop) => catalogue.find((entry) => isSameThing(stop, entry)) ?? [])
    .map(draftOf);
  mergePlan(planner, drafts, trip);
  return undefined;
}
