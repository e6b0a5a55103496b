/**
 * Calendar files (RFC 5545). Times are UTC instants, which every calendar shows right without
 * knowing London's rules; there are no alarms.
 */
import type { Coordinates, IsoDate } from '@/content/types';
import { addDays, type EpochMinutes } from './day';

export interface CalendarEvent {
  readonly uid: string;
  readonly stamp: Date;
  readonly title: string;
  readonly description?: string;
  readonly url?: string | undefined;
  readonly location?: string | undefined;
  readonly coordinates?: Coordinates | undefined;
  /** When it is, and what else is told of it. */
  readonly lines: readonly string[];
}

/** "2031-08-30T10:00:00.000Z" as `20310830T100000Z`. */
export const utc = (date: Date): string => date.toISOString().replace(/[-:]|\.\d+/g, '');

const instant = (minutes: EpochMinutes): string => utc(new Date(minutes * 60_000));

const day = (date: IsoDate): string => date.replaceAll('-', '');

/** An event without length has no end: the standard wants one that is later. */
export const timeLines = (from: EpochMinutes, to = from): readonly string[] => [
  `DTSTART:${instant(from)}`,
  ...(to > from ? [`DTEND:${instant(to)}`] : []),
];

/** Keeps nobody busy. */
const freeLines = ['TRANSP:TRANSPARENT', 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'];

/** An instant, which keeps nobody busy. */
export const momentLines = (at: EpochMinutes): readonly string[] => [
  ...timeLines(at),
  ...freeLines,
];

/** Takes whole days, and keeps nobody busy. */
export const dayLines = (first: IsoDate, last = first): readonly string[] => [
  `DTSTART;VALUE=DATE:${day(first)}`,
  `DTEND;VALUE=DATE:${day(addDays(last, 1))}`,
  ...freeLines,
];

/** A value of the type TEXT, section 3.3.11. */
function textValue(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/[^\P{Cc}\t]|\p{Cs}/gu, ' ');
}

/** Octets of a line without its break, section 3.1. */
const longestLine = 75;

/** A line in the pieces that a calendar file may have, with plain spaces: other programs look places up. */
function foldLine(line: string): string {
  const encoder = new TextEncoder();
  const pieces = [''];
  let room = longestLine;
  for (const character of line.replaceAll('\u00a0', ' ')) {
    const octets = encoder.encode(character).length;
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

function eventLines(event: CalendarEvent): readonly string[] {
  const { description, url, location, coordinates } = event;
  return [
    'BEGIN:VEVENT',
    `UID:${textValue(event.uid)}`,
    `DTSTAMP:${utc(event.stamp)}`,
    ...event.lines,
    `SUMMARY:${textValue(event.title)}`,
    ...(description ? [`DESCRIPTION:${textValue(description)}`] : []),
    ...(url ? [`URL:${url}`] : []),
    ...(location ? [`LOCATION:${textValue(location)}`] : []),
    ...(coordinates ? [`GEO:${coordinates.latitude};${coordinates.longitude}`] : []),
    'END:VEVENT',
  ];
}

export function writeCalendar(
  name: string,
  product: string,
  events: readonly CalendarEvent[],
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${product}//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${textValue(name)}`,
    'X-PUBLISHED-TTL:PT1H',
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}
