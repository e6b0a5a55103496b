/** What can be said at this minute of the buses from a point. */
import { londonTime } from '@/lib/time/london';
import type { Source } from '@/content/types';
import { publishersOf } from './publishers';
import type { Departures, Ride } from './rides';

/** A sentence, and whom to ask where it cannot say all. */
export interface BusWords {
  readonly text: string;
  readonly ask: readonly Source[];
}

/** "12:30", or "after 14:30" where only the time of an earlier stop is known. */
function leavesText({ leaves: { earliest, latest } }: Ride): string {
  return earliest === latest ? londonTime(earliest) : `after ${londonTime(earliest)}`;
}

function wordsOf({ outlook, next, last, lines }: Departures, where: string): string {
  const isAllRead = lines.every(({ running }) => running.state !== 'unknown');
  if (next && last) {
    const first = leavesText(next);
    const name = isAllRead ? 'last' : 'last we have';
    return next === last
      ? `Bus ${where}: the next is the ${name} today, ${first}.`
      : `Bus ${where}: next ${first}, ${name} ${leavesText(last)} today.`;
  }
  switch (outlook) {
    case 'closed':
      return `No bus ${where}: the road is closed.`;
    case 'unknown':
      return `Check bus times ${where}.`;
    case 'no-stop':
      return `No bus ${where}.`;
    default:
      return `No bus ${where}${last ? ` after ${londonTime(last.leaves.earliest)}` : ''} today.`;
  }
}

/**
 * The next and the last bus in one sentence, or why there is none to be named.
 *
 * @param where "to the village", "from here": what the buses have in common
 */
export function busWords(departures: Departures, where: string): BusWords {
  const notKnown = departures.lines.filter(({ running }) => running.state === 'unknown');
  return {
    text: wordsOf(departures, where),
    ask: publishersOf(notKnown.map(({ service }) => service)),
  };
}
