import { fetchDaysFacts } from '@/components/saved/own-data';
import { readPlanForecast } from '@/components/forecast/use-plan-forecast';
import { planner } from '@/components/saved/planner';
import { createChecker } from '@/lib/days/check/check';
import { pocketPlan } from '@/lib/pocket/plan';
import { epochMinutes } from '@/lib/time/london';
import { planCode } from './plan-code';

export { PocketSheet } from './PocketSheet/PocketSheet';

/** What the sheet of the plan in this browser says. @throws when its facts do not come */
export async function readGuide() {
  const [days, forecast] = await Promise.all([
    fetchDaysFacts(),
    readPlanForecast(),
    document.fonts.ready,
  ]);
  const { trip, items } = planner.getState();
  const plan = pocketPlan({
    trip,
    saved: items,
    checker: createChecker(days, forecast),
    now: epochMinutes(Date.now()),
  });
  return { plan, code: await planCode(items, trip) };
}
