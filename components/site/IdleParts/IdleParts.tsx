'use client';

import '../Reveal/Reveal.css';
import { useCode } from '@/components/browser/use-code';
import { useIdle } from '@/components/browser/use-idle';

const loadParts = () => import('./Parts').then(({ Parts }) => Parts);

/** On every page, and loaded once the page has nothing else to do: see {@link loadParts}. */
export function IdleParts() {
  const { code: Parts } = useCode(loadParts, useIdle());
  return Parts ? <Parts /> : null;
}
