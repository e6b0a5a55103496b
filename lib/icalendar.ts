/** Calendar files as RFC 5545 has them, for the build only: their library is not for browsers. */
import { createEvents, type EventAttributes, type HeaderAttributes } from 'ics';
import { foldLine } from './icalendar-lines';

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
