import { type ReactElement, useState } from 'react';
import { useCode } from '@/components/browser/use-code';
import type { Trip } from '@/lib/days/trip';
import type { Plan } from '@/lib/planner/plan';
import { counted } from '@/lib/typeset';
import type { PlanLink } from '../plan-link';
import type { LinkInWords } from './ShareDialog';

const longestInQr = 700;

const loadDialog = () => import('./ShareDialog');

function alongWords({ leftOut, notesLeftOut }: PlanLink, trip: Trip): string {
  const notes = notesLeftOut ? ', but not your notes: they’re too long' : '';
  return [
    trip.days.length > 0 && `It includes your days${notes}.`,
    leftOut > 0 && `It leaves out ${counted(leftOut, 'item')} that a link can’t hold.`,
  ]
    .filter(Boolean)
    .join(' ');
}

interface Sharing {
  readonly dialog: ReactElement | undefined;
  readonly problem: string;
  /** Lets what a link needs be on its way: phones allow sharing only right after the press. */
  readonly prepare: () => void;
  readonly share: (items: Plan, trip: Trip) => Promise<void>;
}

/** Makes a plan’s link and offers it in a dialog. */
export function useSharing(title: string): Sharing {
  const [problem, setProblem] = useState('');
  const [shared, setShared] = useState<LinkInWords & { short: LinkInWords }>();
  const { code, ask } = useCode(loadDialog);

  async function share(items: Plan, trip: Trip) {
    setProblem('');
    try {
      const loaded = await ask();
      if (!loaded) throw new Error('The code that shares did not come');
      const linkOf = async (longest?: number) => {
        const made = await loaded.planLink(items, trip, longest);
        return made.address === null
          ? undefined
          : { link: made.address, words: alongWords(made, trip) };
      };
      const [whole, short] = [await linkOf(), await linkOf(longestInQr)];
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
    prepare: () => void ask().then((loaded) => loaded?.prepareLink()),
    dialog: shared && code && (
      <code.ShareDialog {...shared} title={title} onClose={() => setShared(undefined)} />
    ),
  };
}
