import type { ClockTime, IsoDate } from '@/content/types';
import { type EpochMinutes, isClockTimeOn, londonTime } from '@/lib/time/london';
import { durationText, milesText, minutesText } from '@/lib/time/words';
import { listText } from '@/lib/typeset';
import type { FindingState } from './finding';
import { type BusLeg, type CarLeg, isExact, type Leg } from './leg';
import type { TimedStop } from './timeline';

export const stateWords: Readonly<Record<FindingState, string>> = {
  problem: 'Problem',
  'check-first': 'Check first',
  'good-to-know': 'Good to know',
  works: 'Works',
};

interface Journey {
  readonly from: string;
  readonly to: string;
}

const way = ({ from, to }: Journey) => `from ${from} to ${to}`;

export const sentences = {
  notListed: 'No longer in our guide. Check it’s still there.',

  /** Of several things at once, where a day has the same gap for each. */
  askHours: (names: readonly string[]) => `Opening times: check with ${listText(names)}.`,
  askDogs: (names: readonly string[]) => `Ask about dogs at ${listText(names)}.`,

  open: (hours: string) => `Open ${hours}.`,
  openAt: (time: string) => `Open at ${time} every day.`,
  openOn: (name: string, when: string) => `${name} is open ${when}.`,
  openOnDays: (name: string, days: string) => `${name} opens on ${days}. Add a date.`,
  closedOn: (name: string, day: string) => `${name} is closed on ${day}.`,
  closedAt: (name: string, time: string, day: string, hours: string) =>
    `${name} is closed at ${time}. Open ${hours} on ${day}.`,
  closedEveryDay: (name: string, time: string) => `${name} is closed at ${time} every day.`,
  closesEarly: (name: string, closes: string, left: number) =>
    `${name} closes at ${closes}, ${minutesText(left)} after you arrive.`,

  eventOn: (when: string) => `On ${when}.`,
  eventOver: (name: string, when: string) => `${name} is over. It was on ${when}.`,
  eventUndated: (name: string, when: string) => `${name} is on ${when}. Add a date.`,
  eventOtherDay: (name: string, when: string, day: string) => `${name} is on ${when}, not ${day}.`,
  eventOtherTime: (name: string, when: string, time: string) =>
    `${name} is on ${when}, not at ${time}.`,

  overlap: (name: string, time: string, other: string, until: string) =>
    `${name} starts at ${time}, before ${other} ends at ${until}.`,

  darkFrom: (name: string, dark: string, end: string) =>
    `Dark from ${dark}. ${name} would end at ${end}.`,
  darkUntil: (name: string, light: string, start: string) =>
    `Dark until ${light}. ${name} would start at ${start}.`,
  tooEarlyForSunrise: (name: string, sunrise: string, time: string) =>
    `Sunrise is at ${sunrise}: ${time} is too early for ${name}.`,
  missedSunrise: (name: string, sunrise: string) =>
    `Sunrise is at ${sunrise}: be at ${name} before it.`,

  noDogs: (name: string, day: string) => `No dogs at ${name} on ${day}.`,
  dogsAllowed: 'Dogs allowed.',

  checkIn: (name: string, time: string) => `Check-in at ${name} is from ${time}.`,
  checkOut: (name: string, time: string) => `Check-out from ${name} is by ${time}.`,

  lowWater: (spot: string, low: string, apart: string) => `${spot}: low water ${low}, ${apart}.`,
  lowWaters: (spot: string, lows: readonly string[]) =>
    lows.length > 0
      ? `${spot}: low water by daylight at ${listText(lows)}.`
      : `${spot}: no low water by daylight.`,
  askTide: (spot: string, day: string) => `${spot}: look up low water for ${day}.`,

  notice: (title: string) => `${title}: check before you travel.`,
  pastNotice: (title: string) => `${title}: check for changes.`,
  oldPath: (journey: Journey) => `Path ${way(journey)}: it may have changed, so follow the signs.`,
  oldTimetable: (number: string, publisher: string) =>
    `Bus ${number}: new timetable since we checked. See ${publisher}.`,

  mayHelp: (number: string, operators: readonly string[]) =>
    `Bus ${number} may save the walk: ask ${operators.join(' or ')}.`,

  walk: (from: string, kilometres: number, minutes: number) =>
    `Walk from ${from}: ${milesText(kilometres)}, ${durationText(minutes)}.`,
  walkHome: (kilometres: number, minutes: number) =>
    `Home on foot: ${milesText(kilometres)}, ${durationText(minutes)}.`,
  bus: (bus: BusLeg, from: string, arrives: string | undefined) => {
    const at = isExact(bus) ? ' at' : ': be there by';
    return `Bus ${bus.service.number} from ${from}${at} ${londonTime(bus.leaves)}${there(arrives)}.`;
  },
  walkToBus: (leaves: string, minutes: number, { service, leaves: at }: BusLeg, there: string) =>
    `Leave at ${leaves}: walk ${durationText(minutes)}, then bus ${service.number} at ${londonTime(at)}${there}.`,
  askArrival: ({ service, leaves }: BusLeg, to: string, due: string) =>
    `Bus ${service.number} at ${londonTime(leaves)}: ask if it’s at ${to} by ${due}.`,
  askBus: (minutes: number, isDark: boolean, operators: readonly string[]) =>
    `${durationText(minutes)} on foot${isDark ? ', in the dark' : ''}. A bus may come: ask ${operators.join(' or ')}.`,
  /** @param unparked where no car park is known for */
  drive: (drive: string, unparked: string | undefined) =>
    unparked === undefined ? `${drive}.` : `Check where to park for ${unparked}.`,
  askWay: (journey: Journey, operators: readonly string[]) =>
    operators.length === 0
      ? `Check how to get ${way(journey)}.`
      : `Bus ${way(journey)}: ask ${operators.join(' or ')}.`,
  lastBus: (last: string, minutes: number) =>
    `Last bus we have: ${last}. Then it’s ${durationText(minutes)} on foot.`,
  darkPath: (to: string, dusk: string, arrives: string) =>
    `Coast path to ${to}: dark at ${dusk}, you’d arrive at ${arrives}.`,
  darkPathEarly: (to: string, dawn: string, leaves: string) =>
    `Coast path to ${to}: dark until ${dawn}, you’d leave at ${leaves}.`,
  darkAfterBus: (last: string, minutes: number, dusk: string) =>
    `Last bus we have: ${last}. Then ${durationText(minutes)} on foot, dark at ${dusk}.`,
  tooTight: ({ to }: Journey, gap: number, how: string) =>
    `Too tight to ${to}: ${minutesText(gap)} for ${how}.`,
  onFoot: (minutes: number) => `${durationText(minutes)} on foot`,
  byCar: (minutes: number) => `${durationText(minutes)} by car`,
  byBus: (arrives: string) => `the bus, there ${arrives}`,
  lastBusGone: (journey: Journey, last: string) =>
    `Last bus we have ${way(journey)} is at ${last}.`,
  noBus: (journey: Journey) => `No bus ${way(journey)} on this day.`,
  closedWay: (title: string, journey: Journey) => `${title}: no way ${way(journey)}.`,
  steep: (journey: Journey, climb: number) => `Steep walk ${way(journey)}: ${climb}\u00a0m up.`,

  outOfSeason: (name: string, from: string, until: string) => `${name} is for ${from} to ${until}.`,
  otherWeekdays: (name: string, days: readonly string[]) =>
    `${name} works on ${listText(days)} only.`,
  otherTide: (name: string, from: string, until: string) =>
    `${name} needs low water between ${from} and ${until}.`,

  carLeft: (place: string) => `Your car would still be at ${place}.`,
  offTide: (low: string, start: string) => `Low water is at ${low}: be there at ${start}.`,
  backLate: (time: string, back: string) => `You’d be back at ${time}, after ${back}.`,
  longDay: (minutes: number, from: string, to: string) =>
    `A long day: ${minutesText(minutes)}, ${from} to ${to}.`,
  muchWalking: (kilometres: number, minutes: number) =>
    `A lot of walking: ${milesText(kilometres)}, ${durationText(minutes)}.`,
  tryOn: (about: string, day: string) => `${about}: try ${day}.`,
  opensOn: (about: string, day: string, time: string) => `${about} opens ${day} at ${time}.`,
  dogsFrom: (about: string, day: string) => `${about}: dogs allowed from ${day}.`,
} as const;

/** Why a time cannot be set; undefined where the clocks of its date show it. */
export function skippedTime(
  date: IsoDate | undefined,
  time: ClockTime | undefined,
): string | undefined {
  if (date === undefined || time === undefined || isClockTimeOn(date, time)) return undefined;
  return `The clocks go forward, so there’s no ${time} that day.`;
}

export const there = (arrives: string | undefined): string =>
  arrives === undefined ? '' : `, there at ${arrives}`;

/** Where the tide stands from a visit: "4 h after you arrive". */
export function apartText(instant: EpochMinutes, visit: EpochMinutes): string {
  const minutes = Math.round(instant - visit);
  if (minutes === 0) return 'as you arrive';
  return `${minutesText(Math.abs(minutes))} ${minutes > 0 ? 'after' : 'before'} you arrive`;
}

export function spanText({ from, to }: { from: EpochMinutes; to: EpochMinutes }): string {
  return `${londonTime(from)}–${londonTime(to)}`;
}

/** When a stop is, with "about" before a time that nobody has set; undefined where nothing says. */
export function clockText({ stop, from, isSet }: TimedStop): string | undefined {
  if (stop.time !== undefined) return stop.time;
  return from === undefined ? undefined : `${isSet ? '' : 'about '}${londonTime(from)}`;
}

export function driveText({ drive, carPark, onFoot }: CarLeg): string {
  const [least, most] = drive?.miles ?? [];
  const road =
    least === undefined ? undefined : `${least === most ? least : `${least} to ${most}`} miles`;
  const time = drive?.minutes === undefined ? undefined : `about ${durationText(drive.minutes)}`;
  const figures = [time ?? road, time && road].filter((figure) => figure !== undefined);
  const known = figures.length === 0 ? undefined : figures.join(', ');
  if (time === undefined) {
    const walk = onFoot === undefined ? '' : `, or ${durationText(onFoot)} on foot`;
    return `Drive: ${known === undefined ? '' : `${known}, `}check the time${walk}`;
  }
  return `Drive: ${known}${carPark === undefined ? '' : `, park at ${carPark.name}`}`;
}

export function legText(leg: Leg): string | undefined {
  switch (leg.by) {
    case 'here':
      return undefined;
    case 'foot': {
      const { kilometres, minutes } = leg.walk;
      const walk = `On foot: ${milesText(kilometres)}, ${durationText(minutes)}`;
      return leg.orBus === undefined ? walk : `${walk}, or bus ${leg.orBus} (ask)`;
    }
    case 'bus': {
      const at = londonTime(leg.leaves);
      const from = isExact(leg)
        ? `${at}${leg.stop === undefined ? '' : ` from ${leg.stop}`}`
        : `be at ${leg.stop ?? 'the stop'} by ${at}`;
      const arrival =
        leg.arrives === undefined ? 'ask when it arrives' : `there ${londonTime(leg.arrives)}`;
      return `Bus ${leg.service.number} towards ${leg.service.towards}: ${from}, ${arrival}`;
    }
    case 'mixed':
      return leg.parts.map(legText).join('. ');
    case 'car':
      return driveText(leg);
    case 'not-known':
      return 'Check how to get there';
  }
}

export const problemWords = {
  closed: 'closed then',
  'closes-early': 'closes too early',
  'event-other-date': 'on another day',
  'event-other-time': 'at another time',
  'no-such-time': 'no such time',
  'not-this-date': 'not on this date',
  'event-over': 'over',
  overlap: 'starts too soon',
  'leg-too-long': 'too far in the time',
  dark: 'path in the dark',
  'walk-in-the-dark': 'in the dark',
  'after-sunrise': 'after sunrise',
  'before-sunrise': 'too early for sunrise',
  'dogs-excluded': 'no dogs',
  'no-bus': 'no bus',
  'way-closed': 'way closed',
  'car-left': 'car left behind',
  'back-late': 'back too late',
  'before-check-in': 'before check-in',
  'after-check-out': 'after check-out',
} as const;
