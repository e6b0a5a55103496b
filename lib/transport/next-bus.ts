/** The next and the last bus between two points, as one asks for them on the spot. */
import type { Source } from '@/content/types';
import type { Service } from '@/content/transport/types';
import { type EpochMinutes, londonTime } from '@/lib/time/london';
import { durationText } from '@/lib/time/words';
import type { Transport } from '@/lib/transport/data';
import { publishersOf } from '@/lib/transport/publishers';
import { pathBetween, pointsOnFoot } from './planner';
import type { Interval, Line, Network } from './types';

/** Minutes in which a bus has passed a stop of which only the stop before has a time. */
const LONGEST_WAIT = 60;

/** The call at which one boards, where a bus goes on to a point; to wherever it ends without one. */
export function callsBetween({ calls }: Service, from: string, to = calls.at(-1)?.at) {
  const on = calls.findIndex(({ at }) => at === from);
  return on >= 0 && calls.findLastIndex(({ at }) => at === to) > on ? { on } : undefined;
}

const linesBetween = ({ lines }: Network, from: string, to: string): readonly Line[] =>
  lines.filter(({ service }) => callsBetween(service, from, to));

/** The stop to go to, and the minutes there: here, or else the nearest that a bus leaves from. */
export function nearestStop(network: Network, from: string, to: string) {
  const onFoot = pathBetween(network, from, to)?.minutes ?? Infinity;
  return [{ to: from, minutes: 0 }, ...pointsOnFoot(network, from)].find(
    (path) => path.minutes < onFoot && linesBetween(network, path.to, to).length > 0,
  );
}

/** "12:30", or "after 14:30" where only the time of an earlier stop is known. */
export const leavesText = ({ earliest, latest }: Interval): string =>
  earliest === latest ? londonTime(earliest) : `after ${londonTime(earliest)}`;

/** The buses of a day from a stop to another, as they stand at a minute. */
export function busesAhead(network: Network, at: string, to: string, now: EpochMinutes) {
  const lines = linesBetween(network, at, to);
  const mayCome = ({ earliest, latest }: Interval) => (latest ?? earliest + LONGEST_WAIT) >= now;
  const leaves = [...new Set(network.byDeparture.map(({ trip }) => trip))]
    .flatMap(({ service, stopTimes }) => stopTimes[callsBetween(service, at, to)?.on ?? -1] ?? [])
    .filter((time) => time.earliest >= network.midnight || mayCome(time))
    .sort((a, b) => a.earliest - b.earliest);
  return {
    lines,
    leaves,
    next: leaves.find(mayCome),
    last: leaves.at(-1),
    unread: lines.filter(({ running }) => running.state === 'unknown'),
  };
}

export function nextBus(
  { points }: Pick<Transport, 'points'>,
  network: Network,
  from: string,
  to: string,
  { now, toName }: { readonly now: EpochMinutes; readonly toName: string },
): { readonly text: string; readonly ask: readonly Source[] } {
  const stop = nearestStop(network, from, to);
  if (!stop) return { text: `No bus to ${toName}.`, ask: [] };
  const { to: at, minutes } = stop;
  const name = points.find(({ slug }) => slug === at)?.name ?? at;
  const where =
    at === from ? `to ${toName}` : `to ${toName} from ${name}, ${durationText(minutes)} on foot`;

  const { lines, next, last, unread } = busesAhead(network, at, to, now + minutes);
  const ask = publishersOf(unread.map(({ service }) => service));

  const say = (text: string) => ({ text, ask });
  if (next && last) {
    const ending = unread.length === 0 ? 'last' : 'last we have';
    return next === last
      ? say(`Bus ${where}: the next is the ${ending} today, ${leavesText(next)}.`)
      : say(`Bus ${where}: next ${leavesText(next)}, ${ending} ${leavesText(last)} today.`);
  }
  if (unread.length > 0) return say(`Check bus times ${where}.`);
  if (last) return say(`No bus ${where} after ${londonTime(last.earliest)} today.`);
  if (lines.some(({ running }) => running.state === 'none')) return say(`No bus ${where} today.`);
  return say(`No bus ${where}: the road is closed.`);
}
