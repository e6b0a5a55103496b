import { planLink } from '@/components/planner/plan-link';
import type { Trip } from '@/lib/days/trip';
import type { PlannerItemDraft } from '@/lib/planner/item';
import { fitsPaper, type PlanCode } from '@/lib/pocket/pages/cover-and-back';
import { qrModules } from '@/lib/share/qr';

export async function planCode(
  items: readonly PlannerItemDraft[],
  trip: Trip,
): Promise<PlanCode | undefined> {
  const whole = await codeOf(items, trip);
  if (!whole || fitsPaper(whole)) return whole;
  return codeOf(items, trip, 0);
}

async function codeOf(
  items: readonly PlannerItemDraft[],
  trip: Trip,
  longest?: number,
): Promise<PlanCode | undefined> {
  const { address, notesLeftOut } = await planLink(items, trip, longest);
  const modules = address === null ? undefined : qrModules(address);
  return address !== null && modules ? { url: address, modules, notesLeftOut } : undefined;
}
