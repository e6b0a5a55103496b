import { useEffect } from 'react';
import { keepFocus } from '@/components/browser/keep-focus';
import { OfflineGuide } from '@/components/offline/OfflineGuide/OfflineGuide';
import { Reveal } from '../Reveal/Reveal';
import { SoftNavigation } from '../SoftNavigation/SoftNavigation';

/** Keeps the focus on the page and the guide for offline, makes links soft, and what comes into view rise. */
export function Parts() {
  useEffect(keepFocus, []);
  return (
    <>
      <Reveal />
      <SoftNavigation />
      <OfflineGuide />
    </>
  );
}
