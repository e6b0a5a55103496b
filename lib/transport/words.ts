/** Ways in words, and what is said of the light on them. */
import { type EpochMinutes, londonTime } from '@/lib/time/london';
import type { Twilight } from '@/lib/time/sun';
import { climbText, durationText, lengthText, milesText, minutesText } from '@/lib/time/spans';
import { capitalised, listText } from '@/lib/typeset';
import type { LastBus } from './day';
import { LIGHT_MARGIN } from './pace';
import {
  type DriveLeg,
  type Interval,
  isExact,
  type RideLeg,
  type Way,
  type WayLeg,
} from './types';
import { type Footpath, isSteep, type KnownFootpath } from './walk';
import { atEarliest, type Choice, isOnFoot, isUnread, minutesInDark, ridesOf } from './way';

/** The way on foot to somewhere; undefined where one is there. */
export function walkText(walk: Footpath, toName: string): string | undefined {
  if (walk.state === 'here') return undefined;
  if (walk.state === 'closed') return `On foot to ${toName}: the path is closed.`;
  if (walk.state === 'unknown') return `On foot to ${toName}: check first.`;
  const { kilometres, minutes } = walk;
  return `On foot to ${toName}: ${lengthText(kilometres)}, ${durationText(minutes)}, ${climbWords(walk, 'of climb')}.`;
}

/** "about 120 m there, steep in places". */
export function climbWords({ climb, climbIsRough, stages }: KnownFootpath, what: string): string {
  const steep = stages.some(isSteep) ? ', steep in places' : '';
  return `${climbText(climb, climbIsRough)} ${what}${steep}`;
}

/** Until when a walk can begin in the light, and how long the light lasts. */
export function lightText(now: EpochMinutes, { dawn, dusk }: Twilight, walk: Footpath): string {
  if (now < dawn) return `Dark until ${londonTime(dawn)}.`;
  if (now >= dusk) return `Dark since ${londonTime(dusk)}.`;
  const dark = londonTime(dusk);
  if (walk.state !== 'known') return `Dark at ${dark}.`;
  const latestStart = dusk - LIGHT_MARGIN - walk.minutes;
  return now <= latestStart
    ? `Set out by ${londonTime(latestStart)} to be down by dark, at ${dark}.`
    : `Dark at ${dark}: too late to walk all the way in daylight.`;
}

/** "about every 15 min", "about hourly", "about every 2½ hours". */
export function headwayText(every: number): string {
  if (every < 30) return `about every ${minutesText(every)}`;
  const halves = Math.round(every / 30);
  if (halves <= 2) return halves < 2 ? 'about every half hour' : 'about hourly';
  return `about every ${Math.floor(halves / 2)}${halves % 2 === 0 ? '' : '½'} hours`;
}

/** "12:30", or "some minutes after 14:30" where only the time of an earlier stop is known. */
export const leavesText = (at: Interval): string =>
  `${isExact(at) ? '' : 'some minutes after '}${londonTime(at.earliest)}`;

/** The same, to follow a word: "at 12:30". */
export const atText = (at: Interval): string => `${isExact(at) ? 'at ' : ''}${leavesText(at)}`;

/** "leaves Slapton village 14:30, Strete some minutes later", of a stop without a time. */
const sinceText = (name: string, time: EpochMinutes, stop: string, leaves = 'leaves'): string =>
  `${leaves} ${name} ${londonTime(time)}, ${stop} some minutes later`;

/** "Bus 3 at 10:10 from Shady Lane, get off at Strete 10:19". */
function rideText(leg: RideLeg, isThere: boolean): string {
  const { service, on, off, departure, arrival, since, every, minutes } = leg;
  const isBound = service.calls.some(
    (call) => (call.at === leg.from || call.at === leg.to) && call.minutes === undefined,
  );
  const from = isThere ? '' : ` from ${on}`;
  const name = service.isFerry ? service.number : `Bus ${service.number}`;
  if (!departure || !arrival) {
    const known = [
      every === undefined ? undefined : headwayText(every),
      minutes === undefined ? undefined : `${isBound ? 'up to ' : ''}${minutesText(minutes)}`,
    ].filter((figure) => figure !== undefined);
    return `${[`${name}${from}`, ...known, `get off at ${off}`].join(', ')}: look up the time`;
  }
  const leaves = since
    ? `${name} ${sinceText(since, departure.earliest, isThere ? 'here' : on)}`
    : `${name} at ${londonTime(departure.earliest)}${from}`;
  const by = isExact(arrival) ? '' : ' by';
  const unknown = since ? '' : ': ask when it arrives';
  const arrives = arrival.latest === undefined ? unknown : `${by} ${londonTime(arrival.latest)}`;
  return `${leaves}, get off at ${off}${arrives}`;
}

/** "Drive: up to 15 min, 3 miles, park at the quay". */
function driveText({ drive, carPark, minutes }: DriveLeg): string {
  const [least, most] = drive?.miles ?? [];
  const road =
    least === undefined ? undefined : `${least === most ? least : `${least} to ${most}`} miles`;
  const time = minutes === undefined ? 'check the time' : `up to ${durationText(minutes)}`;
  const park = minutes !== undefined && carPark ? `park at ${carPark.name}` : undefined;
  const figures = minutes === undefined ? [road, time] : [time, road, park];
  return `Drive: ${figures.filter((figure) => figure !== undefined).join(', ')}`;
}

/** ", dark from 16:55", of what is on exposed paths without light; else nothing. */
function darkText(way: Pick<Way, 'legs'>, light: Twilight | undefined): string {
  if (!light || minutesInDark(way, light) === 0) return '';
  return (way.legs[0]?.leave ?? 0) < light.dawn
    ? `, dark until ${londonTime(light.dawn)}`
    : `, dark from ${londonTime(light.dusk)}`;
}

function legText(leg: WayLeg, { legs }: Way, index: number): string {
  const [before, next] = [legs[index - 1], legs[index + 1]];
  if (leg.mode === 'car') return driveText(leg);
  if (leg.mode === 'ride') return rideText(leg, before?.mode === 'foot');
  if (legs.length === 1) {
    return `On foot: ${milesText(leg.walk.kilometres)}, ${durationText(leg.minutes)}`;
  }
  return `Walk ${durationText(leg.minutes)}${next?.mode === 'ride' ? ` to ${next.on}` : ''}`;
}

/** The numbers of its buses, and the names of its ferries. */
const numbersOf = (way: Pick<Way, 'legs'>): readonly string[] => [
  ...new Set(ridesOf(way).map(({ service }) => service.number)),
];

/** "bus 3", "buses 93S and 3", "the ferry and bus 3". */
function rideNames(way: Pick<Way, 'legs'>): string {
  const ferries = ridesOf(way).flatMap(({ service }) => (service.isFerry ? service.number : []));
  const numbers = numbersOf(way).filter((number) => !ferries.includes(number));
  return listText([
    ...(ferries.length > 0 ? ['the ferry'] : []),
    ...(numbers.length > 0 ? [`${numbers.length > 1 ? 'buses' : 'bus'} ${listText(numbers)}`] : []),
  ]);
}

/**
 * "2 h on foot", "bus 3 at 14:45", "bus 3 from Strete (35 min on foot), about hourly", "bus 3 to Strete
 * (then 20 min on foot)", "20 min on foot and 25 min by car".
 */
export function briefText(way: Way): string {
  const { legs, onFoot } = way;
  const walked = `${durationText(onFoot)} on foot`;
  if (isOnFoot(way)) return walked;
  const rides = ridesOf(way);
  const [ride] = rides;
  if (!ride) {
    const driven = legs.find((leg) => leg.mode === 'car')?.minutes;
    const car = `${driven === undefined ? '' : `${durationText(driven)} `}by car`;
    return onFoot > 0 ? `${walked} and ${car}` : car;
  }
  const { departure, every } = ride;
  const [first, last] = [legs[0], legs.at(-1)];
  const stops = [
    first?.mode === 'foot' && ` from ${ride.on} (${durationText(first.minutes)} on foot)`,
    last?.mode === 'foot' &&
      ` to ${rides.at(-1)?.off} (then ${durationText(last.minutes)} on foot)`,
  ]
    .filter((words) => words !== false)
    .join('');
  if (departure) return `${rideNames(way)} ${atText(departure)}${stops}`;
  return `${rideNames(way)}${stops}${every === undefined ? '' : `, ${headwayText(every)}`}`;
}

/** What stands beside a way: "; or bus 3, about hourly: look up the time", "; else 2 h on foot". */
function besideText(choice: Choice, light: Twilight | undefined): string {
  const { way, otherwise } = choice;
  if (!way || !otherwise) return '';
  if (way.doubt === 0) {
    return `; or ${briefText(otherwise)}${isUnread(otherwise) ? ': look up the time' : ''}`;
  }
  if (light && isUnread(way)) return `. ${conditionOf(choice, light)?.sentence}`;
  return `; else ${briefText(otherwise)}${darkText(otherwise, light)}`;
}

/**
 * A way leg by leg, and with the last of them what stands beside it, without full stops. Of a bus whose
 * times are unread no time is told.
 * @param light given where nothing else tells of the dark and of what the way hangs on
 */
export function choiceParts(choice: Choice, light?: Twilight) {
  const { way } = choice;
  if (!way) return [];
  const { legs, leave, arrive } = way;
  const isTold = !isUnread(way);
  const earliest = atEarliest(legs);
  return legs.map((leg, index) => {
    const isLast = index === legs.length - 1;
    const onFoot = leg.mode === 'foot' && legs.length > 1 && isTold;
    const text = [
      onFoot && index === 0 && leave !== undefined && `Leave ${londonTime(leave)}`,
      legText(leg, way, index) + darkText({ legs: earliest.slice(index, index + 1) }, light),
      onFoot && isLast && arrive !== undefined && `Arrive ${londonTime(arrive)}`,
    ].filter((words) => words !== false);
    const beside = isLast ? besideText(choice, light) : '';
    return { mode: leg.mode, text: text.join('. ') + beside };
  });
}

/** A way and what stands beside it in one line, without the last full stop. */
export const choiceText = (choice: Choice, light?: Twilight): string =>
  choiceParts(choice, light)
    .map(({ text }) => text)
    .join('. ');

/**
 * "Leave 10:05. Walk 5 min to Shady Lane. Bus 3 at 10:10, get off at Strete 10:19. Walk 20 min. Arrive
 * 10:39", without the last full stop; empty where one is there already.
 * @param light left out where the dark is told apart from the way
 */
export const wayText = (way: Way, light?: Twilight): string =>
  choiceText({ way, otherwise: undefined }, light);

/** A way and what stands beside it on no date: a bus has no time, nor does anything say how often it comes. */
export function undatedText({ way, otherwise }: Choice): string {
  const untimed = { departure: undefined, every: undefined };
  const undated = (one: Way | undefined) =>
    one && {
      ...one,
      legs: one.legs.map((leg) => (leg.mode === 'ride' ? { ...leg, ...untimed } : leg)),
    };
  return choiceText({ way: undated(way), otherwise: undated(otherwise) });
}

/** What a way hangs on, in a sentence without its full stop. Undefined for one that is certain. */
export function conditionOf({ way, otherwise }: Choice, light?: Twilight, due?: EpochMinutes) {
  if (!way || way.doubt === 0) return undefined;
  const rides = rideNames(way);
  const isTimed = !isUnread(way);
  const [are, run] = numbersOf(way).length > 1 ? ['are', 'run'] : ['is', 'runs'];
  const byThen = due === undefined ? undefined : `${rides} ${are} there by ${londonTime(due)}`;
  const isBound = due !== undefined && (way.arrive ?? Infinity) > due;
  const runs = (isBound ? byThen : undefined) ?? `${rides} ${run}`;
  const condition = isBound
    ? ([`${rides} ${are} there by …`, londonTime(due)] as const)
    : ([runs] as const);
  const instead = otherwise && briefText(otherwise) + darkText(otherwise, light);
  const told = { condition, otherwise: instead };
  if (isTimed && !byThen) return { ...told, sentence: `Ask when ${rides} arrives` };
  if (otherwise) return { ...told, sentence: `If ${runs}; else ${instead}` };
  const ask = isTimed ? `Ask if ${byThen}` : `${capitalised(rides)}: look up the time`;
  return { ...told, sentence: ask };
}

/** @param way "home", "to Quay" */
export function lastBusText(last: LastBus, way: string): string {
  switch (last.state) {
    case 'comes': {
      const { way: bus, isSure, hasLeft } = last;
      const [ride] = ridesOf(bus);
      const at = ride?.leave ?? 0;
      const leaves = ride?.since
        ? sinceText(ride.since, at, ride.on, hasLeft ? 'left' : 'leaves')
        : londonTime(at);
      const leave = bus.legs[0]?.mode === 'foot' ? `, leave by ${londonTime(bus.leave ?? at)}` : '';
      return `${isSure ? 'last bus' : 'last bus we have'} ${way} ${leaves}${leave}`;
    }
    case 'missed':
      return `too late for the last bus ${way}, ${londonTime(last.leaves)}`;
    case 'unread':
      return `look up ${rideNames({ legs: last.ways.flatMap(({ legs }) => legs) })} ${way}`;
    case 'gone':
      return `last bus ${way} has gone`;
    case 'none-today':
      return `no bus ${way} today`;
    case 'no-line':
      return `no bus ${way}`;
  }
}
