import { useEffect } from 'react';
import { keepFocus } from '@/components/browser/keep-focus';
import { OfflineGuide } from '@/components/offline/OfflineGuide/OfflineGuide';
import { Reveal } from '../Reveal/Reveal';

/** Keeps the focus on the page and the guide for offline, and makes what comes into view rise. */
export function Parts() {
  useEffect(keepFocus, []);
  return (
    <>
      <Reveal />
      <OfflineGuide />
    </>
  );
}
