'use client';

import { useLayoutEffect } from 'react';
import { useNow } from '@/components/browser/use-now';
import type { Coordinates } from '@/content/types';
import { skylight } from '@/lib/time/skylight';
import { sky } from './HeroSky.css';

/**
 * The light of the hour, over the hero's picture. A full load has it before anything is painted, by
 * the script that `scripts/early-sky.ts` puts into the page; this keeps it, and brings it where the
 * page is reached from another. Decision 036.
 */
export function HeroSky({ at }: { at: Coordinates }) {
  const now = useNow();
  useLayoutEffect(() => {
    if (now !== null) document.documentElement.dataset['sky'] = skylight(now, at);
  }, [now, at]);
  return <span className={sky} />;
}
