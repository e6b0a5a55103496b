import { fetchCatalogue } from '@/components/planner/catalogue';
import { planner } from '@/components/planner/planner';
import { fitDays, noRoomWords } from '@/lib/days/moves';
import { allStops, type Day, type Trip } from '@/lib/days/trip';
import { linkType } from '@/lib/kinds';
import { resolveShared } from '@/lib/share/resolve';
import { mergePlan } from '@/lib/store/merge';

export function splitByRoom(trip: Trip): { fitting: readonly Day[]; noRoom: string } {
  const { fitting, left } = fitDays(planner.getState().trip, trip.days);
  return { fitting, noRoom: noRoomWords(trip, left) };
}

export async function takeOver(trip: Trip): Promise<void> {
  const stops = allStops(trip).map(({ type, slug }) => ({ type: linkType(type), slug }));
  const { drafts } = resolveShared(stops, await fetchCatalogue());
  mergePlan(planner, drafts, trip);
}
