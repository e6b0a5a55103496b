'use client';

import { useEffect, useRef } from 'react';
import { useCode } from '@/components/browser/use-code';
import { problemWords } from '@/lib/store/storage';
import { dueNotices } from '@/lib/store/store';
import { stack } from '@/styles/layout.css';
import { screenOnly } from '@/styles/print.css';
import { planner, startPlanner, usePlanner } from '../planner';
import * as styles from './PlannerNotices.css';
import { Toast } from './Toast';

const loadRare = () => import('./RareNotices').then(({ RareNotices }) => RareNotices);

const isApp = () => window.matchMedia('(display-mode: standalone)').matches;

/** By its letter, whatever Caps Lock says; by its place where the keyboard has other letters. */
const isZ = ({ key, code }: KeyboardEvent) =>
  /^[a-z]$/i.test(key) ? key.toLowerCase() === 'z' : code === 'KeyZ';

/** Ctrl or ⌘ and Z undo the latest change, but never while someone writes. */
function undoByKey(event: KeyboardEvent): void {
  if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey || !isZ(event)) return;
  if (document.activeElement?.matches('input, textarea, select')) return;
  event.preventDefault();
  planner.getState().undo();
}

/**
 * The planner's messages, on every page. What a press needs comes with the page, so that an old tab
 * can undo after a deploy. The region is there from the start, so that what comes into it is read
 * out.
 */
export function PlannerNotices() {
  const region = useRef<HTMLDivElement>(null);
  useEffect(startPlanner, []);
  useEffect(() => {
    document.addEventListener('keydown', undoByKey);
    return () => document.removeEventListener('keydown', undoByKey);
  }, []);
  const isUnsaved = usePlanner((state) => dueNotices(state).includes('notSaved'));
  const offer = usePlanner(({ done }) => done.findLast(({ isOffered }) => isOffered));
  const isSaved = usePlanner((state) => state.isSaved);
  const problem = usePlanner((state) => state.problem);
  const undoProblem = usePlanner((state) => state.undoProblem);
  const mayTellMore = usePlanner(
    (state) =>
      state.ready &&
      (state.hasSaved || state.done.length > 0 || dueNotices(state).length > 0 || isApp()),
  );
  const { code: RareNotices } = useCode(loadRare, mayTellMore);
  const { dismiss, dismissOffers, dismissProblem, undo } = planner.getState();

  return (
    <div
      ref={region}
      role="status"
      aria-atomic="false"
      className={`${stack.xs} ${screenOnly} ${styles.region}`}
    >
      {isUnsaved && (
        <Toast onClose={() => dismiss('notSaved')}>
          {`Not saved: ${problemWords[problem]}. Print, export or share before you close this page.`}
        </Toast>
      )}
      {RareNotices && <RareNotices region={region} />}
      {undoProblem !== '' && <Toast onClose={dismissProblem}>{undoProblem}</Toast>}
      {offer && (
        <Toast
          key={offer.words}
          onClose={dismissOffers}
          action={{ name: 'Undo', act: () => undo(offer), keys: 'Control+Z Meta+Z' }}
        >
          <bdi>{offer.words}</bdi>
          <span>{isSaved ? '.' : ', but not saved.'}</span>
        </Toast>
      )}
    </div>
  );
}
