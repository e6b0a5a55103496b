'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import './Reveal.css';

/** How much of a section must be seen before it rises. */
const visibleShare = 0.1;

/** How far below the window a section gets ready to rise. */
const nearness = '0px 0px 25% 0px';

/** Screens high; a tenth of anything taller might never be in view at once, so it is left alone. */
const tallest = 6;

/**
 * Makes every `[data-reveal]` of the page rise when about a tenth of it is seen. It is hidden just
 * before it comes into view and not sooner, so that whoever looks at the page as a whole sees all of
 * it; what is in view already stays as it is, because nothing that is looked at is taken away.
 */
export function Reveal() {
  const path = usePathname();

  useEffect(() => {
    if (!window.matchMedia('(prefers-reduced-motion: no-preference)').matches) return;
    const rise = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting) continue;
          target.setAttribute('data-reveal', 'shown');
          rise.unobserve(target);
        }
      },
      { threshold: visibleShare },
    );
    const far = new Set<Element>();
    const approach = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, boundingClientRect, target } of entries) {
          if (!isIntersecting) {
            far.add(target);
            continue;
          }
          approach.unobserve(target);
          const { top, height } = boundingClientRect;
          const { innerHeight } = window;
          if (!far.has(target) || top < innerHeight || height > innerHeight * tallest) continue;
          target.setAttribute('data-reveal', 'waiting');
          rise.observe(target);
        }
      },
      { rootMargin: nearness },
    );
    for (const section of document.querySelectorAll('[data-reveal=""]')) approach.observe(section);
    return () => {
      approach.disconnect();
      rise.disconnect();
    };
  }, [path]);

  return null;
}
