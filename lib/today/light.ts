import type { DaysFacts } from '@/lib/days/facts';
import { addDays, type EpochMinutes, londonDate, londonTime } from '@/lib/time/london';
import { twilight } from '@/lib/time/sun';

/** "light until 16:50", or "dark until 07:07". */
export function lightPart(light: DaysFacts['light'], now: EpochMinutes): string {
  const today = londonDate(now);
  const { dawn, dusk } = twilight(today, light);
  if (now < dawn) return `dark until ${londonTime(dawn)}`;
  if (now < dusk) return `light until ${londonTime(dusk)}`;
  return `dark until ${londonTime(twilight(addDays(today, 1), light).dawn)}`;
}
