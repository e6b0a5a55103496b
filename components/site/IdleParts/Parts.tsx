import { useEffect } from 'react';
import { keepFocus } from '@/components/browser/keep-focus';
import { Reveal } from '../Reveal/Reveal';

/** Keeps the focus on the page, and makes what comes into view rise. */
export function Parts() {
  useEffect(keepFocus, []);
  return <Reveal />;
}
