import { usePathname } from 'next/navigation';
import { useEffect } from 'react';

const visibleShare = 0.1;

/** How far below the window a part gets ready to rise, in pixels: more than two turns of a wheel. */
const near = 320;

const pixelsPassed = 10_000_000;

/** Cards in step; the same as in the styles, where later ones come together. */
const staggered = 9;

const stepName = (step: number) => `${Math.min(step, staggered - 1)}`;

const inputEvents = ['wheel', 'touchmove', 'keydown', 'scroll'] as const;

const parts = '[data-reveal]:not([data-reveal-group]), [data-reveal-group] > *';

/**
 * Makes what lies below the first screen rise when about a tenth of it is seen; the first screen
 * rises by CSS alone. A part is hidden only just before it comes into view, so nothing visible is
 * taken away, and a picture of the whole page shows all of it.
 */
export function Reveal() {
  const path = usePathname();

  useEffect(() => {
    if (!window.matchMedia('(prefers-reduced-motion: no-preference)').matches) return;

    const rise = new IntersectionObserver(
      (entries) => {
        let step = 0;
        for (const { isIntersecting, intersectionRatio, intersectionRect, target } of entries) {
          // A tenth of what is taller than ten screens is never in view at once.
          const isSeen =
            intersectionRatio >= visibleShare || intersectionRect.height > window.innerHeight / 2;
          if (!isIntersecting || !isSeen) continue;
          target.setAttribute('data-rise', stepName(step++));
          rise.unobserve(target);
        }
      },
      {
        rootMargin: `${pixelsPassed}px 0px 0px 0px`,
        threshold: [0, visibleShare / 4, visibleShare],
      },
    );
    /** Hides what lies just below the window; what is looked at stays as it is. */
    const getReady = (part: Element, { top }: DOMRectReadOnly) => {
      const isNear = top < window.innerHeight + near;
      if (isNear && top >= window.innerHeight) {
        part.setAttribute('data-rise', 'waiting');
        rise.observe(part);
      }
      return isNear;
    };
    const approach = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, boundingClientRect, target } of entries) {
          if (!isIntersecting) continue;
          approach.unobserve(target);
          getReady(target, boundingClientRect);
        }
      },
      { rootMargin: `0px 0px ${near}px 0px` },
    );

    const watching = new AbortController();
    const begun = window.scrollY;
    const watch = ({ type }: Event) => {
      if (type === 'scroll' && window.scrollY === 0) return;
      watching.abort();
      let step = 0;
      for (const part of document.querySelectorAll(parts)) {
        const box = part.getBoundingClientRect();
        if (!getReady(part, box)) approach.observe(part);
        // What the first turn of a wheel has brought already moves into its place, and is not hidden.
        const below = window.innerHeight - box.top;
        if (type === 'scroll' || below <= 0 || below > window.scrollY - begun) continue;
        part.setAttribute('data-rise', stepName(step++));
        part.setAttribute('data-seen', '');
      }
    };
    for (const type of inputEvents) {
      window.addEventListener(type, watch, { passive: true, signal: watching.signal });
    }
    return () => {
      watching.abort();
      approach.disconnect();
      rise.disconnect();
    };
  }, [path]);

  return null;
}
