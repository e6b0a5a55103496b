'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { Glyph } from '@/components/ui/Icon/Glyph';
import { close } from '@/components/ui/Icon/shell-paths';
import { fullWidth, line } from '@/styles/layout.css';
import * as styles from './PlannerNotices.css';

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
export function Toast({ children, onClose, action }: ToastProps) {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
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
