import { useState } from 'react';
import { useCode } from '@/components/browser/use-code';
import type { Trip } from '@/lib/days/trip';
import type { Plan } from '@/lib/planner/plan';
import type { PlanLink } from '../plan-link';

const longestInQr = 700;

const loadDialog = () => import('./ShareDialog');

/** Makes a plan’s link and offers it in a dialog. */
export function useSharing(title: string) {
  const [problem, setProblem] = useState('');
  const [shared, setShared] = useState<PlanLink & { short: PlanLink }>();
  const { code, ask } = useCode(loadDialog);

  async function share(items: Plan, trip: Trip) {
    setProblem('');
    try {
      const loaded = await ask();
      if (!loaded) throw new Error('The code that shares did not come');
      const whole = await loaded.planLink(items, trip);
      const short = await loaded.planLink(items, trip, longestInQr);
      if (whole && short) setShared({ ...whole, short });
      else setProblem('There’s nothing here that a link can hold.');
    } catch {
      setProblem(
        'The guide couldn’t make the link. Try again when you have a signal. Your plan is safe.',
      );
    }
  }

  return {
    problem,
    share,
    /** Lets what a link needs be on its way: phones allow sharing only right after the press. */
    prepare: () => void ask().then((loaded) => loaded?.prepareLink()),
    dialog: shared && code && (
      <code.ShareDialog {...shared} title={title} onClose={() => setShared(undefined)} />
    ),
  };
}
