'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { Glyph } from '@/components/ui/Icon/Glyph';
import { close } from '@/components/ui/Icon/shell-paths';
import { fullWidth, line } from '@/styles/layout.css';
import * as styles from './PlannerNotices.css';

/** How long an offer to undo stays, in milliseconds, and again if it is pointed at by then. */
const offerLasts = 12_000;

interface ToastProps {
  children: ReactNode;
  onClose: () => void;
  goesByItself?: boolean;
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
    <div ref={box} className={`${line.xs} ${fullWidth} ${styles.toast}`}>
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
