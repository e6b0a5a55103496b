/** What a GTFS feed has of the lines and stops that the guide wants. Only that is kept in memory. */
import type { Coordinates } from '@/content/geography';
import type { FeedLine, FeedStops } from '@/content/transport/types';
import { metresBetween } from '@/lib/geo/fix';
import { FeedError, type FeedFiles, type Row } from './feed-files';

/** Stops that count as a point, with where it is, if known. */
export interface WantedStops extends FeedStops {
  readonly at: Coordinates | undefined;
}

export interface FeedStop {
  readonly id: string;
  readonly name: string;
  readonly point: string;
  /** From the point; undefined where it was named by its id. */
  readonly metres: number | undefined;
}

export interface FeedCall {
  readonly sequence: number;
  readonly stop: string;
  /** As the feed writes them, 25:10:00 included; '' where it gives none. */
  readonly arrival: string;
  readonly departure: string;
  readonly pickup: string;
  readonly dropOff: string;
}

export interface FeedTrip {
  readonly id: string;
  readonly route: FeedRoute;
  readonly service: string;
  readonly headsign: string;
  readonly direction: string;
  readonly block: string;
  readonly calls: FeedCall[];
}

export interface FeedRoute {
  readonly id: string;
  readonly number: string;
  readonly agency: { readonly name: string; readonly url: string; readonly timezone: string };
}

export type Calendar = Row<(typeof weekdays)[number] | 'service_id' | 'start_date' | 'end_date'>;
export type CalendarDate = Row<'service_id' | 'date' | 'exception_type'>;
export type Frequency = Row<'trip_id' | 'start_time' | 'end_time' | 'headway_secs' | 'exact_times'>;

export interface FeedExtract {
  readonly name: string;
  /** What was looked for and not found, with a sentence that says what the feed has near it. */
  readonly missing: ReadonlyMap<string, string>;
  readonly info:
    Row<'feed_publisher_name' | 'feed_version' | 'feed_start_date' | 'feed_end_date'> | undefined;
  readonly routes: readonly FeedRoute[];
  readonly stops: readonly FeedStop[];
  /** With all their calls, in order. */
  readonly trips: readonly FeedTrip[];
  readonly calendars: readonly Calendar[];
  readonly calendarDates: readonly CalendarDate[];
  readonly frequencies: readonly Frequency[];
}

export const weekdays = [
  ...(['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const),
  ...(['saturday', 'sunday'] as const),
] as const;

async function collect<Item>(
  rows: AsyncIterable<Item>,
  isWanted: (row: Item) => boolean = () => true,
): Promise<readonly Item[]> {
  const items: Item[] = [];
  for await (const row of rows) if (isWanted(row)) items.push(row);
  return items;
}

function isAgency(wanted: string, id: string, name: string): boolean {
  return id === wanted || name.toLowerCase().startsWith(wanted.toLowerCase());
}

async function routesOf(
  feed: FeedFiles,
  wanted: readonly FeedLine[],
  missing: Map<string, string>,
): Promise<readonly FeedRoute[]> {
  const agencies = await collect(
    feed.rows('agency.txt', ['agency_name', 'agency_url', 'agency_timezone'], ['agency_id']),
  );
  const rows = await collect(
    feed.rows('routes.txt', ['route_id'], ['agency_id', 'route_short_name', 'route_long_name']),
  );
  const routes = rows.map((row) => {
    const agency =
      agencies.find(({ agency_id }) => agency_id === row.agency_id) ??
      (agencies.length === 1 ? agencies[0] : undefined);
    if (!agency) {
      throw new FeedError(`routes.txt: ${row.route_id} is of no agency that agency.txt has.`);
    }
    return {
      id: row.route_id,
      number: row.route_short_name || row.route_long_name,
      agencyId: agency.agency_id,
      agency: {
        name: agency.agency_name,
        url: agency.agency_url,
        timezone: agency.agency_timezone,
      },
    };
  });
  return wanted.flatMap(({ agency, number }) => {
    const ofAgency = routes.filter((route) => isAgency(agency, route.agencyId, route.agency.name));
    const found = ofAgency.filter((route) => route.number === number);
    if (found.length > 0) return found.map(({ agencyId: _agencyId, ...route }) => route);
    const others = routes.filter((route) => route.number === number);
    const near = [
      ...new Set(ofAgency.map((route) => route.number)),
      ...new Set(others.map((route) => `${route.number} of ${route.agency.name}`)),
    ].slice(0, 12);
    missing.set(
      `line ${number} of ${agency}`,
      `${feed.name} has no line ${number} of ${agency}. It has ${near.join(', ') || 'no such agency'}.`,
    );
    return [];
  });
}

async function stopsOf(
  feed: FeedFiles,
  wanted: readonly WantedStops[],
  missing: Map<string, string>,
): Promise<readonly FeedStop[]> {
  const stops: FeedStop[] = [];
  const nearest = new Map<string, { readonly text: string; readonly metres: number }>();
  const columns = ['stop_id', 'stop_name', 'stop_lat', 'stop_lon'] as const;
  const ids = new Map(wanted.flatMap(({ point, ids = [] }) => ids.map((id) => [id, point])));
  for await (const row of feed.rows('stops.txt', columns, ['parent_station'])) {
    const { stop_id: id, stop_name: name } = row;
    const named = ids.get(id) ?? ids.get(row.parent_station);
    if (named !== undefined) {
      stops.push({ id, name, point: named, metres: undefined });
      continue;
    }
    const position = { latitude: Number(row.stop_lat), longitude: Number(row.stop_lon) };
    for (const { point, at, within = 0 } of wanted) {
      if (!at || row.stop_lat === '') continue;
      const metres = metresBetween(at, position);
      if (metres <= within) stops.push({ id, name, point, metres });
      if (metres < (nearest.get(point)?.metres ?? Infinity)) {
        nearest.set(point, { text: `${id} (${name}), ${Math.round(metres)} m away`, metres });
      }
    }
  }
  for (const { point } of wanted) {
    if (stops.some((stop) => stop.point === point)) continue;
    const near = nearest.get(point)?.text ?? 'not known: the point has no coordinates';
    missing.set(
      `stop of ${point}`,
      `${feed.name} has no stop of ${point}. The nearest is ${near}.`,
    );
  }
  return stops;
}

async function tripsOf(
  feed: FeedFiles,
  routes: readonly FeedRoute[],
): Promise<ReadonlyMap<string, FeedTrip>> {
  const byId = new Map(routes.map((route) => [route.id, route]));
  const trips = new Map<string, FeedTrip>();
  const optional = ['trip_headsign', 'direction_id', 'block_id'] as const;
  for await (const row of feed.rows('trips.txt', ['trip_id', 'route_id', 'service_id'], optional)) {
    const route = byId.get(row.route_id);
    if (!route) continue;
    trips.set(row.trip_id, {
      id: row.trip_id,
      route,
      service: row.service_id,
      headsign: row.trip_headsign,
      direction: row.direction_id,
      block: row.block_id,
      calls: [],
    });
  }
  return trips;
}

async function readCalls(feed: FeedFiles, trips: ReadonlyMap<string, FeedTrip>): Promise<void> {
  for await (const row of feed.rows(
    'stop_times.txt',
    ['trip_id', 'arrival_time', 'departure_time', 'stop_id', 'stop_sequence'],
    ['pickup_type', 'drop_off_type'],
  )) {
    trips.get(row.trip_id)?.calls.push({
      sequence: Number(row.stop_sequence),
      stop: row.stop_id,
      arrival: row.arrival_time,
      departure: row.departure_time,
      pickup: row.pickup_type,
      dropOff: row.drop_off_type,
    });
  }
  for (const { calls } of trips.values()) calls.sort((a, b) => a.sequence - b.sequence);
}

/**
 * Reads what the guide wants of a feed; its largest file is read once, row by row.
 * @throws {FeedError} where a file or a column is missing.
 */
export async function readFeed(
  feed: FeedFiles,
  lines: readonly FeedLine[],
  points: readonly WantedStops[],
): Promise<FeedExtract> {
  const needed = ['agency.txt', 'routes.txt', 'stops.txt', 'trips.txt', 'stop_times.txt'];
  const absent = needed.filter((file) => !feed.has(file));
  if (!feed.has('calendar.txt') && !feed.has('calendar_dates.txt')) absent.push('calendar.txt');
  if (absent.length > 0) throw new FeedError(`${feed.name} has no ${absent.join(', ')}.`);

  const missing = new Map<string, string>();
  const routes = await routesOf(feed, lines, missing);
  const stops = await stopsOf(feed, points, missing);
  const trips = await tripsOf(feed, routes);
  await readCalls(feed, trips);
  const services = new Set([...trips.values()].map(({ service }) => service));
  const isOfService = ({ service_id }: Row<'service_id'>): boolean => services.has(service_id);
  const [info] = await collect(
    feed.rows(
      'feed_info.txt',
      ['feed_publisher_name'],
      ['feed_version', 'feed_start_date', 'feed_end_date'],
    ),
  );
  return {
    name: feed.name,
    missing,
    info,
    routes,
    stops,
    trips: [...trips.values()],
    calendars: await collect(
      feed.rows('calendar.txt', ['service_id', 'start_date', 'end_date', ...weekdays]),
      isOfService,
    ),
    calendarDates: await collect(
      feed.rows('calendar_dates.txt', ['service_id', 'date', 'exception_type']),
      isOfService,
    ),
    frequencies: await collect(
      feed.rows(
        'frequencies.txt',
        ['trip_id', 'start_time', 'end_time', 'headway_secs'],
        ['exact_times'],
      ),
      ({ trip_id }) => trips.has(trip_id),
    ),
  };
}
