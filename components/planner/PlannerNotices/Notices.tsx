import { type ReactNode, useEffect, useRef } from 'react';
import { saveFile } from '@/components/browser/save-file';
import { Glyph } from '@/components/ui/Icon/Glyph';
import { close } from '@/components/ui/Icon/live-paths';
import { Link } from '@/components/ui/Link/Link';
import { plannerStorageKey } from '@/content/keys';
import { routes } from '@/lib/routes';
import { problemWords } from '@/lib/store/storage';
import { dueNotices } from '@/lib/store/store';
import { askToKeep, isInstalled, useOnce, WORTH_KEEPING } from '../browser';
import { planner, usePlanner } from '@/components/saved/planner';
import { fullWidth, line } from '@/styles/layout.css';
import * as styles from './PlannerNotices.css';

function saveUnreadable(): void {
  const text = planner.getState().unreadableText();
  saveFile(new File([text], `${plannerStorageKey}-unreadable.txt`, { type: 'text/plain' }));
}

interface ToastProps {
  children: ReactNode;
  onClose: () => void;
  action?: {
    readonly name: string;
    readonly onClick: () => void;
    readonly keys?: string;
  };
}

/** A message that stays until it is closed or answered; the first Tab after it came leads to it. */
function Toast({ children, onClose, action }: ToastProps) {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const focused = document.activeElement;
    if (focused?.matches('main :focus-visible, footer :focus-visible')) {
      focused.scrollIntoView({ block: 'nearest' });
    }
    const stop = new AbortController();
    let left: Element | null = null;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Tab' || event.ctrlKey || event.altKey || event.metaKey) return;
      const buttons = [...(box.current?.querySelectorAll('button') ?? [])];
      const [first, last] = [buttons[0], buttons.at(-1)];
      const { activeElement } = document;
      if (left === null && !event.shiftKey && !box.current?.contains(activeElement)) {
        event.preventDefault();
        left = activeElement;
        first?.focus();
      } else if (activeElement === (event.shiftKey ? first : last) && left instanceof HTMLElement) {
        // Back to where the visitor was; without Shift the browser goes on from there.
        left.focus({ preventScroll: true });
        if (event.shiftKey) event.preventDefault();
      }
    };
    document.addEventListener('keydown', onKeyDown, stop);
    return () => stop.abort();
  }, []);

  return (
    <div ref={box} className={`${line.xs} ${fullWidth} ${styles.toast}`}>
      <p className={styles.words}>{children}</p>
      {action && (
        <button
          type="button"
          className={styles.action}
          aria-keyshortcuts={action.keys}
          onClick={action.onClick}
        >
          {action.name}
        </button>
      )}
      <button
        type="button"
        className={styles.control}
        aria-label="Close this message"
        onClick={onClose}
      >
        <Glyph path={close} />
      </button>
    </div>
  );
}

export function Notices() {
  const state = usePlanner((whole) => whole);
  const { items, history, isSaved, problem, undoProblem } = state;
  const { dismiss, dismissOffers, undo } = planner.getState();
  const offer = history.findLast(({ isOffered }) => isOffered);
  const isEmpty = items.length === 0;
  // The app on a home screen has a storage of its own, and the plan may be in the browser's.
  const [isBringing, closeBringing] = useOnce('bring', isEmpty && isInstalled());

  // The browser is asked to keep a plan that would be missed.
  const isWorth = items.length >= WORTH_KEEPING;
  useEffect(() => {
    if (isWorth) void askToKeep();
  }, [isWorth]);

  const told = {
    notSaved: {
      children: `Not saved: ${problemWords[problem]}. Print, export or share before you close this page.`,
    },
    newer: {
      children:
        'Your days were made by a newer version of this guide. Reload the page to see them.',
      action: { name: 'Reload', onClick: () => window.location.reload() },
    },
    unreadable: {
      children: 'Part of your saved plan can’t be read. Nothing is lost: a copy is set aside.',
      action: { name: 'Save as a file', onClick: saveUnreadable },
    },
  };

  return (
    <>
      {dueNotices(state).map((notice) => (
        <Toast key={notice} onClose={() => dismiss(notice)} {...told[notice]} />
      ))}
      {isBringing && isEmpty && (
        <Toast onClose={closeBringing}>
          This app has a plan of its own. To bring the one from your browser,{' '}
          <Link className={styles.link} href={`${routes.planner}#backup`}>
            paste its link or open a backup
          </Link>
          .
        </Toast>
      )}
      {undoProblem !== '' && (
        <Toast onClose={() => planner.setState({ undoProblem: '' })}>{undoProblem}</Toast>
      )}
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
