import { useLayoutEffect } from 'react';

function isTextField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select') !== null;
}

/** Ctrl or ⌘ and Z undo as long as there is something to undo, but never while someone writes. */
export function useUndoKey(undo: (() => void) | undefined) {
  useLayoutEffect(() => {
    if (!undo) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const pressed = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key === 'z';
      if (!pressed || isTextField(event.target)) return;
      event.preventDefault();
      undo();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [undo]);
}
