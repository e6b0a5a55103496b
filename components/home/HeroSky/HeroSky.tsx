'use client';

import { useNow } from '@/components/browser/use-now';
import type { Coordinates } from '@/content/types';
import { skylight } from '@/lib/time/skylight';
import { sky } from './HeroSky.css';

/** The light of the hour over the hero's picture; without scripts it is the morning of the drawing. */
export function HeroSky({ at }: { at: Coordinates }) {
  const now = useNow();
  if (now === null) return null;
  const light = skylight(now, at);
  return light === 'day' ? null : <span className={sky[light]} />;
}
