/** Turns what was read of feeds into the guide’s timetables: exact times at our points, by date. */
import type { IsoDate } from '@/content/types';
import type {
  FeedSource,
  ImportedCalendar,
  ImportedLine,
  ImportedPattern,
  ImportedTimetables,
} from '@/content/transport/types';
import { datesBetween } from '@/lib/time/dates';
import { addDays, weekday } from '@/lib/time/london';
import { isSameLine } from '@/lib/transport/imported';
import { FeedError } from './feed-files';
import {
  type Calendar,
  type FeedExtract,
  type FeedTrip,
  type Frequency,
  weekdays,
} from './read-feed';

/** What an import is told beside the feeds. */
export interface ImportOptions {
  readonly timeZone: string;
  /** What each point is called, for trips that say nothing of where they go. */
  readonly pointNames: ReadonlyMap<string, string>;
  readonly today: IsoDate;
  readonly publication: FeedSource;
}

export interface Import {
  readonly timetables: ImportedTimetables;
  /** What an editor should look at, one sentence each. */
  readonly remarks: readonly string[];
}

interface PointCall {
  readonly at: string;
  readonly arrival: number | undefined;
  readonly departure: number | undefined;
  readonly boards: boolean;
  readonly alights: boolean;
  readonly onRequest: boolean;
}

interface Run {
  readonly trip: FeedTrip;
  readonly dates: readonly IsoDate[];
  readonly calls: readonly PointCall[];
  readonly frequencies: readonly Frequency[];
}

/** As Map.groupBy of Node 21. */
function groupBy<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): ReadonlyMap<string, readonly Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
}

/** Minutes since the service day began; seconds are dropped, as timetables do. */
function minutesOf(time: string, where: string): number | undefined {
  if (time === '') return undefined;
  const parts = /^(\d{1,3}):([0-5]\d)(?::[0-5]\d)?$/.exec(time);
  if (!parts) throw new FeedError(`${where}: "${time}" is no time.`);
  return Number(parts[1]) * 60 + Number(parts[2]);
}

function clock(minutes: number): string {
  const two = (figure: number): string => String(figure).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

function dateOf(text: string, where: string): IsoDate {
  const parts = /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  if (!parts) throw new FeedError(`${where}: "${text}" is no date.`);
  return `${parts[1]}-${parts[2]}-${parts[3]}` as IsoDate;
}

function datesOfCalendar(calendar: Calendar, span: Span): readonly IsoDate[] {
  const from = dateOf(calendar.start_date, 'calendar.txt');
  const until = dateOf(calendar.end_date, 'calendar.txt');
  const first = from > span.from ? from : span.from;
  const last = until < span.until ? until : span.until;
  return (first > last ? [] : datesBetween(first, last)).filter((date) => {
    const column = weekdays.find((name) => name.startsWith(weekday(date)));
    return column !== undefined && calendar[column] === '1';
  });
}

interface Span {
  readonly from: IsoDate;
  readonly until: IsoDate;
}

/** Nobody plans further ahead, and some calendars run for decades. */
const daysAhead = 400;

/** The dates of each service, between the feed’s first and last day as far as it names them. */
function serviceDates(
  extract: FeedExtract,
  today: IsoDate,
): ReadonlyMap<string, readonly IsoDate[]> {
  const { info, calendars, calendarDates } = extract;
  const start = info?.feed_start_date ?? '';
  const end = info?.feed_end_date ?? '';
  const latest = addDays(today, daysAhead);
  const last = end === '' ? latest : dateOf(end, 'feed_info.txt');
  const span = {
    from: start === '' ? addDays(today, -daysAhead) : dateOf(start, 'feed_info.txt'),
    until: last < latest ? last : latest,
  };
  const dates = new Map<string, Set<IsoDate>>();
  for (const calendar of calendars) {
    dates.set(calendar.service_id, new Set(datesOfCalendar(calendar, span)));
  }
  for (const { service_id, date: text, exception_type } of calendarDates) {
    const date = dateOf(text, 'calendar_dates.txt');
    const ofService = dates.get(service_id) ?? new Set();
    dates.set(service_id, ofService);
    if (exception_type === '2') ofService.delete(date);
    else if (date >= span.from && date <= span.until) ofService.add(date);
  }
  return new Map([...dates].map(([service, days]) => [service, [...days].sort()]));
}

/**
 * The calls of a trip at our points. Stops beside each other that count as one point are one call:
 * the first of them.
 */
function callsAtPoints(trip: FeedTrip, points: ReadonlyMap<string, string>): readonly PointCall[] {
  const where = `stop_times.txt, trip ${trip.id}`;
  let before = -1;
  const calls = trip.calls.map((call) => {
    const arrival = minutesOf(call.arrival, where) ?? minutesOf(call.departure, where);
    const departure = minutesOf(call.departure, where) ?? arrival;
    for (const minutes of [arrival, departure]) {
      if (minutes === undefined) continue;
      if (minutes < before) throw new FeedError(`${where}: its times run backwards.`);
      before = minutes;
    }
    return { ...call, arrival, departure, at: points.get(call.stop) };
  });
  const atPoints = calls.filter(({ at }, index) => at && at !== calls[index - 1]?.at);
  // Nobody can be told to wait for what has no time yet.
  const timed = atPoints.findIndex(({ departure }) => departure !== undefined);
  return atPoints
    .slice(timed < 0 ? atPoints.length : timed)
    .map(({ at, arrival, departure, pickup, dropOff }) => ({
      at: at as string,
      arrival,
      departure,
      boards: pickup !== '1',
      alights: dropOff !== '1',
      onRequest: [pickup, dropOff].some((type) => type === '2' || type === '3'),
    }));
}

function timesOf(calls: readonly PointCall[], shift = 0): readonly string[] {
  return calls.map(({ arrival, departure }) => {
    if (arrival === undefined || departure === undefined) return '';
    const [arrives, leaves] = [clock(arrival + shift), clock(departure + shift)];
    return arrives === leaves ? leaves : `${arrives}/${leaves}`;
  });
}

function patternCalls(calls: readonly PointCall[]): ImportedPattern['calls'] {
  return calls.map(({ at, boards, alights, onRequest }) => ({
    at,
    ...(!boards && { boards: false as const }),
    ...(!alights && { alights: false as const }),
    ...(onRequest && { onRequest: true as const }),
  }));
}

/** Minutes from the first call to each, at the most; for who asks without a date. */
function longestMinutes(runs: readonly Run[], call: number): number | undefined {
  const minutes = runs.flatMap(({ calls }) => {
    const [start, end] = [calls[0]?.departure, calls[call]?.[call === 0 ? 'departure' : 'arrival']];
    return start === undefined || end === undefined ? [] : [end - start];
  });
  return minutes.length === 0 ? undefined : Math.max(...minutes);
}

/** Dates as a word of a calendar: the first, and a 1 or 0 for each day from it. */
function calendarOf(dates: readonly IsoDate[]): ImportedCalendar {
  const from = dates[0] as IsoDate;
  const runs = new Set(dates);
  return {
    from,
    runs: datesBetween(from, dates.at(-1) as IsoDate)
      .map((date) => (runs.has(date) ? '1' : '0'))
      .join(''),
  };
}

/** The departures of a trip: its own, or those that its frequencies repeat at exact times. */
function departuresOf(
  calls: readonly PointCall[],
  frequencies: readonly Frequency[],
): readonly (readonly string[])[] {
  const first = calls[0]?.departure;
  if (frequencies.length === 0) return [timesOf(calls)];
  if (first === undefined) return [];
  return frequencies
    .filter(({ exact_times }) => exact_times === '1')
    .flatMap((frequency) => {
      const [from, until] = spanOf(frequency);
      const every = Number(frequency.headway_secs) / 60;
      return Array.from({ length: Math.ceil((until - from) / every) }, (_, index) =>
        timesOf(calls, Math.floor(from + index * every) - first),
      );
    });
}

function spanOf({ start_time, end_time, trip_id, headway_secs }: Frequency): [number, number] {
  const where = `frequencies.txt, trip ${trip_id}`;
  const [from, until] = [minutesOf(start_time, where), minutesOf(end_time, where)];
  if (from === undefined || until === undefined || until <= from || !(Number(headway_secs) > 0)) {
    throw new FeedError(`${where}: its span or headway is no span or headway.`);
  }
  return [from, until];
}

function runsOf(extract: FeedExtract, today: IsoDate): readonly Run[] {
  const dates = serviceDates(extract, today);
  const points = new Map(extract.stops.map(({ id, point }) => [id, point]));
  const frequencies = groupBy(extract.frequencies, ({ trip_id }) => trip_id);
  return extract.trips
    .map((trip) => ({
      trip,
      dates: dates.get(trip.service) ?? [],
      calls: callsAtPoints(trip, points),
      frequencies: frequencies.get(trip.id) ?? [],
    }))
    .filter((run) => run.calls.length > 1 && run.dates.length > 0);
}

/** Runs of one line in one direction as patterns: the same calls, and their trips by departure. */
function patternsOf(
  runs: readonly Run[],
  calendarKey: (dates: readonly IsoDate[]) => string,
): readonly ImportedPattern[] {
  const byCalls = groupBy(runs, ({ calls }) => JSON.stringify(patternCalls(calls)));
  return [...byCalls.values()].map((alike) => {
    const trips = alike
      .flatMap((run) => {
        const days = calendarKey(run.dates);
        return departuresOf(run.calls, run.frequencies).map((times) => ({ days, times }));
      })
      .sort((a, b) => (a.times[0] ?? '').localeCompare(b.times[0] ?? ''));
    const headways = alike.flatMap((run) =>
      run.frequencies
        .filter(({ exact_times }) => exact_times !== '1')
        .map((frequency) => {
          const [from, until] = spanOf(frequency);
          return {
            days: calendarKey(run.dates),
            from: clock(from),
            until: clock(until),
            every: Math.ceil(Number(frequency.headway_secs) / 60),
          };
        }),
    );
    return {
      calls: patternCalls((alike[0] as Run).calls).map((call, index) => {
        const minutes = longestMinutes(alike, index);
        return minutes === undefined ? call : { ...call, minutes };
      }),
      trips,
      ...(headways.length > 0 && { headways }),
    };
  });
}

function remarksOf(extract: FeedExtract, runs: readonly Run[]): readonly string[] {
  const { name, trips, stops } = extract;
  const skipped = trips.length - runs.length;
  const continued = groupBy(
    trips.filter(({ block }) => block !== ''),
    ({ block, service }) => `${block} ${service}`,
  );
  const blocks = [...continued.values()].filter(({ length }) => length > 1).length;
  return [
    ...stops.map(
      ({ id, name: stop, point, metres }) =>
        `${name}: ${id} (${stop}) counts as ${point}${metres === undefined ? '' : `, ${Math.round(metres)} m away`}.`,
    ),
    ...(skipped > 0
      ? [
          `${name}: ${skipped} trips are left out: no days ahead, or times at fewer than two of our points.`,
        ]
      : []),
    ...(blocks > 0
      ? [`${name}: ${blocks} vehicles go on as another trip; the guide tells that as a change.`]
      : []),
  ];
}

/** The first and the last day on which one of the runs goes. */
function spanOfRuns(runs: readonly Run[]): Span {
  const dates = runs.flatMap(({ dates: days }) => days).sort();
  return { from: dates[0] as IsoDate, until: dates.at(-1) as IsoDate };
}

function checkZones(extract: FeedExtract, timeZone: string): void {
  for (const { agency, number } of extract.routes) {
    if (agency.timezone !== timeZone) {
      throw new FeedError(
        `${agency.name} has its times (line ${number}) in ${agency.timezone}; the guide’s are in ${timeZone}.`,
      );
    }
  }
}

/**
 * Joins feeds to the guide’s timetables. Where two have a line on the same dates, the later one in
 * the list counts, and a remark says so.
 * @throws {FeedError} where a wanted line or stop is in none of them, or has no days ahead.
 */
export function timetablesOf(extracts: readonly FeedExtract[], options: ImportOptions): Import {
  const { today, publication, pointNames } = options;
  for (const key of extracts[0]?.missing.keys() ?? []) {
    if (extracts.every(({ missing }) => missing.has(key))) {
      throw new FeedError(extracts.map(({ missing }) => missing.get(key)).join(' '));
    }
  }

  const calendars = new Map<string, string>();
  function calendarKey(dates: readonly IsoDate[]): string {
    const text = JSON.stringify(calendarOf(dates));
    const known = calendars.get(text) ?? `c${calendars.size + 1}`;
    calendars.set(text, known);
    return known;
  }

  const remarks: string[] = [];
  const lines = extracts.flatMap((extract, feed): readonly ImportedLine[] => {
    checkZones(extract, options.timeZone);
    const runs = runsOf(extract, today);
    remarks.push(...remarksOf(extract, runs));
    const byLine = groupBy(runs, ({ trip: { route } }) => `${route.agency.name} ${route.number}`);
    for (const { agency, number } of extract.routes) {
      if (!byLine.has(`${agency.name} ${number}`)) {
        throw new FeedError(`${extract.name} has no trips of line ${number} between our points.`);
      }
    }
    return [...byLine.values()].flatMap((ofLine) => {
      const span = spanOfRuns(ofLine);
      const { number, agency } = (ofLine[0] as Run).trip.route;
      if (span.until < today) {
        throw new FeedError(
          `${extract.name} has line ${number} until ${span.until} only: get the present feed.`,
        );
      }
      const byGoal = groupBy(
        ofLine,
        ({ trip, calls }) => trip.headsign || (pointNames.get(calls.at(-1)?.at ?? '') ?? ''),
      );
      return [...byGoal].map(([towards, alike]) => ({
        feed,
        number,
        towards,
        // A page without https is not linked.
        operator: {
          name: agency.name,
          ...(agency.url.startsWith('https:') && { url: agency.url }),
        },
        ...span,
        patterns: patternsOf(alike, calendarKey),
      }));
    });
  });

  for (const { feed, number, towards, operator, from } of lines) {
    const line = { number, operators: [operator] };
    const isInOther = lines.some(
      (other) =>
        other.feed < feed &&
        other.until >= from &&
        isSameLine(line, { number: other.number, operators: [other.operator] }),
    );
    if (isInOther) {
      remarks.push(
        `${number} to ${towards} is in two feeds: from ${from} the times are those of ${extracts[feed]?.name ?? ''}.`,
      );
    }
  }

  return {
    timetables: {
      feeds: extracts.map(({ name, info }) => ({
        name,
        ...publication,
        ...(info?.feed_publisher_name && { publisher: info.feed_publisher_name }),
        ...(info?.feed_version && { version: info.feed_version }),
        readOn: today,
      })),
      calendars: Object.fromEntries(
        [...calendars].map(([text, key]) => [key, JSON.parse(text) as ImportedCalendar]),
      ),
      lines,
    },
    remarks,
  };
}
