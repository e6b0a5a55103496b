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

/**
 * The next and the last bus in one sentence, or why there is none to be named.
 *
 * @param where "to the village", "from here": what the buses have in common
 */
export function busWords(departures: Departures, where: string): BusWords {
  const { outlook, next, last } = departures;
  const ask = publishersOf(
    departures.lines
      .filter(({ running }) => running.state === 'unknown')
      .map(({ service }) => service),
  );
  switch (outlook) {
    case 'leaving': {
      const first = next ? leavesText(next) : '';
      const only = next === last;
      return {
        text: only
          ? `Bus ${where}: the next is the last today, ${first}.`
          : `Bus ${where}: next ${first}, last ${last ? leavesText(last) : ''} today.`,
        ask,
      };
    }
    case 'gone':
      return {
        text: `No bus ${where} after ${last ? londonTime(last.leaves.earliest) : ''} today.`,
        ask,
      };
    case 'none':
      return { text: `No bus ${where} today.`, ask };
    case 'closed':
      return { text: `No bus ${where}: the road is closed.`, ask };
    case 'unknown':
      return { text: `Whether a bus runs ${where} from now on is not known here.`, ask };
    case 'no-stop':
      return { text: `We know of no bus ${where}.`, ask };
  }
}
