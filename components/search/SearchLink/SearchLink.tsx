'use client';

import { Link } from '@/components/ui/Link/Link';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useCode } from '@/components/browser/use-code';
import { button, iconButton } from '@/components/ui/Button/Button.css';
import { align, closeRow } from '@/styles/layout.css';
import { isSlashOn } from '../slash-key';
import * as styles from './SearchLink.css';

const loadDialog = () => import('../SearchDialog/SearchDialog');

/** Whether the key was pressed in a text field. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select') !== null;
}

/** `/` unless it is switched off, or Ctrl or ⌘ with K, as long as no dialog lies over the page. */
function opensSearch(event: KeyboardEvent): boolean {
  if (event.altKey || document.querySelector('dialog[open]')) return false;
  return event.ctrlKey || event.metaKey
    ? event.key.toLowerCase() === 'k' && !event.shiftKey
    : event.key === '/' && !isTyping(event.target) && isSlashOn();
}

/**
 * The header's search: a link to the list of all pages, which opens the search instead as soon as
 * there is a script. The search itself is loaded at that moment, and not before.
 */
export function SearchLink({ href, children }: { href: string; children: ReactNode }) {
  const link = useRef<HTMLAnchorElement>(null);
  const { code, failed, ask } = useCode(loadDialog);
  const [isOpen, setOpen] = useState(false);

  const open = useCallback(() => {
    setOpen(true);
    void ask();
  }, [ask]);

  useEffect(() => {
    // Without a script it is a link like any other.
    if (link.current) link.current.ariaHasPopup = 'dialog';
    const onKeyDown = (event: KeyboardEvent) => {
      if (!opensSearch(event)) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open]);

  const close = () => setOpen(false);

  return (
    <>
      <Link
        ref={link}
        href={href}
        className={iconButton}
        aria-label="Search"
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          // Safari does not focus what is clicked, and the dialog gives focus back to what had it.
          event.currentTarget.focus();
          open();
        }}
      >
        {children}
      </Link>
      {code ? (
        <code.SearchDialog open={isOpen} onClose={close} />
      ) : (
        isOpen && (
          <p
            role="status"
            className={`${closeRow.m} ${align.middle} ${styles.notice} ${failed ? '' : styles.late}`}
          >
            <span>{failed ? 'The guide couldn’t load the search.' : 'Opening the search …'}</span>
            {failed && (
              <button type="button" className={button.quiet} onClick={open}>
                Try again
              </button>
            )}
            <Link href={href} className={button.quiet} onClick={close}>
              See every page
            </Link>
          </p>
        )
      )}
    </>
  );
}
