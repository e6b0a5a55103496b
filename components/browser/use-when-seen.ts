'use client';

import { useEffect, useRef, type RefObject } from 'react';
import { useCode } from './use-code';

interface WhenSeen<Code, Box extends HTMLElement> {
  /** For the element whose coming into view starts the loading. */
  readonly ref: RefObject<Box | null>;
  /** Undefined until it is there. */
  readonly code: Code | undefined;
  /** Set when loading failed or takes too long; tries again. */
  readonly retry: (() => void) | undefined;
}

/**
 * Code that a visitor pays for only when the part of the page that runs on it comes into view.
 *
 * @param load a stable function that imports it
 */
export function useWhenSeen<Code, Box extends HTMLElement = HTMLDivElement>(
  load: () => Promise<Code>,
): WhenSeen<Code, Box> {
  const ref = useRef<Box>(null);
  const { code, failed, ask } = useCode(load);

  useEffect(() => {
    const box = ref.current;
    if (!box) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void ask();
    });
    observer.observe(box);
    return () => {
      observer.disconnect();
    };
  }, [ask]);

  return { ref, code, retry: failed ? () => void ask() : undefined };
}
