'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { useUndoKey } from '@/components/browser/use-undo-key';
import { startFollowing, trips, undoMerged } from '@/components/days/trips';
import { Glyph } from '@/components/ui/Icon/Glyph';
import { close } from '@/components/ui/Icon/shell-paths';
import { Link } from '@/components/ui/Link/Link';
import { askToKeep, WORTH_KEEPING } from '@/lib/planner/forgetting';
import { routes } from '@/lib/routes';
import { thisBrowser, useOnce } from '../browser';
import { planner, usePlanner } from '../planner';
import { useOffer } from './use-offer';
import * as styles from './PlannerNotices.css';

/** How long an offer to undo stays, in milliseconds, and again if it is pointed at by then. */
const offerLasts = 12_000;

/**
 * Keeps the lowest part of the screen free of what is being used: the page scrolls as if its screen
 * ended above the toasts, and has that much more room at its end.
 *
 * @param height of that part in CSS pixels; 0 gives it back
 */
function keepFree(height: number): void {
  const room = height > 0 ? `${Math.ceil(height)}px` : '';
  document.documentElement.style.scrollPaddingBottom = room;
  document.body.style.paddingBottom = room;
  const focused = document.activeElement;
  if (room && focused?.matches('main :focus-visible, footer :focus-visible')) {
    focused.scrollIntoView({ block: 'nearest' });
  }
}

interface ToastProps {
  children: ReactNode;
  onClose: () => void;
  undo?: () => void;
}

/** A sentence over the page. One with an offer to undo goes by itself, any other is closed. */
function Toast({ children, onClose, undo }: ToastProps) {
  const box = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<Element>(null);
  const goesByItself = undo !== undefined;

  useEffect(() => {
    cameFrom.current = document.activeElement;
  }, []);

  useEffect(() => {
    const region = box.current?.parentElement;
    if (!region) return;
    // Of several toasts each tells of all: the last to go gives the room back.
    const watch = new ResizeObserver(() => {
      keepFree(window.innerHeight - region.getBoundingClientRect().top);
    });
    watch.observe(region);
    return () => {
      watch.disconnect();
      keepFree(0);
    };
  }, []);

  useEffect(() => {
    if (!goesByItself) return;
    const timer = setInterval(() => {
      if (!box.current?.matches(':hover, :focus-within')) onClose();
    }, offerLasts);
    return () => clearInterval(timer);
  }, [goesByItself, onClose]);

  /** The buttons go with the toast, so focus goes back to where the visitor was. */
  function leave(act: () => void) {
    const back = cameFrom.current?.isConnected ? cameFrom.current : document.getElementById('main');
    if (back instanceof HTMLElement) back.focus({ preventScroll: true });
    act();
  }

  return (
    <div ref={box} className={styles.toast}>
      <p className={styles.words}>{children}</p>
      {undo && (
        <button
          type="button"
          className={styles.action}
          aria-keyshortcuts="Control+Z Meta+Z"
          onClick={() => leave(undo)}
        >
          Undo
        </button>
      )}
      <button
        type="button"
        className={styles.close}
        aria-label="Close this message"
        onClick={() => leave(onClose)}
      >
        <Glyph path={close} />
      </button>
    </div>
  );
}

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** What was added by one press: "3 items to your planner", "2 days to your trip", or both. */
function addedWords(items: number, days: number): string {
  const parts = [
    items > 0 ? `${counted(items, 'item')} to your planner` : '',
    days > 0 ? `${counted(days, 'day')} to your trip` : '',
  ];
  return `Added ${parts.filter((part) => part !== '').join(' and ')}.`;
}

function dismissAdded(): void {
  planner.getState().dismissUndo();
  trips.getState().dismissMerge();
}

/** Asks the browser to keep a plan that would be missed, after something was saved. */
function useKeeping(): void {
  const isWorth = usePlanner(({ hasSaved, items }) => hasSaved && items.length >= WORTH_KEEPING);
  useEffect(() => {
    if (isWorth) void askToKeep(navigator.storage, thisBrowser());
  }, [isWorth]);
}

/** Everything that the planner has to say at the moment. */
export function Toasts() {
  const { dismissNotice, dismissUndo, undoRemove } = planner.getState();
  const notice = usePlanner(({ status }) => status.notice);
  const backupKey = usePlanner((state) => state.backupKey);
  const { removed, added, addedDays, undo } = useOffer();
  const isAdded = added > 0 || addedDays > 0;
  // What goes from the list takes its place among the days along, on whichever page.
  useEffect(startFollowing, []);
  useKeeping();
  const isEmpty = usePlanner(({ ready, items }) => ready && items.length === 0);
  const [isBringing, closeBringing] = useOnce('bring', isEmpty && thisBrowser().installed);
  useUndoKey(undo);

  return (
    <>
      {notice === 'setAside' && (
        <Toast onClose={dismissNotice}>
          Part of your saved planner could not be read. Nothing is lost: a copy of all of it is kept
          in this browser’s storage as “{backupKey}”.
        </Toast>
      )}
      {notice === 'notKept' && (
        <Toast onClose={dismissNotice}>
          Your planner will not be kept: this browser’s storage is full or blocked. It is here until
          you close this page, so print, export or share it before you go.
        </Toast>
      )}
      {isBringing && isEmpty && (
        <Toast onClose={closeBringing}>
          This app keeps a plan of its own and does not see the one in your browser. To bring that
          along,{' '}
          <Link className={styles.link} href={`${routes.planner}#backup`}>
            paste its link or open a backup
          </Link>
          .
        </Toast>
      )}
      {removed && (
        <Toast key={removed.id} onClose={dismissUndo} undo={undoRemove}>
          Removed <bdi>{removed.name}</bdi> from your planner.
        </Toast>
      )}
      {isAdded && (
        <Toast onClose={dismissAdded} undo={undoMerged}>
          {addedWords(added, addedDays)}
        </Toast>
      )}
    </>
  );
}
