'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { Glyph } from '@/components/ui/Icon/Glyph';
import { close } from '@/components/ui/Icon/shell-paths';
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
  /** Whether it is closed after a while. */
  goesByItself?: boolean;
  /** A button beside the sentence. */
  action?: {
    readonly name: string;
    readonly act: () => void;
    readonly keys?: string;
  };
}

export function Toast({ children, onClose, goesByItself = false, action }: ToastProps) {
  const box = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<Element>(null);
  // The parent hands in a new function with each render; the time runs on.
  const closeNow = useRef(onClose);
  useEffect(() => {
    closeNow.current = onClose;
  });

  useEffect(() => {
    cameFrom.current = document.activeElement;
  }, []);

  useEffect(() => {
    const region = box.current?.parentElement;
    if (!region) return;
    // Of several toasts each tells of all: the last to go gives the room back.
    const watch = new ResizeObserver(() =>
      keepFree(window.innerHeight - region.getBoundingClientRect().top),
    );
    watch.observe(region);
    return () => {
      watch.disconnect();
      keepFree(0);
    };
  }, []);

  useEffect(() => {
    if (!goesByItself) return;
    const timer = setInterval(() => {
      if (!box.current?.matches(':hover, :focus-within')) closeNow.current();
    }, offerLasts);
    return () => clearInterval(timer);
  }, [goesByItself]);

  /** The buttons go with the toast, so focus goes back to where the visitor was. */
  function leave(act: () => void) {
    const back = cameFrom.current?.isConnected ? cameFrom.current : document.getElementById('main');
    if (back instanceof HTMLElement) back.focus({ preventScroll: true });
    act();
  }

  return (
    <div ref={box} className={styles.toast}>
      <p className={styles.words}>{children}</p>
      {action && (
        <button
          type="button"
          className={styles.action}
          aria-keyshortcuts={action.keys}
          onClick={() => leave(action.act)}
        >
          {action.name}
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
