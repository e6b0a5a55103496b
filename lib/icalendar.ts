import { createEvents, type EventAttributes, type HeaderAttributes } from 'ics';
import { foldLine } from './icalendar-lines';

/** The library needs no end, but its types do. */
export type CalendarEvent = Pick<EventAttributes, 'start'> &
  Partial<EventAttributes> & { readonly timestamp: number };

/** For the build only: the library is not for browsers. */
export function writeCalendar(events: readonly CalendarEvent[], header: HeaderAttributes): string {
  const { error, value } = createEvents([...events] as EventAttributes[], header);
  if (error) throw error;
  // The library folds by characters, of which some have more octets than one.
  const lines = (value ?? '').replace(/\r\n[\t ]/g, '').split('\r\n');
  return lines.map(foldLine).join('\r\n');
}
