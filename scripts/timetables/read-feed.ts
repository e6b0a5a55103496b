/** What a GTFS feed has of the lines and stops that the guide wants. Only that is kept in memory. */
import { site } from '@/content/site';
import { feedSource } from '@/content/transport/feeds';
import type { FeedLine, FeedStops, ImportedService } from '@/content/transport/types';
import type { IsoDate } from '@/content/types';
import { byDistance } from '@/lib/geo/fix';
import { grouped, repeats } from '@/lib/grouped';
import { pointName } from '@/lib/content/transport';
import { addDays, datesBetween, weekday } from '@/lib/time/day';
import { dateOf, type Feed, type Row, rowsOf, weekdays } from './feed-files';

/** What an import is told beside the feeds. */
export interface ImportOptions {
  readonly lines: readonly FeedLine[];
  readonly stops: readonly FeedStops[];
  readonly today: IsoDate;
}

/** With a sentence for each that the feed does not have: what it has near it. */
type Missing = Map<FeedLine | FeedStops, string>;

/** Nobody plans further ahead, and some calendars run for decades. */
const daysAhead = 400;

function secondsOf(time: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  return (hours * 60 + minutes) * 60 + seconds;
}

/** The routes of the lines that are wanted. */
async function routesOf(feed: Feed, lines: readonly FeedLine[], missing: Missing) {
  const agencies = await rowsOf(feed, 'agency.txt');
  const routes = (await rowsOf(feed, 'routes.txt')).map((row) => {
    const { route_id: id, agency_id: its, route_short_name, route_long_name } = row;
    const agency = agencies.find(({ agency_id }) => agencies.length === 1 || agency_id === its);
    if (!agency) throw new Error(`routes.txt: ${id} is of no agency that agency.txt has.`);
    const number = route_short_name || route_long_name || id;
    return { id, number, agency, name: agency.agency_name };
  });
  return lines.flatMap((line) => {
    const { agency: wanted, number } = line;
    const isNamed = (name = '') => name.toLowerCase() === wanted.toLowerCase();
    const named = routes.filter(({ name, agency }) => [name, agency['agency_id']].some(isNamed));
    const begun = routes.filter(({ name }) => isNamed(name.slice(0, wanted.length)));
    const ofAgency = named.length > 0 ? named : begun;
    const ofLine = ofAgency.filter((route) => route.number === number);
    if (ofLine.length === 0) {
      const others = routes.filter((route) => route.number === number);
      const its = ofAgency.map((route) => route.number).sort((a, b) => a.length - b.length);
      const names = [
        ...others.map(({ name }) => `${number} of ${name}`),
        ...its.filter((one) => one.includes(number) || number.includes(one)),
        ...its,
      ];
      const has = [...new Set(names)].slice(0, 20).join(', ') || 'no such agency';
      missing.set(line, `${feed.name} has no line ${number} of ${wanted}. It has ${has}.`);
    }
    const far = ofLine.find(({ agency }) => agency.agency_timezone !== site.timeZone)?.agency;
    if (far) {
      const told = `${far.agency_name} has its times (line ${number}) in ${far.agency_timezone}`;
      throw new Error(`${told}; the guide’s are in ${site.timeZone}.`);
    }
    return ofLine.map((route) => ({ ...route, line }));
  });
}

/** Our points by the ids of their stops, and a sentence for each stop. */
async function stopsOf(feed: Feed, wanted: readonly FeedStops[], missing: Missing) {
  const stops = (await rowsOf(feed, 'stops.txt')).map((row) => ({
    id: row.stop_id,
    station: row['parent_station'],
    name: `${row.stop_id} (${row.stop_name})`,
    coordinates: { latitude: Number(row.stop_lat), longitude: Number(row.stop_lon) },
  }));
  const places = wanted.flatMap(({ point: name, within = 0, around: coordinates }) =>
    coordinates ? { name, within, coordinates } : [],
  );
  const pointOf = (id = '') => wanted.find(({ ids = [] }) => ids.includes(id))?.point;
  const found = stops.flatMap(({ id, station, name, coordinates }) => {
    const named = pointOf(id) ?? pointOf(station);
    const near = byDistance(places, coordinates).find(({ metres, within }) => metres <= within);
    const point = named ?? near?.name;
    const away = named || !near ? '' : `, ${Math.round(near.metres)} m away`;
    const remark = `${feed.name}: ${name} counts as ${point}${away}.`;
    return point === undefined ? [] : { id, point, remark };
  });
  for (const place of wanted.filter((one) => !found.some(({ point }) => point === one.point))) {
    const title = pointName(place.point).toLowerCase();
    const alike = stops.filter(({ name }) => name.toLowerCase().includes(title));
    const near = place.around ? byDistance(stops, place.around) : [];
    const names = [...alike, ...near].slice(0, 12).map(({ name }) => name);
    const has = [...new Set(names)].join('; ') || 'none of such a name';
    missing.set(place, `${feed.name} has no stop of ${place.point}. Near it: ${has}.`);
  }
  const isThere = (id: string) => stops.some((stop) => stop.id === id || stop.station === id);
  const gone = wanted.flatMap(({ ids = [], point }) =>
    ids.flatMap((id) => (isThere(id) ? [] : `${feed.name} has no ${id}, an id of ${point}.`)),
  );
  return {
    points: new Map(found.map(({ id, point }) => [id, point])),
    remarks: [...found.map(({ remark }) => remark), ...gone],
  };
}

/**
 * The first and the last day of a feed, and on which of them a service runs: a 1 or 0 for each, from the
 * first on which it does to the last.
 * @throws {Error} where it has no day ahead
 */
async function calendarOf(
  feed: Feed,
  services: ReadonlySet<string>,
  { feed_start_date: start, feed_end_date: end }: Partial<Row<'feed_info.txt'>>,
  today: IsoDate,
) {
  /** Those of all lines, as the feed writes them. */
  const dates = new Set<string>();
  const isTheirs = (row: Row<'calendar.txt'> | Row<'calendar_dates.txt'>) => {
    for (const column of ['date', 'start_date', 'end_date']) dates.add(row[column] ?? '');
    return services.has(row.service_id);
  };
  const weeks = await rowsOf(feed, 'calendar.txt', isTheirs);
  const exceptions = await rowsOf(feed, 'calendar_dates.txt', isTheirs);
  const inOrder = [...dates].filter((day) => /^\d{8}$/.test(day)).sort();
  const [first, last] = [start || inOrder[0], end || inOrder.at(-1)].map((day = '') => dateOf(day));
  const [earliest, latest] = [addDays(today, -daysAhead), addDays(today, daysAhead)];
  if (!first || !last || last < today || first > latest) {
    const its = last ? `${first} to ${last}` : 'none';
    throw new Error(`${feed.name} has no day of ${today} to ${latest}: its days are ${its}.`);
  }
  const validFrom = first < earliest ? earliest : first;
  const validUntil = last > latest ? latest : last;
  const days = datesBetween(validFrom, validUntil);

  /** As “service date”. */
  const runs = new Set<string>();
  for (const row of weeks) {
    const [begins, ends] = [dateOf(row.start_date), dateOf(row.end_date)];
    const week = weekdays.filter((day) => row[day] === '1').map((day) => day.slice(0, 3));
    const its = days.filter((day) => begins <= day && day <= ends && week.includes(weekday(day)));
    for (const day of its) runs.add(`${row.service_id} ${day}`);
  }
  for (const row of exceptions) {
    const run = `${row.service_id} ${dateOf(row.date)}`;
    if (row.exception_type === '2') runs.delete(run);
    else runs.add(run);
  }
  const daysOf = (id: string) => {
    const all = days.map((day) => (runs.has(`${id} ${day}`) ? '1' : '0')).join('');
    return { from: days[all.indexOf('1')] ?? first, runs: all.replaceAll(/^0+|0+$/g, '') };
  };
  return { validFrom, validUntil, daysOf };
}

/** When a trip leaves its first stop that a frequency repeats, in seconds after midnight. */
function startsOf(row: Row<'frequencies.txt'>): readonly number[] {
  const where = `frequencies.txt, trip ${row.trip_id}`;
  const [from, until] = [secondsOf(row.start_time), secondsOf(row.end_time)];
  const every = Number(row.headway_secs);
  if (until <= from) throw new Error(`${where}: it ends before it begins.`);
  if (row['exact_times'] !== '1') {
    throw new Error(
      `${where} has a headway and no times: type its line in content/transport/services.ts instead.`,
    );
  }
  const count = Math.ceil((until - from) / every);
  return Array.from({ length: count }, (_, index) => from + index * every);
}

/**
 * The departures of a trip, each with its calls at our points. Stops beside each other that count as one
 * point are one call, the first of them, unless one may get on or off only at a later one.
 */
function departuresOf(
  { trip_id: id, trip_headsign: headsign }: Row<'trips.txt'>,
  rows: readonly Row<'stop_times.txt'>[],
  repeated: readonly Row<'frequencies.txt'>[] | undefined,
  points: ReadonlyMap<string, string>,
) {
  const calls = rows
    .toSorted((a, b) => Number(a.stop_sequence) - Number(b.stop_sequence))
    .map(({ stop_id, arrival_time: arrival, departure_time: departure, ...row }, index) => ({
      at: points.get(stop_id) ?? '',
      times: [arrival || departure, departure || arrival].filter(Boolean).map(secondsOf),
      // That nobody gets on at the last or off at the first need not be said.
      boards: row['pickup_type'] !== '1' && index < rows.length - 1,
      alights: row['drop_off_type'] !== '1' || index === 0,
      onRequest: /[23]/.test(`${row['pickup_type']}${row['drop_off_type']}`),
    }));
  const times = calls.flatMap((call) => call.times);
  if (times.some((time, index) => time < (times[index - 1] ?? 0))) {
    throw new Error(`stop_times.txt, trip ${id}: its times run backwards.`);
  }
  const atPoints = calls.filter(({ at, boards, alights }, index) => {
    const before = calls[index - 1];
    const isSame = at === before?.at && (before.boards || !boards) && (before.alights || !alights);
    return at !== '' && !isSame;
  });
  // Nobody can be told to wait for what has no time yet.
  const timed = atPoints.findIndex((call) => call.times.length > 0);
  const own = atPoints.slice(timed < 0 ? Infinity : timed);
  const first = calls[0]?.times.at(-1) ?? 0;
  return (repeated?.flatMap(startsOf) ?? [first]).map((start) => ({
    towards: headsign || pointName(own.at(-1)?.at ?? ''),
    calls: own.map(({ at, times, boards, alights, onRequest }, index) => ({
      call: {
        at,
        ...(!boards && index < own.length - 1 && { boards }),
        ...(!alights && index > 0 && { alights }),
      } satisfies ImportedService['calls'][number],
      /** When it arrives and leaves, in whole minutes after midnight; none where none are given. */
      times: times.map((time) => Math.floor((time + start - first) / 60)),
      onRequest,
    })),
    /** The points at which it calls before that. */
    untimed: atPoints.slice(0, Math.max(0, timed)).map(({ at }) => at),
  }));
}

export type FeedExtract = Awaited<ReturnType<typeof readFeed>>;
/** One departure; those that a frequency repeats are one each. */
export type FeedTrip = FeedExtract['trips'][number];

/**
 * Reads what the guide wants of a feed; its largest file is read once, row by row.
 * @throws {Error} where a file or a column is missing, or what it says can’t be.
 */
export async function readFeed(feed: Feed, { lines, stops, today }: ImportOptions) {
  const { name, files } = feed;
  const needed = ['agency.txt', 'routes.txt', 'stops.txt', 'trips.txt', 'stop_times.txt'];
  if (!files.has('calendar_dates.txt')) needed.push('calendar.txt');
  const absent = needed.filter((file) => !files.has(file));
  if (absent.length > 0) throw new Error(`${name} has no ${absent.join(', ')}.`);

  const missing: Missing = new Map();
  const routes = await routesOf(feed, lines, missing);
  const { points, remarks } = await stopsOf(feed, stops, missing);
  const routeOf = (row: Row<'trips.txt'>) => routes.find(({ id }) => id === row.route_id);
  const rows = await rowsOf(feed, 'trips.txt', (row) => routeOf(row) !== undefined);
  const idOf = ({ trip_id }: { readonly trip_id: string }) => trip_id;
  const [again] = repeats(rows, idOf).flat();
  if (again) throw new Error(`trips.txt of ${name} has trip ${again.trip_id} twice.`);
  const services = new Set(rows.map((row) => row.service_id));
  const [info = {}]: readonly Partial<Row<'feed_info.txt'>>[] = await rowsOf(feed, 'feed_info.txt');
  const { feed_publisher_name: publisher, feed_version: version } = info;
  const { validFrom, validUntil, daysOf } = await calendarOf(feed, services, info, today);
  const ids = new Set(rows.map(idOf));
  const isTheirs = (row: { readonly trip_id: string }) => ids.has(row.trip_id);
  const stopTimes = grouped(await rowsOf(feed, 'stop_times.txt', isTheirs), idOf);
  const repeated = grouped(await rowsOf(feed, 'frequencies.txt', isTheirs), idOf);
  const departures = rows.flatMap((row) => {
    const route = routeOf(row);
    if (!route) return [];
    const days = daysOf(row.service_id);
    const id = idOf(row);
    const all = departuresOf(row, stopTimes.get(id) ?? [], repeated.get(id), points);
    return all.map((departure) => ({ route, days, ...departure }));
  });
  const isOurs = (trip: (typeof departures)[number]) => trip.calls.length > 1;
  for (const line of lines.filter((one) => !missing.has(one))) {
    const all = departures.filter(({ route }) => route.line === line);
    const ahead = all.filter(
      ({ days }) => days.runs && addDays(days.from, days.runs.length) > today,
    );
    if (ahead.some(isOurs)) continue;
    const told = `${name}: of ${all.length} trips of line ${line.number} of ${line.agency}`;
    const none = 'and none of these has times at two of our points';
    missing.set(line, `${told} ${ahead.length} have days ahead, ${none}.`);
  }
  const trips = departures.filter((trip) => trip.days.runs !== '' && isOurs(trip));
  const skipped = departures.length - trips.length;
  const blocks = rows.filter(({ block_id }) => block_id);
  const goOn = repeats(blocks, ({ block_id, service_id }) => `${block_id} ${service_id}`).length;
  const untimed = [...new Set(departures.flatMap((trip) => trip.untimed))].join(', ');
  return {
    /** What is told of the feed itself. */
    feed: {
      name,
      ...feedSource,
      publisher: publisher || feedSource.publisher,
      ...(version && { version }),
      readOn: today,
      validFrom,
      validUntil,
    },
    missing,
    remarks: [
      `${name} counts from ${validFrom} until ${validUntil}.`,
      ...remarks,
      skipped > 0 &&
        `${name}: ${skipped} trips are left out: no days of service, or times at fewer than two of our points.`,
      goOn > 0 &&
        `${name}: trips that their vehicle goes on to from another: ${goOn}. The guide tells them as changes.`,
      untimed !== '' &&
        `${name}: some trips call at ${untimed} before they have a time; those calls are left out.`,
    ].filter((remark) => remark !== false),
    trips,
  };
}
