'use client';

import { useEffect } from 'react';
import { saveFile } from '@/components/browser/save-file';
import { useUndoKey } from '@/components/browser/use-undo-key';
import { Link } from '@/components/ui/Link/Link';
import { plannerStorageKey } from '@/content/keys';
import { allStops } from '@/lib/days/trip';
import { askToKeep, WORTH_KEEPING } from '@/lib/store/forgetting';
import { routes } from '@/lib/routes';
import { type Done, dueNotices, type Notice } from '@/lib/store/store';
import { useShallow } from 'zustand/react/shallow';
import { thisBrowser, useOnce } from '../browser';
import { planner, startPlanner, usePlanner } from '../planner';
import * as styles from './PlannerNotices.css';
import { Toast } from './Toast';

const notices: Readonly<Record<Notice, string>> = {
  notSaved:
    'Not saved: this browser’s storage is full or blocked. Print, export or share before you close this page.',
  newer: 'Your days were made by a newer version of this guide. Reload the page to see them.',
  unreadable: 'Part of your saved plan can’t be read. Nothing is lost: a copy is set aside.',
};

function saveUnreadable(): void {
  saveFile(
    `${plannerStorageKey}-unreadable.txt`,
    'text/plain',
    planner.getState().unreadableText(),
  );
}

const actions: Readonly<Partial<Record<Notice, readonly [name: string, act: () => void]>>> = {
  newer: ['Reload', () => window.location.reload()],
  unreadable: ['Save as a file', saveUnreadable],
};

const undoLatest = () => planner.getState().undo();

/** Whether a change took stops off their days: the offer to bring those back stays. */
function hasTakenStops({ steps }: Done): boolean {
  return steps.some(
    ([before, after]) => allStops(after.trip).length < allStops(before.trip).length,
  );
}

/** Asks the browser to keep a plan that would be missed, after something was saved. */
function useKeeping(): void {
  const isWorth = usePlanner(({ hasSaved, items }) => hasSaved && items.length >= WORTH_KEEPING);
  useEffect(() => {
    if (isWorth) void askToKeep(navigator.storage, thisBrowser());
  }, [isWorth]);
}

/** The app on a home screen has a storage of its own, and the plan may be in the browser's. */
function BringNotice() {
  const isEmpty = usePlanner(({ ready, items }) => ready && items.length === 0);
  const [isBringing, closeBringing] = useOnce('bring', isEmpty && thisBrowser().installed);
  if (!isBringing || !isEmpty) return null;
  return (
    <Toast onClose={closeBringing}>
      This app has a plan of its own. To bring the one from your browser,{' '}
      <Link className={styles.link} href={`${routes.planner}#backup`}>
        paste its link or open a backup
      </Link>
      .
    </Toast>
  );
}

/**
 * The planner's messages, on every page: what can be undone, could not be saved or could not be
 * read. They come with the page, so that an old tab can undo after a deploy; the region is there
 * from the start, so that what comes into it is read out.
 */
export function PlannerNotices() {
  const ready = usePlanner((state) => state.ready);
  const due = usePlanner(useShallow(dueNotices));
  const offer = usePlanner(({ done }) => done.findLast(({ isOffered }) => isOffered));
  const canUndo = usePlanner(({ done }) => done.length > 0);
  const isSaved = usePlanner((state) => state.isSaved);
  const undoProblem = usePlanner((state) => state.undoProblem);
  const { dismiss, dismissOffers, dismissProblem, undo } = planner.getState();
  useEffect(startPlanner, []);
  useKeeping();
  useUndoKey(canUndo ? undoLatest : undefined);

  return (
    <div role="status" aria-atomic="false" className={styles.region}>
      {due.map((notice) => {
        const [name, act] = actions[notice] ?? [];
        return (
          <Toast
            key={notice}
            onClose={() => dismiss(notice)}
            {...(name !== undefined && act && { action: { name, act } })}
          >
            {notices[notice]}
          </Toast>
        );
      })}
      {ready && <BringNotice />}
      {undoProblem !== '' && <Toast onClose={dismissProblem}>{undoProblem}</Toast>}
      {offer && (
        <Toast
          key={offer.words}
          onClose={dismissOffers}
          goesByItself={!hasTakenStops(offer)}
          action={{ name: 'Undo', act: () => undo(offer), keys: 'Control+Z Meta+Z' }}
        >
          <bdi>{offer.words}</bdi>
          {isSaved ? '.' : ', but not saved.'}
        </Toast>
      )}
    </div>
  );
}
