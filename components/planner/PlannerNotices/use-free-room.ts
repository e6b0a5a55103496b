import { type RefObject, useEffect } from 'react';

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

/** @param region holds the toasts; it has no height without any */
export function useFreeRoom(region: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = region.current;
    if (!box) return;
    const update = () =>
      keepFree(box.childElementCount > 0 ? innerHeight - box.getBoundingClientRect().top : 0);
    // In the next frame, as it changes sizes itself, which WebKit reports as an error.
    const watch = new ResizeObserver(() => requestAnimationFrame(update));
    watch.observe(box);
    return () => {
      watch.disconnect();
      keepFree(0);
    };
  }, [region]);
}
