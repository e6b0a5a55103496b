import { fetchDaysFacts } from '@/components/saved/own-data';
import { readPlanForecast } from '@/components/forecast/use-plan-forecast';
import { planLink } from '@/components/saved/plan-link';
import { planner } from '@/components/saved/planner';
import { createChecker } from '@/lib/days/check/check';
import type { Trip } from '@/lib/days/trip';
import type { PlannerItemDraft } from '@/lib/planner/item';
import { pocketPlan } from '@/lib/pocket/plan';
import { qrPath, QUIET_ZONE } from '@/lib/share/qr';
import { epochMinutes } from '@/lib/time/london';

/** Millimetres without the white. A square is three dots at 150 to the inch, or at least two and a half. */
const paper = { least: 27, most: 40, square: 0.51, leastSquare: 0.42 } as const;

/** The code of a plan, without its notes where those make it too fine to read from paper. */
async function planCode(items: readonly PlannerItemDraft[], trip: Trip) {
  for (const longestNote of [undefined, 0]) {
    const link = await planLink(items, trip, longestNote);
    const drawn = link && qrPath(link.address);
    if (!drawn || drawn.squares * paper.leastSquare > paper.most) continue;
    const { squares } = drawn;
    const side = Math.max(paper.least, Math.min(paper.most, squares * paper.square));
    /** How wide it is on paper, with the white round it. */
    const millimetres = (side / squares) * (squares + 2 * QUIET_ZONE);
    return { ...link, ...drawn, millimetres };
  }
  return undefined;
}

export type Guide = Awaited<ReturnType<typeof readGuide>>;

/** What the sheet of the plan in this browser says. @throws when its facts do not come */
export async function readGuide() {
  const [days, forecast] = await Promise.all([
    fetchDaysFacts(),
    readPlanForecast(),
    document.fonts.ready,
  ]);
  const { trip, items } = planner.getState();
  const checker = createChecker(days, forecast);
  const plan = pocketPlan(trip, items, checker, epochMinutes(Date.now()));
  return { plan, code: await planCode(items, trip) };
}
