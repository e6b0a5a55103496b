'use client';

import type { Elements } from '@/components/ui/elements';
import { useCode } from '@/components/browser/use-code';
import { useIdle } from '@/components/browser/use-idle';
import { useNow } from '@/components/browser/use-now';
import type { Coordinates } from '@/content/types';
import { skylight } from '@/lib/time/skylight';
import { sky } from './HeroSky.css';

const loadMoon = () => import('./NightMoon').then(({ NightMoon }) => NightMoon);

/** @param children the picture of the night, over that of the day */
export function HeroSky({ at, children }: { at: Coordinates; children: Elements }) {
  const now = useNow();
  const light = now === null ? 'day' : skylight(now, at);
  const { code: NightMoon } = useCode(loadMoon, useIdle() && light === 'night');
  if (now === null || light === 'day') return null;
  if (light !== 'night') return <span className={sky[light]} />;
  return (
    <>
      {children}
      {NightMoon && <NightMoon now={now} />}
    </>
  );
}
