import { type RefObject, useEffect } from 'react';
import { saveFile } from '@/components/browser/save-file';
import { Link } from '@/components/ui/Link/Link';
import { plannerStorageKey } from '@/content/keys';
import { askToKeep, WORTH_KEEPING } from '@/lib/store/forgetting';
import { routes } from '@/lib/routes';
import { problemWords } from '@/lib/store/storage';
import { dueNotices } from '@/lib/store/store';
import { thisBrowser, useOnce } from '../browser';
import { planner, usePlanner } from '@/components/saved/planner';
import * as styles from './PlannerNotices.css';
import { Toast } from './Toast';
import { useFreeRoom } from './use-free-room';

function saveUnreadable(): void {
  const text = planner.getState().unreadableText();
  saveFile(new File([text], `${plannerStorageKey}-unreadable.txt`, { type: 'text/plain' }));
}

export function Notices({ region }: { region: RefObject<HTMLElement | null> }) {
  const state = usePlanner((whole) => whole);
  const { items, history, hasSaved, isSaved, problem, undoProblem } = state;
  const { dismiss, dismissOffers, dismissProblem, undo } = planner.getState();
  const due = dueNotices(state);
  const offer = history.findLast(({ isOffered }) => isOffered);
  const isEmpty = items.length === 0;
  // The app on a home screen has a storage of its own, and the plan may be in the browser's.
  const [isBringing, closeBringing] = useOnce('bring', isEmpty && thisBrowser().installed);
  useFreeRoom(region);

  // After something was saved, the browser is asked to keep a plan that would be missed.
  const isWorth = hasSaved && items.length >= WORTH_KEEPING;
  useEffect(() => {
    if (isWorth) void askToKeep(navigator.storage, thisBrowser());
  }, [isWorth]);

  return (
    <>
      {due.includes('notSaved') && (
        <Toast onClose={() => dismiss('notSaved')}>
          {`Not saved: ${problemWords[problem]}. Print, export or share before you close this page.`}
        </Toast>
      )}
      {due.includes('newer') && (
        <Toast
          onClose={() => dismiss('newer')}
          action={{ name: 'Reload', onClick: () => window.location.reload() }}
        >
          Your days were made by a newer version of this guide. Reload the page to see them.
        </Toast>
      )}
      {due.includes('unreadable') && (
        <Toast
          onClose={() => dismiss('unreadable')}
          action={{ name: 'Save as a file', onClick: saveUnreadable }}
        >
          Part of your saved plan can’t be read. Nothing is lost: a copy is set aside.
        </Toast>
      )}
      {isBringing && isEmpty && (
        <Toast onClose={closeBringing}>
          This app has a plan of its own. To bring the one from your browser,{' '}
          <Link className={styles.link} href={`${routes.planner}#backup`}>
            paste its link or open a backup
          </Link>
          .
        </Toast>
      )}
      {undoProblem !== '' && <Toast onClose={dismissProblem}>{undoProblem}</Toast>}
      {offer && (
        <Toast
          key={offer.words}
          onClose={dismissOffers}
          action={{ name: 'Undo', onClick: () => undo(offer), keys: 'Control+Z Meta+Z' }}
        >
          <bdi>{offer.words}</bdi>
          <span>{isSaved ? '.' : ', but not saved.'}</span>
        </Toast>
      )}
    </>
  );
}
