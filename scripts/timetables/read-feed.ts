/** What a GTFS feed has of the lines and stops that the guide wants. Only that is kept in memory. */
import type { FeedLine, FeedStops } from '@/content/transport/types';
import type { IsoDate } from '@/content/types';
import { metresBetween } from '@/lib/geo/fix';
import { datesBetween } from '@/lib/time/dates';
import { addDays, weekday } from '@/lib/time/london';
import { FeedError, type FeedFiles, type Row, rowsOf } from './feed-files';

/** Of a line in the feed. */
export interface FeedRoute {
  readonly number: string;
  readonly agency: Row<'agency_name' | 'agency_url' | 'agency_timezone', 'agency_id'>;
}

/** In minutes after the midnight at which the day begins; undefined where the feed gives no time. */
interface FeedCall {
  readonly sequence: number;
  /** One of our points, if it is at one. */
  readonly at: string | undefined;
  readonly arrives: number | undefined;
  readonly leaves: number | undefined;
  readonly boards: boolean;
  readonly alights: boolean;
  readonly onRequest: boolean;
}

export type PointCall = FeedCall & { readonly at: string };

/** One departure; those that a frequency repeats are one each. */
export interface FeedTrip {
  readonly id: string;
  readonly route: FeedRoute;
  readonly headsign: string;
  /** Names the vehicle, on a day. */
  readonly block: string;
  readonly dates: readonly IsoDate[];
  /** Those at our points, in order. */
  readonly calls: readonly PointCall[];
}

export interface FeedExtract {
  readonly name: string;
  readonly info: Row<'feed_publisher_name', (typeof infoColumns)[number]> | undefined;
  /** What was looked for and not found, with a sentence that says what the feed has near it. */
  readonly missing: ReadonlyMap<string, string>;
  /** What counts as a point, a sentence for each stop. */
  readonly remarks: readonly string[];
  readonly routes: readonly FeedRoute[];
  readonly trips: readonly FeedTrip[];
}

const needed = ['agency.txt', 'routes.txt', 'stops.txt', 'trips.txt', 'stop_times.txt'];
const infoColumns = ['feed_version', 'feed_start_date', 'feed_end_date'] as const;
const weekdays = [
  ...(['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const),
  ...(['saturday', 'sunday'] as const),
] as const;

/** Nobody plans further ahead, and some calendars run for decades. */
const daysAhead = 400;

async function collect<Item>(rows: AsyncIterable<Item>): Promise<readonly Item[]> {
  const items: Item[] = [];
  for await (const row of rows) items.push(row);
  return items;
}

/** Minutes after midnight; seconds are dropped, as timetables do. */
function minutesOf(time: string | undefined, where: string): number | undefined {
  if (!time) return undefined;
  const parts = /^(\d{1,3}):([0-5]\d)(?::[0-5]\d)?$/.exec(time);
  if (!parts) throw new FeedError(`${where}: “${time}” is no time.`);
  return Number(parts[1]) * 60 + Number(parts[2]);
}

function dateOf(text: string, where: string): IsoDate {
  const parts = /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  if (!parts) throw new FeedError(`${where}: “${text}” is no date.`);
  return `${parts[1]}-${parts[2]}-${parts[3]}` as IsoDate;
}

/** The lines that are wanted, by the ids of their routes. */
async function routesOf(
  feed: FeedFiles,
  wanted: readonly FeedLine[],
  missing: Map<string, string>,
): Promise<ReadonlyMap<string, FeedRoute>> {
  const agencies = await collect(
    rowsOf(feed, 'agency.txt', ['agency_name', 'agency_url', 'agency_timezone'], ['agency_id']),
  );
  const names = ['agency_id', 'route_short_name', 'route_long_name'] as const;
  const routes = (await collect(rowsOf(feed, 'routes.txt', ['route_id'], names))).map((row) => {
    const [only] = agencies.length === 1 ? agencies : [];
    const agency = agencies.find(({ agency_id }) => agency_id === row.agency_id) ?? only;
    if (!agency) {
      throw new FeedError(`routes.txt: ${row.route_id} is of no agency that agency.txt has.`);
    }
    const number = (row.route_short_name || row.route_long_name) ?? '';
    return [row.route_id, { number, agency }] as const;
  });
  const found = wanted.flatMap(({ agency: name, number }) => {
    const ofAgency = routes.filter(
      ([, { agency }]) =>
        agency.agency_id === name ||
        agency.agency_name.toLowerCase().startsWith(name.toLowerCase()),
    );
    const ofLine = ofAgency.filter(([, route]) => route.number === number);
    if (ofLine.length > 0) return ofLine;
    const near = [
      ...ofAgency.map(([, route]) => route.number),
      ...routes.flatMap(([, route]) =>
        route.number === number ? `${number} of ${route.agency.agency_name}` : [],
      ),
    ];
    missing.set(
      `line ${number} of ${name}`,
      `${feed.name} has no line ${number} of ${name}. It has ${[...new Set(near)].slice(0, 12).join(', ') || 'no such agency'}.`,
    );
    return [];
  });
  return new Map(found);
}

/** Our points by the ids of their stops, and a sentence for each stop. */
async function stopsOf(
  feed: FeedFiles,
  wanted: readonly FeedStops[],
  missing: Map<string, string>,
): Promise<{ readonly points: ReadonlyMap<string, string>; readonly remarks: readonly string[] }> {
  const points = new Map<string, string>();
  const remarks: string[] = [];
  const nearest = new Map<string, { readonly stop: string; readonly metres: number }>();
  const columns = ['stop_id', 'stop_name', 'stop_lat', 'stop_lon'] as const;
  for await (const row of rowsOf(feed, 'stops.txt', columns, ['parent_station'])) {
    const { stop_id: id, stop_lat, stop_lon, parent_station = '' } = row;
    const stop = `${id} (${row.stop_name})`;
    const near = wanted
      .flatMap(({ point, within = 0, around }) => {
        if (!around || !stop_lat) return [];
        const position = { latitude: Number(stop_lat), longitude: Number(stop_lon) };
        return { point, within, metres: metresBetween(around, position) };
      })
      .toSorted((one, other) => one.metres - other.metres);
    for (const { point, metres } of near) {
      if (metres < (nearest.get(point)?.metres ?? Infinity)) nearest.set(point, { stop, metres });
    }
    const named = wanted.find(({ ids = [] }) => ids.includes(id) || ids.includes(parent_station));
    const within = near.find((one) => one.metres <= one.within);
    const point = named?.point ?? within?.point;
    if (point === undefined) continue;
    points.set(id, point);
    const away = named ? '' : `, ${Math.round(within?.metres ?? 0)} m away`;
    remarks.push(`${feed.name}: ${stop} counts as ${point}${away}.`);
  }
  for (const { point } of wanted) {
    if ([...points.values()].includes(point)) continue;
    const { stop, metres = 0 } = nearest.get(point) ?? {};
    const near = stop ? `The nearest is ${stop}, ${Math.round(metres)} m away` : 'Name its id';
    missing.set(`stop of ${point}`, `${feed.name} has no stop of ${point}. ${near}.`);
  }
  return { points, remarks };
}

/** The dates of each service from one day to another. */
async function datesOf(
  feed: FeedFiles,
  services: ReadonlySet<string>,
  from: IsoDate,
  until: IsoDate,
): Promise<ReadonlyMap<string, readonly IsoDate[]>> {
  const dates = new Map<string, Set<IsoDate>>();
  const columns = ['service_id', 'start_date', 'end_date', ...weekdays] as const;
  for await (const calendar of rowsOf(feed, 'calendar.txt', columns)) {
    if (!services.has(calendar.service_id)) continue;
    const start = dateOf(calendar.start_date, 'calendar.txt');
    const end = dateOf(calendar.end_date, 'calendar.txt');
    const [first, last] = [start > from ? start : from, end < until ? end : until];
    const days = (first > last ? [] : datesBetween(first, last)).filter((date) =>
      weekdays.some((day) => day.startsWith(weekday(date)) && calendar[day] === '1'),
    );
    dates.set(calendar.service_id, new Set(days));
  }
  const exceptions = ['service_id', 'date', 'exception_type'] as const;
  for await (const row of rowsOf(feed, 'calendar_dates.txt', exceptions)) {
    if (!services.has(row.service_id)) continue;
    const date = dateOf(row.date, 'calendar_dates.txt');
    const ofService = dates.get(row.service_id) ?? new Set();
    dates.set(row.service_id, ofService);
    if (row.exception_type === '2') ofService.delete(date);
    else if (date >= from && date <= until) ofService.add(date);
  }
  return new Map([...dates].map(([service, days]) => [service, [...days].sort()]));
}

const later = (time: number | undefined, minutes: number): number | undefined =>
  time === undefined ? undefined : time + minutes;

/**
 * The calls at our points of each departure of a trip. Stops beside each other that count as one point
 * are one call: the first of them.
 * @param starts when it leaves its first stop, where it is not as its calls say
 */
function departuresOf(
  trip: string,
  calls: readonly FeedCall[],
  starts: readonly number[] | undefined,
): readonly (readonly PointCall[])[] {
  const ordered = calls.toSorted((a, b) => a.sequence - b.sequence);
  const times = ordered.flatMap(({ arrives, leaves }) => [arrives ?? [], leaves ?? []].flat());
  if (times.some((time, index) => time < (times[index - 1] ?? 0))) {
    throw new FeedError(`stop_times.txt, trip ${trip}: its times run backwards.`);
  }
  const atPoints = ordered.filter(
    (call, index): call is PointCall => call.at !== undefined && call.at !== ordered[index - 1]?.at,
  );
  // Nobody can be told to wait for what has no time yet.
  const timed = atPoints.findIndex(({ leaves }) => leaves !== undefined);
  const own = timed < 0 ? [] : atPoints.slice(timed);
  const first = ordered[0]?.leaves ?? 0;
  return (starts ?? [first]).map((start) => {
    const shift = start - first;
    return own.map((call) => ({
      ...call,
      arrives: later(call.arrives, shift),
      leaves: later(call.leaves, shift),
    }));
  });
}

async function callsOf(
  feed: FeedFiles,
  trips: ReadonlySet<string>,
  points: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, readonly FeedCall[]>> {
  const calls = new Map<string, FeedCall[]>();
  const times = ['arrival_time', 'departure_time'] as const;
  for await (const row of rowsOf(
    feed,
    'stop_times.txt',
    ['trip_id', 'stop_id', 'stop_sequence', ...times],
    ['pickup_type', 'drop_off_type'],
  )) {
    const { trip_id, pickup_type: pickup, drop_off_type: dropOff } = row;
    if (!trips.has(trip_id)) continue;
    const where = `stop_times.txt, trip ${trip_id}`;
    const arrives = minutesOf(row.arrival_time, where) ?? minutesOf(row.departure_time, where);
    const ofTrip = calls.get(trip_id) ?? [];
    calls.set(trip_id, ofTrip);
    ofTrip.push({
      sequence: Number(row.stop_sequence),
      at: points.get(row.stop_id),
      arrives,
      leaves: minutesOf(row.departure_time, where) ?? arrives,
      boards: pickup !== '1',
      alights: dropOff !== '1',
      onRequest: [pickup, dropOff].some((type) => type === '2' || type === '3'),
    });
  }
  return calls;
}

/** When trips leave their first stops that a frequency repeats. */
async function startsOf(
  feed: FeedFiles,
  trips: ReadonlySet<string>,
): Promise<ReadonlyMap<string, readonly number[]>> {
  const starts = new Map<string, readonly number[]>();
  const columns = ['trip_id', 'start_time', 'end_time', 'headway_secs'] as const;
  for await (const row of rowsOf(feed, 'frequencies.txt', columns, ['exact_times'])) {
    if (!trips.has(row.trip_id)) continue;
    const where = `frequencies.txt, trip ${row.trip_id}`;
    const [from = 0, until = 0] = [row.start_time, row.end_time].map((time) =>
      minutesOf(time, where),
    );
    const every = Number(row.headway_secs) / 60;
    if (until <= from || !(every > 0)) {
      throw new FeedError(`${where}: its span or headway is none.`);
    }
    if (row.exact_times !== '1') {
      throw new FeedError(
        `${where} has a headway and no times: type its line in content/transport/services.ts instead.`,
      );
    }
    const repeated = Array.from({ length: Math.ceil((until - from) / every) }, (_, index) =>
      Math.floor(from + index * every),
    );
    starts.set(row.trip_id, [...(starts.get(row.trip_id) ?? []), ...repeated]);
  }
  return starts;
}

/**
 * Reads what the guide wants of a feed; its largest file is read once, row by row.
 * @throws {FeedError} where a file or a column is missing, or what it says can’t be.
 */
export async function readFeed(
  feed: FeedFiles,
  lines: readonly FeedLine[],
  stops: readonly FeedStops[],
  today: IsoDate,
): Promise<FeedExtract> {
  const absent = needed.filter((file) => !feed.has(file));
  if (!feed.has('calendar.txt') && !feed.has('calendar_dates.txt')) absent.push('calendar.txt');
  if (absent.length > 0) throw new FeedError(`${feed.name} has no ${absent.join(', ')}.`);

  const missing = new Map<string, string>();
  const routes = await routesOf(feed, lines, missing);
  const { points, remarks } = await stopsOf(feed, stops, missing);
  const optional = ['trip_headsign', 'block_id'] as const;
  const rows: Row<'trip_id' | 'route_id' | 'service_id', (typeof optional)[number]>[] = [];
  for await (const row of rowsOf(
    feed,
    'trips.txt',
    ['trip_id', 'route_id', 'service_id'],
    optional,
  )) {
    if (routes.has(row.route_id)) rows.push(row);
  }
  const [info] = await collect(rowsOf(feed, 'feed_info.txt', ['feed_publisher_name'], infoColumns));
  const { feed_start_date: start, feed_end_date: end } = info ?? {};
  const latest = addDays(today, daysAhead);
  const last = end ? dateOf(end, 'feed_info.txt') : latest;
  const services = new Set(rows.map(({ service_id }) => service_id));
  const first = start ? dateOf(start, 'feed_info.txt') : addDays(today, -daysAhead);
  const dates = await datesOf(feed, services, first, last < latest ? last : latest);
  const ids = new Set(rows.map(({ trip_id }) => trip_id));
  const calls = await callsOf(feed, ids, points);
  const starts = await startsOf(feed, ids);
  return {
    name: feed.name,
    info,
    missing,
    remarks,
    routes: [...routes.values()],
    trips: rows.flatMap(({ trip_id: id, route_id, service_id, trip_headsign = '', block_id }) =>
      departuresOf(id, calls.get(id) ?? [], starts.get(id)).map((atPoints) => ({
        id,
        route: routes.get(route_id) as FeedRoute,
        headsign: trip_headsign,
        block: block_id ? `${block_id} ${service_id}` : '',
        dates: dates.get(service_id) ?? [],
        calls: atPoints,
      })),
    ),
  };
}
