/** What a GTFS feed has of the lines and stops that the guide wants. Only that is kept in memory. */
import type {
  FeedLine,
  FeedSource,
  FeedStops,
  ImportedService,
  Service,
} from '@/content/transport/types';
import type { IsoDate } from '@/content/types';
import { metresBetween } from '@/lib/geo/fix';
import { datesBetween } from '@/lib/time/dates';
import { addDays, weekday } from '@/lib/time/london';
import { type Feed, FeedError, type Row, rowsOf, weekdays } from './feed-files';

/** What an import is told beside the feeds. */
export interface ImportOptions {
  readonly lines: readonly FeedLine[];
  readonly stops: readonly FeedStops[];
  readonly typed: readonly Service[];
  readonly publication: FeedSource;
  readonly timeZone: string;
  readonly nameOf: (point: string) => string;
  readonly today: IsoDate;
}

/** With a sentence for each that the feed does not have: what it has near it. */
type Missing = Map<FeedLine | FeedStops, string>;

/** Nobody plans further ahead, and some calendars run for decades. */
const daysAhead = 400;

/** Minutes after midnight; seconds are dropped, as timetables do. Undefined where no time is given. */
function minutesOf(time: string, where: string): number | undefined {
  if (!time) return undefined;
  const [, hours, minutes] = /^(\d{1,3}):([0-5]\d)(?::[0-5]\d)?$/.exec(time) ?? [];
  if (!hours) throw new FeedError(`${where}: “${time}” is no time.`);
  return Number(hours) * 60 + Number(minutes);
}

function dateOf(text: string, file: string): IsoDate {
  if (!/^\d{8}$/.test(text)) throw new FeedError(`${file}: “${text}” is no date.`);
  return text.replace(/(..)(..)$/, '-$1-$2') as IsoDate;
}

/** Of a line in the feed. */
export interface FeedRoute {
  readonly id: string;
  readonly number: string;
  readonly agency: Row<'agency.txt'>;
}

/** The lines that are wanted, by the ids of their routes. */
async function routesOf(feed: Feed, wanted: readonly FeedLine[], missing: Missing) {
  const agencies = await rowsOf(feed, 'agency.txt');
  const routes = (await rowsOf(feed, 'routes.txt')).map((row): FeedRoute => {
    const { route_id: id, agency_id: its, route_short_name, route_long_name = '' } = row;
    const [only] = agencies.length === 1 ? agencies : [];
    const agency = only ?? agencies.find(({ agency_id }) => agency_id === its);
    if (!agency) throw new FeedError(`routes.txt: ${id} is of no agency that agency.txt has.`);
    return { id, number: route_short_name || route_long_name, agency };
  });
  const found = wanted.flatMap((line) => {
    const isOfAgency = ({ agency: { agency_id, agency_name } }: FeedRoute) =>
      agency_id === line.agency || agency_name.toLowerCase().startsWith(line.agency.toLowerCase());
    const ofAgency = routes.filter(isOfAgency);
    const ofNumber = routes.filter(({ number }) => number === line.number);
    const ofLine = ofNumber.filter(isOfAgency);
    const name = `${line.number} of ${line.agency}`;
    const near = [
      ...ofAgency.map(({ number }) => number),
      ...ofNumber.map(({ number, agency }) => `${number} of ${agency.agency_name}`),
    ];
    const nearText = [...new Set(near)].slice(0, 12).join(', ') || 'no such agency';
    if (ofLine.length === 0) {
      missing.set(line, `${feed.name} has no line ${name}. It has ${nearText}.`);
    }
    return ofLine;
  });
  return new Map(found.map((route) => [route.id, route]));
}

/** Our points by the ids of their stops, and a sentence for each stop. */
async function stopsOf(feed: Feed, wanted: readonly FeedStops[], missing: Missing) {
  const points = new Map<string, string>();
  const remarks: string[] = [];
  const stops = await rowsOf(feed, 'stops.txt');
  const nameOf = (stop: Row<'stops.txt'>) => `${stop.stop_id} (${stop.stop_name})`;
  const metresTo = ({ around }: FeedStops, { stop_lat, stop_lon }: Row<'stops.txt'>) =>
    around && stop_lat
      ? metresBetween(around, { latitude: Number(stop_lat), longitude: Number(stop_lon) })
      : Infinity;
  for (const stop of stops) {
    const { stop_id: id, parent_station = '' } = stop;
    const named = wanted.find(({ ids = [] }) => ids.includes(id) || ids.includes(parent_station));
    const [near] = wanted
      .filter((place) => metresTo(place, stop) <= (place.within ?? 0))
      .toSorted((a, b) => metresTo(a, stop) - metresTo(b, stop));
    const place = named ?? near;
    if (!place) continue;
    points.set(id, place.point);
    const away = named ? '' : `, ${Math.round(metresTo(place, stop))} m away`;
    remarks.push(`${feed.name}: ${nameOf(stop)} counts as ${place.point}${away}.`);
  }
  const found = new Set(points.values());
  for (const place of wanted.filter(({ point }) => !found.has(point))) {
    const [nearest] = stops
      .map((stop) => ({ name: nameOf(stop), metres: metresTo(place, stop) }))
      .filter(({ metres }) => metres < Infinity)
      .toSorted((a, b) => a.metres - b.metres);
    const near = nearest
      ? `The nearest is ${nearest.name}, ${Math.round(nearest.metres)} m away`
      : 'Name its id';
    missing.set(place, `${feed.name} has no stop of ${place.point}. ${near}.`);
  }
  return { points, remarks };
}

/** The dates of the trips' services from one day to another. */
async function datesOf(
  feed: Feed,
  trips: readonly Row<'trips.txt'>[],
  from: IsoDate,
  until: IsoDate,
): Promise<ReadonlyMap<string, readonly IsoDate[]>> {
  const dates = new Map(trips.map(({ service_id }) => [service_id, new Set<IsoDate>()]));
  const isTheirs = ({ service_id }: { readonly service_id: string }) => dates.has(service_id);
  const days = datesBetween(from, until);
  for (const row of await rowsOf(feed, 'calendar.txt', isTheirs)) {
    const start = dateOf(row.start_date, 'calendar.txt');
    const end = dateOf(row.end_date, 'calendar.txt');
    const runs = weekdays.filter((day) => row[day] === '1');
    const isRun = (date: IsoDate) => runs.some((day) => day.startsWith(weekday(date)));
    const run = days.filter((date) => start <= date && date <= end && isRun(date));
    dates.set(row.service_id, new Set(run));
  }
  for (const row of await rowsOf(feed, 'calendar_dates.txt', isTheirs)) {
    const date = dateOf(row.date, 'calendar_dates.txt');
    if (row.exception_type === '2') dates.get(row.service_id)?.delete(date);
    else if (from <= date && date <= until) dates.get(row.service_id)?.add(date);
  }
  return new Map([...dates].map(([service, run]) => [service, [...run].sort()]));
}

/** When a trip leaves its first stop that a frequency repeats. */
function startsOf(row: Row<'frequencies.txt'>): readonly number[] {
  const where = `frequencies.txt, trip ${row.trip_id}`;
  const from = minutesOf(row.start_time, where) ?? 0;
  const until = minutesOf(row.end_time, where) ?? 0;
  const every = Number(row.headway_secs) / 60;
  if (until <= from || !(every > 0)) throw new FeedError(`${where}: its span or headway is none.`);
  if (row['exact_times'] !== '1') {
    throw new FeedError(
      `${where} has a headway and no times: type its line in content/transport/services.ts instead.`,
    );
  }
  const count = Math.ceil((until - from) / every);
  return Array.from({ length: count }, (_, index) => Math.floor(from + index * every));
}

/** A call at one of our points, in minutes after the midnight at which its day begins. */
export interface PointCall {
  readonly place: Omit<ImportedService['calls'][number], 'minutes'>;
  /** Undefined where the feed gives no time. */
  readonly arrives: number | undefined;
  readonly leaves: number | undefined;
  readonly onRequest: boolean;
}

/**
 * The calls at our points of each departure of a trip. Stops beside each other that count as one point
 * are one call: the first of them.
 * @param repeated when it leaves its first stop, where a frequency says so
 */
function departuresOf(
  rows: readonly Row<'stop_times.txt'>[],
  points: ReadonlyMap<string, string>,
  repeated: readonly number[],
): readonly (readonly PointCall[])[] {
  const calls = rows
    .toSorted((a, b) => Number(a.stop_sequence) - Number(b.stop_sequence))
    .map(({ trip_id, arrival_time: arrival, departure_time: departure, ...row }) => {
      const where = `stop_times.txt, trip ${trip_id}`;
      return {
        at: points.get(row.stop_id),
        arrives: minutesOf(arrival || departure, where),
        leaves: minutesOf(departure || arrival, where),
        types: [row['pickup_type'], row['drop_off_type']],
      };
    });
  const times = calls.flatMap(({ arrives, leaves }) => [arrives ?? [], leaves ?? []].flat());
  if (times.some((time, index) => time < (times[index - 1] ?? 0))) {
    throw new FeedError(`stop_times.txt, trip ${rows[0]?.trip_id}: its times run backwards.`);
  }
  const atPoints = calls.flatMap(({ at, ...call }, index) =>
    at !== undefined && at !== calls[index - 1]?.at ? [{ at, ...call }] : [],
  );
  // Nobody can be told to wait for what has no time yet.
  const timed = atPoints.findIndex(({ leaves }) => leaves !== undefined);
  const own = atPoints.slice(timed < 0 ? Infinity : timed);
  const first = calls[0]?.leaves ?? 0;
  return (repeated.length > 0 ? repeated : [first]).map((start) => {
    const later = (time: number | undefined) =>
      time === undefined ? undefined : time + start - first;
    return own.map(({ at, arrives, leaves, types }, index) => ({
      place: {
        at,
        // That nobody gets on at the last or off at the first need not be said.
        ...(types[0] === '1' && index < own.length - 1 && { boards: false }),
        ...(types[1] === '1' && index > 0 && { alights: false }),
      },
      arrives: later(arrives),
      leaves: later(leaves),
      onRequest: types.includes('2') || types.includes('3'),
    }));
  });
}

export type FeedExtract = Awaited<ReturnType<typeof readFeed>>;
/** One departure; those that a frequency repeats are one each. */
export type FeedTrip = FeedExtract['trips'][number];

/**
 * Reads what the guide wants of a feed; its largest file is read once, row by row.
 * @throws {FeedError} where a file or a column is missing, or what it says can’t be.
 */
export async function readFeed(feed: Feed, { lines, stops, today }: ImportOptions) {
  const { name, files } = feed;
  const needed = ['agency.txt', 'routes.txt', 'stops.txt', 'trips.txt', 'stop_times.txt'];
  if (!files.has('calendar_dates.txt')) needed.push('calendar.txt');
  const absent = needed.filter((file) => !files.has(file));
  if (absent.length > 0) throw new FeedError(`${name} has no ${absent.join(', ')}.`);

  const missing: Missing = new Map();
  const routes = await routesOf(feed, lines, missing);
  const { points, remarks } = await stopsOf(feed, stops, missing);
  const rows = await rowsOf(feed, 'trips.txt', ({ route_id }) => routes.has(route_id));
  const [info] = await rowsOf(feed, 'feed_info.txt');
  const [start, end] = [info?.['feed_start_date'], info?.['feed_end_date']];
  const from = start ? dateOf(start, 'feed_info.txt') : addDays(today, -daysAhead);
  const latest = addDays(today, daysAhead);
  const last = end ? dateOf(end, 'feed_info.txt') : latest;
  const dates = await datesOf(feed, rows, from, last < latest ? last : latest);
  const calls = new Map(rows.map(({ trip_id }) => [trip_id, [] as Row<'stop_times.txt'>[]]));
  const isTheirs = ({ trip_id }: { readonly trip_id: string }) => calls.has(trip_id);
  for (const row of await rowsOf(feed, 'stop_times.txt', isTheirs))
    calls.get(row.trip_id)?.push(row);
  const repeated = await rowsOf(feed, 'frequencies.txt', isTheirs);
  const trips = rows.flatMap(({ trip_id: id, route_id, service_id, trip_headsign, block_id }) => {
    const starts = repeated.filter(({ trip_id }) => trip_id === id).flatMap(startsOf);
    return departuresOf(calls.get(id) ?? [], points, starts).map((atPoints) => ({
      id,
      route: routes.get(route_id) as FeedRoute,
      headsign: trip_headsign,
      /** Names the vehicle, on a day. */
      block: block_id && `${block_id} ${service_id}`,
      dates: dates.get(service_id) ?? [],
      calls: atPoints,
    }));
  });
  return { name, info, missing, remarks, routes: [...routes.values()], trips };
}
