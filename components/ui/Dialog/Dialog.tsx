'use client';

import { useId, useLayoutEffect, useRef } from 'react';
import type { Elements } from '@/components/ui/elements';
import { touchSquare } from '@/styles/layout.css';
import { Glyph } from '../Icon/Glyph';
import { close } from '../Icon/live-paths';
import * as styles from './Dialog.css';

interface DialogProps {
  open: boolean;
  title: string;
  onClose: () => void;
  children: Elements;
  className?: string;
}

/** A modal dialog on the browser's own `<dialog>`, which traps and gives back the focus. */
export function Dialog({ open, title, onClose, children, className }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const pressedBeside = useRef(false);

  // Closed before it is taken away, or the browser would not give the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return undefined;
    dialog.showModal();
    return () => dialog.close();
  }, [open]);

  return (
    // The click listener serves the backdrop, which is no control.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape does for keyboards what a click on the backdrop does
    <dialog
      ref={ref}
      className={className ? `${styles.dialog} ${className}` : styles.dialog}
      aria-labelledby={titleId}
      // Escape asks before it closes, and the word that it has closed comes a frame later: who is quick
      // has asked for the dialog again by then, so it is told at once, and word of an old close is old.
      onCancel={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
      onClose={(event) => {
        if (!event.currentTarget.open) onClose();
      }}
      // Selecting text beyond the dialog's edge ends in a click on the backdrop.
      onPointerDown={(event) => {
        pressedBeside.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget && pressedBeside.current) onClose();
      }}
    >
      {open && (
        <>
          <div className={styles.header}>
            <h2 id={titleId}>{title}</h2>
            <button
              type="button"
              className={`${touchSquare} ${styles.close}`}
              onClick={onClose}
              aria-label="Close"
            >
              <Glyph path={close} />
            </button>
          </div>
          {children}
        </>
      )}
    </dialog>
  );
}
