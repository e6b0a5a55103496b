/** Calendar files as RFC 5545 has them, for the build only: their library is not for browsers. */
import { createEvents, type EventAttributes, type HeaderAttributes } from 'ics';

/** Octets of a line without its break, RFC 5545, section 3.1. */
const longestLine = 75;

/**
 * One without end or duration ends as it begins. The library reads the stamp and needs no end, but
 * its types have it otherwise.
 */
export type CalendarEvent = Pick<EventAttributes, 'start'> &
  Partial<EventAttributes> & { readonly timestamp: number };

/**
 * Events as one file.
 *
 * @throws when the library refuses an event, which stops the build
 */
export function writeCalendar(events: readonly CalendarEvent[], header: HeaderAttributes): string {
  const { error, value } = createEvents([...events] as EventAttributes[], header);
  if (error) throw error;
  // The library folds by characters, of which some have more octets than one.
  const lines = (value ?? '').replace(/\r\n[\t ]/g, '').split('\r\n');
  return lines.map(foldLine).join('\r\n');
}

/** A line in pieces that are short enough, none of which ends within a character. */
function foldLine(line: string): string {
  const pieces = [''];
  let room = longestLine;
  for (const character of line) {
    const octets = Buffer.byteLength(character);
    if (octets > room) {
      pieces.push('');
      // The space that goes before each further piece counts too.
      room = longestLine - 1;
    }
    pieces.push((pieces.pop() ?? '') + character);
    room -= octets;
  }
  return pieces.join('\r\n ');
}
