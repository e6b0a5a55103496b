import type { ClockTime, IsoDate } from '@/content/types';
import { type EpochMinutes, isClockTimeOn, londonTime } from '@/lib/time/london';
import { durationText, milesText, minutesText } from '@/lib/time/words';
import { capitalised, listText } from '@/lib/typeset';
import type { FindingState } from './finding';
import type { TimedStop } from './timeline';

export const stateWords: Readonly<Record<FindingState, string>> = {
  problem: 'Problem',
  'check-first': 'Check first',
  'good-to-know': 'Good to know',
  works: 'Works',
};

/** Of a finding that stands under the stop one goes to, or, on the way home, under the day. */
const there = (isHome: boolean) => (isHome ? 'home' : 'there');

/** "Mondays and Tuesdays". */
const everyText = (days: readonly string[]) => listText(days.map((day) => `${day}s`));

export const sentences = {
  notListed: 'No longer in our guide. Check it’s still there.',

  askHours: (names: readonly string[]) => `Opening times: check with ${listText(names)}.`,
  askOrganiser: (name: string) => `${name}: ask the organiser for times.`,
  usualHours: (name: string, hours: string) => `Usually open ${hours}: check with ${name}.`,
  askDogs: (names: readonly string[]) => `Ask about dogs at ${listText(names)}.`,

  open: (hours: string) => `Open ${hours}.`,
  openAt: (time: string) => `Open at ${time} every day.`,
  openOn: (when: string) => `Open ${when}.`,
  /** @param at " at 10:00", or nothing for the whole day */
  someDays: (open: readonly string[], closed: readonly string[], at = '') =>
    open.length > closed.length
      ? `Closed ${everyText(closed)}${at}. Add a date.`
      : `Open ${everyText(open)}${at}. Add a date.`,
  closedOn: (day: string) => `Closed on ${day}.`,
  closedAt: (time: string, hours: string) => `Closed at ${time}. Open ${hours}.`,
  closedEveryDay: (time: string) => `Closed at ${time} every day.`,
  closesEarly: (closes: string, left: number) =>
    `Closes at ${closes}, ${minutesText(left)} after you arrive.`,

  eventOn: (when: string) => `On ${when}.`,
  eventOver: (when: string) => `Over. It was on ${when}.`,
  eventUndated: (when: string) => `On ${when}. Add a date.`,
  eventOtherDay: (when: string, day: string) => `On ${when}, not ${day}.`,
  eventOtherTime: (when: string, time: string) => `On ${when}, not at ${time}.`,

  overlap: (other: string, until: string) => `Too soon: ${other} ends at ${until}.`,

  darkFrom: (name: string, dark: string) => `${name}: dark from ${dark}.`,
  darkUntil: (name: string, light: string) => `${name}: dark until ${light}.`,
  nearDark: (dark: string) => `Dark at ${dark}, minutes after: set out sooner.`,
  tooEarlyForSunrise: (sunrise: string, time: string) =>
    `Sunrise is at ${sunrise}: ${time} is too early.`,
  missedSunrise: (sunrise: string) => `Sunrise is at ${sunrise}: be there before it.`,

  noDogs: (day: string) => `No dogs on ${day}.`,
  dogsAllowed: 'Dogs allowed.',
  noDogsThere: 'No dogs.',
  step: 'A step at the door: ask for help.',
  hardOnWheels: (name: string) => `${name}: hard going with a wheelchair or pushchair.`,
  pathOnWheels: (to: string, climb: number) =>
    `Path to ${to}: hard going on wheels, ${climb}\u00a0m up.`,

  checkIn: (time: string) => `Check-in is from ${time}.`,
  checkOut: (time: string) => `Check-out is by ${time}.`,

  lowWater: (spot: string, low: string, apart: string) => `${spot}: low water ${low}, ${apart}.`,
  lowWaters: (spot: string, lows: readonly string[]) =>
    lows.length > 0
      ? `${spot}: low water by daylight at ${listText(lows)}.`
      : `${spot}: no low water by daylight.`,
  askTide: (spot: string, day: string) => `${spot}: look up low water for ${day}.`,

  notice: (title: string) => `${title}: check first.`,
  oldPath: 'Paths may have changed: follow the signs.',
  mayHelp: (bus: string) => `${capitalised(bus)} may save the walk: look up the time.`,

  walk: (from: string, kilometres: number, minutes: number) =>
    `Walk from ${from}: ${milesText(kilometres)}, ${durationText(minutes)}.`,
  walkHome: (kilometres: number, minutes: number) =>
    `Home on foot: ${milesText(kilometres)}, ${durationText(minutes)}.`,
  timed: (leave: string, arrive: string | undefined) =>
    arrive === undefined ? `Leave ${leave}.` : `Leave ${leave}, arrive ${arrive}.`,
  tooFar: (minutes: number) => `Too far on foot: ${durationText(minutes)} that day.`,
  drive: (drive: string, isParked: boolean) => (isParked ? `${drive}.` : 'Check where to park.'),
  askWay: (isHome: boolean) => `Check how to get ${there(isHome)}.`,
  lastBus: (last: string, minutes: number) =>
    `Last bus we have: ${last}. Then it’s ${durationText(minutes)} on foot.`,
  darkPath: (to: string, dusk: string, arrives: string) =>
    `Coast path to ${to}: dark at ${dusk}, you’d arrive at ${arrives}.`,
  darkPathEarly: (to: string, dawn: string, leaves: string) =>
    `Coast path to ${to}: dark until ${dawn}, you’d leave at ${leaves}.`,
  darkAfterBus: (last: string, minutes: number, dusk: string) =>
    `Last bus we have: ${last}. Then ${durationText(minutes)} on foot, dark at ${dusk}.`,
  tooTight: (isHome: boolean, gap: number, how: string) =>
    `Too tight${isHome ? ' home' : ''}: ${minutesText(gap)} for ${how}.`,
  onFoot: (minutes: number) => `${durationText(minutes)} on foot`,
  byCar: (minutes: number) => `${durationText(minutes)} by car`,
  byBus: (arrives: string) => `the bus, arriving ${arrives}`,
  lastBusGone: (isHome: boolean, last: string) =>
    `Last bus ${there(isHome)} that we have: ${last}.`,
  noBus: (isHome: boolean) => `No bus ${there(isHome)} on this day.`,
  closedWay: (title: string, isHome: boolean) => `${title}: no way ${there(isHome)}.`,
  steep: (isHome: boolean, climb: number) =>
    `Steep walk${isHome ? ' home' : ''}: ${climb}\u00a0m up.`,

  outOfSeason: (name: string, from: string, until: string) => `${name} is for ${from} to ${until}.`,
  otherWeekdays: (name: string, days: readonly string[]) =>
    `${name} works on ${listText(days)} only.`,
  otherTide: (name: string, from: string, until: string) =>
    `${name} needs low water between ${from} and ${until}.`,

  carLeft: (place: string) => `Your car would still be at ${place}.`,
  offTide: (low: string, start: string) => `Low water is at ${low}: be there at ${start}.`,
  backLate: (time: string, back: string) => `You’d be back at ${time}, after ${back}.`,
  noMeal: (meal: string, time: string, where: string | undefined) =>
    where === undefined
      ? `${capitalised(meal)} about ${time}? Take something with you.`
      : `${capitalised(meal)} about ${time}? ${where} is on the way.`,
  longDay: (minutes: number, from: string, to: string) =>
    `A long day: ${minutesText(minutes)}, ${from} to ${to}.`,
  muchWalking: (kilometres: number, minutes: number) =>
    `A lot of walking: ${milesText(kilometres)}, ${durationText(minutes)}.`,
  tryOn: (about: string, day: string) => `${about}: try ${day}.`,
  opensOn: (about: string, day: string, time: string) => `${about} opens ${day} at ${time}.`,
  dogsFrom: (about: string, day: string) => `${about}: dogs allowed from ${day}.`,
} as const;

export function skippedTime(
  date: IsoDate | undefined,
  time: ClockTime | undefined,
): string | undefined {
  if (date === undefined || time === undefined || isClockTimeOn(date, time)) return undefined;
  return `The clocks go forward, so there’s no ${time} that day.`;
}

export function apartText(instant: EpochMinutes, visit: EpochMinutes): string {
  const minutes = Math.round(instant - visit);
  if (minutes === 0) return 'as you arrive';
  return `${minutesText(Math.abs(minutes))} ${minutes > 0 ? 'after' : 'before'} you arrive`;
}

export function spanText({ from, to }: { from: EpochMinutes; to: EpochMinutes }): string {
  return `${londonTime(from)}–${londonTime(to)}`;
}

/** What nobody has set is told by quarter hours. */
const QUARTER = 15;

export interface StopClock {
  readonly time: string;
  /** Nobody has set it: it follows from the stops before it. */
  readonly isEstimate: boolean;
}

/** When a stop is; undefined where nothing says. */
export function clockOf({ stop, from, isSet }: TimedStop): StopClock | undefined {
  if (stop.time !== undefined) return { time: stop.time, isEstimate: false };
  if (from === undefined) return undefined;
  const isEstimate = !isSet;
  return { time: londonTime(isEstimate ? Math.ceil(from / QUARTER) * QUARTER : from), isEstimate };
}

/** "10:30", "about 10:30". */
export function clockText({ time, isEstimate }: StopClock): string {
  return isEstimate ? `about ${time}` : time;
}
