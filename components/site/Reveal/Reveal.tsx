'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import './Reveal.css';

/** How much of a section must be seen before it rises. */
const visibleShare = 0.1;

/** Screens high; a tenth of anything taller might never be in view at once, so it is left alone. */
const tallest = 6;

/**
 * Makes every `[data-reveal]` of the page rise when about a tenth of it is seen. What is in view
 * already stays as it is: nothing that a visitor looks at is taken away again.
 */
export function Reveal() {
  const path = usePathname();

  useEffect(() => {
    if (!window.matchMedia('(prefers-reduced-motion: no-preference)').matches) return;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, boundingClientRect, target } of entries) {
          const isWaiting = target.getAttribute('data-reveal') === 'waiting';
          const isNear =
            boundingClientRect.top < window.innerHeight ||
            boundingClientRect.height > window.innerHeight * tallest;
          if (!isWaiting && !isNear) {
            target.setAttribute('data-reveal', 'waiting');
          } else if (!isWaiting || isIntersecting) {
            if (isWaiting) target.setAttribute('data-reveal', 'shown');
            observer.unobserve(target);
          }
        }
      },
      { threshold: visibleShare },
    );
    // The observer tells of each at once where it is, without a layout of its own.
    for (const section of document.querySelectorAll('[data-reveal=""]')) observer.observe(section);
    return () => {
      observer.disconnect();
    };
  }, [path]);

  return null;
}
