'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Glyph } from '@/components/ui/Icon/Glyph';
import { close, menu as bars } from '@/components/ui/Icon/shell-paths';
import { menu, menuButton } from './Header.css';

/**
 * The menu of small screens: a button and the navigation it opens (`children`, with the id
 * `site-navigation`). Choosing a link closes it, and so does Escape, which gives focus back.
 */
export function MenuToggle({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open]);

  return (
    // Listens for what bubbles up from the links; it is no control itself.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a link's Enter arrives as a click
    <div
      className={menu}
      data-open={open}
      onClick={(event) => {
        if ((event.target as Element).closest('a')) setOpen(false);
      }}
    >
      <button
        ref={button}
        type="button"
        className={menuButton}
        aria-label="Menu"
        aria-expanded={open}
        aria-controls="site-navigation"
        onClick={() => setOpen(!open)}
      >
        <Glyph path={open ? close : bars} />
      </button>
      {children}
    </div>
  );
}
