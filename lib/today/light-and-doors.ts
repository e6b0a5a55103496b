/** The parts of the day's sentence that take little code: Today shows them before it is used. Pure. */
import type { DaysFacts } from '@/lib/days/facts';
import { addDays, type EpochMinutes, londonDate, londonTime } from '@/lib/time/london';
import { twilight } from '@/lib/time/sun';
import { capitalised } from '@/lib/typeset';
import { openNow } from './open-now';

type Facts = Pick<DaysFacts, 'things' | 'ways' | 'light'>;

const counts = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

export function openPart(facts: Facts, now: EpochMinutes): string {
  const { open, next } = openNow(facts, now);
  const count = open.length;
  if (count > 0) return `${counts[count] ?? count} ${count === 1 ? 'place' : 'places'} open`;
  const opens = next.flatMap(({ words }) => /^Opens at (.*)/.exec(words)?.[1] ?? [])[0];
  return opens ? `first place opens ${opens}` : 'check what’s open';
}

/** "light until 16:50", or "dark until 07:07". */
export function lightPart({ light }: Facts, now: EpochMinutes): string {
  const today = londonDate(now);
  const { dawn, dusk } = twilight(today, light);
  if (now < dawn) return `dark until ${londonTime(dawn)}`;
  if (now < dusk) return `light until ${londonTime(dusk)}`;
  return `dark until ${londonTime(twilight(addDays(today, 1), light).dawn)}`;
}

/** "Light until 16:50, four places open …", to which tide and bus are still to come. */
export function lightAndDoors(facts: Facts, now: EpochMinutes): string {
  return capitalised(`${lightPart(facts, now)}, ${openPart(facts, now)} …`);
}
