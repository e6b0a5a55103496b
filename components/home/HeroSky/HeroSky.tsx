'use client';

import { useNow } from '@/components/browser/use-now';
import { MoonDisc } from '@/components/tides/Moon/Moon';
import type { Coordinates } from '@/content/types';
import { moonLight } from '@/lib/time/moon';
import { skylight } from '@/lib/time/skylight';
import { moon, sky } from './HeroSky.css';

export function HeroSky({ at }: { at: Coordinates }) {
  const now = useNow();
  if (now === null) return null;
  const light = skylight(now, at);
  if (light === 'day') return null;
  return (
    <>
      <span className={sky[light]} />
      {light === 'night' && (
        <svg className={moon} viewBox="-11 -11 22 22" aria-hidden="true">
          <MoonDisc {...moonLight(now)} radius={10} />
        </svg>
      )}
    </>
  );
}
