import { MoonDisc } from '@/components/tides/Moon/Moon';
import type { EpochMinutes } from '@/lib/time/london';
import { moonLight } from '@/lib/time/moon';
import { moon } from './HeroSky.css';

export function NightMoon({ now }: { now: EpochMinutes }) {
  return (
    <svg className={moon} viewBox="-11 -11 22 22" aria-hidden="true">
      <MoonDisc {...moonLight(now)} radius={10} />
    </svg>
  );
}
