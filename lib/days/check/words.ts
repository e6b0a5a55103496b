/** How the check words times, lengths and lists. */
import { type EpochMinutes, londonTime } from '@/lib/time/london';
import { climbText, lengthText } from '@/lib/ways/words';
import type { Leg } from './leg';
import type { TimedStop } from './timeline';

/** "45 minutes", "1 hour", "2 hours 5 minutes". */
export function minutesText(minutes: number): string {
  const whole = Math.round(minutes);
  const [hours, rest] = [Math.floor(whole / 60), whole % 60];
  const parts = [hours > 0 ? counted(hours, 'hour') : '', rest > 0 ? counted(rest, 'minute') : ''];
  return whole <= 0 ? 'no time' : parts.filter((part) => part !== '').join(' ');
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** Where the tide stands from a visit: "4 hours after your visit begins". */
export function apartText(instant: EpochMinutes, visit: EpochMinutes): string {
  const minutes = Math.round(instant - visit);
  if (minutes === 0) return 'as your visit begins';
  return `${minutesText(Math.abs(minutes))} ${minutes > 0 ? 'after' : 'before'} your visit begins`;
}

/** "12:00 to 21:00". */
export function spanText({ from, to }: { from: EpochMinutes; to: EpochMinutes }): string {
  return `${londonTime(from)} to ${londonTime(to)}`;
}

/** "4.8 km (3 miles)", in tenths, as on the other pages. */
export function kilometresText(kilometres: number): string {
  return lengthText(Math.round(kilometres * 10) / 10);
}

/** When a stop is, with "about" before a time that nobody has set; undefined where nothing says. */
export function clockText({ stop, from, isSet }: TimedStop): string | undefined {
  if (stop.time !== undefined) return stop.time;
  return from === undefined ? undefined : `${isSet ? '' : 'about '}${londonTime(from)}`;
}

/** How one gets from one stop to the next, in words; undefined where both are at one place. */
export function legText(leg: Leg): string | undefined {
  switch (leg.by) {
    case 'here':
      return undefined;
    case 'foot': {
      const metres = Math.round(leg.climb);
      const climb = metres === 0 ? 'no climb' : `${climbText(metres, leg.climbIsRough)} up`;
      return `On foot: ${kilometresText(leg.kilometres)}, ${climb}, ${minutesText(leg.minutes)}`;
    }
    case 'bus': {
      const at = londonTime(leg.leaves);
      const from = leg.leavesIsKnown
        ? `${at}${leg.stop === undefined ? '' : ` from ${leg.stop}`}`
        : `be at ${leg.stop ?? 'the stop'} by ${at}, as its minute there is not known`;
      const there =
        leg.arrives === undefined ? 'arrival not known' : `there ${londonTime(leg.arrives)}`;
      return `Bus ${leg.number} towards ${leg.towards}: ${from}, ${there}`;
    }
    case 'mixed':
      return leg.parts.map(legText).join('. ');
    case 'car':
      return 'By car: how long that takes is not known here';
    case 'not-known':
      return 'The way there: not known';
  }
}
