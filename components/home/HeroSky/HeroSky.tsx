'use client';

import { useCode } from '@/components/browser/use-code';
import { useIdle } from '@/components/browser/use-idle';
import { useNow } from '@/components/browser/use-now';
import type { Coordinates } from '@/content/types';
import { skylight } from '@/lib/time/skylight';
import { sky } from './HeroSky.css';

const loadMoon = () => import('./NightMoon').then(({ NightMoon }) => NightMoon);

export function HeroSky({ at }: { at: Coordinates }) {
  const now = useNow();
  const light = now === null ? 'day' : skylight(now, at);
  const { code: NightMoon } = useCode(loadMoon, useIdle() && light === 'night');
  if (now === null || light === 'day') return null;
  return (
    <>
      <span className={sky[light]} />
      {light === 'night' && NightMoon && <NightMoon now={now} />}
    </>
  );
}
