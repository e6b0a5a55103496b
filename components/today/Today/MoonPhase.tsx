import type { IsoDate } from '@/content/types';
import { moonPhase } from '@/lib/tides/moon';

/** The moon's phase in words. */
export function MoonPhase({ date }: { date: IsoDate }) {
  return <span>{moonPhase(date).toLowerCase()}</span>;
}
