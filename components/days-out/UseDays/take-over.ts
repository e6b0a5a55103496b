import { fetchCatalogue } from '@/components/planner/catalogue';
import { planner } from '@/components/planner/planner';
import { fitDays, noRoomWords } from '@/lib/days/moves';
import { allStops, type Day, type Trip } from '@/lib/days/trip';
import { draftOf } from '@/lib/planner/catalogue';
import { mergePlan } from '@/lib/store/merge';

export function splitByRoom(trip: Trip): { fitting: readonly Day[]; noRoom: string } {
  const { fitting, left } = fitDays(planner.getState().trip, trip.days);
  return { fitting, noRoom: noRoomWords(trip, left) };
}

export async function takeOver(trip: Trip): Promise<void> {
  const stops = allStops(trip);
  const catalogue = await fetchCatalogue();
  const drafts = stops.flatMap(({ type, slug }) => {
    const entry = catalogue.find((one) => one.type === type && one.slug === slug);
    return entry ? [draftOf(entry)] : [];
  });
  mergePlan(planner, drafts, trip);
}
