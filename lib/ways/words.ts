/** Ways as visitors read them. */
import { KILOMETRES_A_MILE } from '@/lib/geo/miles';

/** Hours, and minutes rounded up to five. */
function split(minutes: number): readonly [hours: number, rest: number] {
  const rounded = Math.ceil(minutes / 5) * 5;
  return [Math.floor(rounded / 60), rounded % 60];
}

/** Minutes on foot, rounded up to five: "25 min", "1 h 30 min", "2 h". */
export function durationText(minutes: number): string {
  const [hours, rest] = split(minutes);
  const parts = [hours > 0 && `${hours}\u00a0h`, (rest > 0 || hours === 0) && `${rest}\u00a0min`];
  return parts.filter(Boolean).join(' ');
}

/** "3 miles (4.8 km)": signposts are in miles, maps of the coast path in kilometres. */
export function lengthText(kilometres: number): string {
  const miles = Math.round((kilometres / KILOMETRES_A_MILE) * 10) / 10;
  return `${miles}\u00a0${miles === 1 ? 'mile' : 'miles'} (${kilometres}\u00a0km)`;
}

/** "108 m", or "about 60 m" where its source says about. */
export function climbText(metres: number, isRough: boolean): string {
  return `${isRough && metres > 0 ? 'about ' : ''}${metres}\u00a0m`;
}
