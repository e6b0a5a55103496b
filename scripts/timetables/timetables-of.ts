/** Turns what was read of feeds into the guide’s timetables: exact times at our points, by date. */
import type {
  FeedSource,
  ImportedCalendar,
  ImportedService,
  ImportedTimetables,
} from '@/content/transport/types';
import type { IsoDate } from '@/content/types';
import { datesBetween } from '@/lib/time/dates';
import { spansOf } from '@/lib/transport/imported';
import { listText } from '@/lib/typeset';
import { FeedError } from './feed-files';
import type { FeedExtract, FeedRoute, FeedTrip, PointCall } from './read-feed';

/** What an import is told beside the feeds. */
export interface ImportOptions {
  readonly timeZone: string;
  readonly nameOf: (point: string) => string;
  readonly today: IsoDate;
  readonly publication: FeedSource;
}

export interface Import {
  readonly timetables: ImportedTimetables;
  /** What an editor should look at, one sentence each. */
  readonly remarks: readonly string[];
}

type Place = Omit<ImportedService['calls'][number], 'minutes'>;

/** Trips whose calls are in one order. */
interface Pattern {
  readonly places: readonly Place[];
  readonly trips: readonly FeedTrip[];
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

function clock(minutes: number): string {
  const two = (figure: number): string => String(figure).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** Dates as a word: the first, and a 1 or 0 for each day from it. */
function calendarOf(dates: readonly IsoDate[]): ImportedCalendar {
  const from = dates[0] as IsoDate;
  const runs = new Set(dates);
  const days = datesBetween(from, dates.at(-1) as IsoDate);
  return { from, runs: days.map((date) => (runs.has(date) ? '1' : '0')).join('') };
}

/** That nobody gets off at the first call or on at the last need not be said. */
const placesOf = (calls: readonly PointCall[]): readonly Place[] =>
  calls.map(({ at, boards, alights }, index) => ({
    at,
    ...(!boards && index < calls.length - 1 && { boards: false }),
    ...(!alights && index > 0 && { alights: false }),
  }));

const isSame = (one: Place, other: Place): boolean =>
  one.at === other.at && one.boards === other.boards && one.alights === other.alights;

/** Two orders of calls as one; undefined where that would have a point more often than each of them. */
function joined(one: readonly Place[], other: readonly Place[]): readonly Place[] | undefined {
  const places = [...one];
  let next = 0;
  for (const place of other) {
    const found = places.findIndex((known, index) => index >= next && isSame(known, place));
    if (found < 0) places.splice(next, 0, place);
    next = Math.max(next, found) + 1;
  }
  const count = (list: readonly Place[], point: string) =>
    list.filter(({ at }) => at === point).length;
  return places.every(({ at }) => count(places, at) <= Math.max(count(one, at), count(other, at)))
    ? places
    : undefined;
}

/** As few orders of calls as the trips of a line in one direction allow. */
function patternsOf(trips: readonly FeedTrip[]): readonly Pattern[] {
  const patterns: Pattern[] = [];
  for (const trip of trips.toSorted((a, b) => b.calls.length - a.calls.length)) {
    const own = placesOf(trip.calls);
    const index = patterns.findIndex(({ places }) => joined(places, own));
    const pattern = patterns[index];
    const places = pattern && joined(pattern.places, own);
    if (pattern && places) patterns[index] = { places, trips: [...pattern.trips, trip] };
    else patterns.push({ places: own, trips: [trip] });
  }
  return patterns;
}

/** The calls of a trip where they stand in an order of calls. */
function aligned(
  places: readonly Place[],
  calls: readonly PointCall[],
): readonly (PointCall | undefined)[] {
  const own = placesOf(calls);
  let next = 0;
  return places.map((place) => {
    const mine = own[next];
    return mine && isSame(mine, place) ? calls[next++] : undefined;
  });
}

function timeText(call: PointCall | undefined): string {
  if (!call) return '-';
  const { arrives, leaves } = call;
  if (arrives === undefined || leaves === undefined) return '';
  return arrives === leaves ? clock(leaves) : `${clock(arrives)}/${clock(leaves)}`;
}

/** The calls, with the minutes from the first to each at the most, and the trips as they leave. */
function timesOf({ places, trips }: Pattern): Pick<ImportedService, 'calls' | 'byDate'> {
  const rows = trips.map(({ dates, calls }) => ({ dates, calls: aligned(places, calls) }));
  const minutesTo = (index: number): number | undefined => {
    const minutes = rows.flatMap(({ calls }) => {
      const [left, arrives] = [
        calls[0]?.leaves,
        index > 0 ? calls[index]?.arrives : calls[0]?.leaves,
      ];
      return left === undefined || arrives === undefined ? [] : [arrives - left];
    });
    return minutes.length > 0 ? Math.max(...minutes) : undefined;
  };
  const calls = places.map((place, index): ImportedService['calls'][number] => {
    const minutes = minutesTo(index);
    return minutes === undefined ? place : { ...place, minutes };
  });
  /** When a trip that starts midway would have left the first call. */
  const start = (row: (typeof rows)[number]) => {
    const first = row.calls.findIndex((call) => call !== undefined);
    return (row.calls[first]?.leaves ?? 0) - (calls[first]?.minutes ?? 0);
  };
  return {
    calls,
    byDate: rows
      .toSorted((a, b) => start(a) - start(b))
      .map((row) => ({ days: calendarOf(row.dates), times: row.calls.map(timeText) })),
  };
}

const isTold = ({ dates, calls }: FeedTrip): boolean => dates.length > 0 && calls.length > 1;

function remarksOf({ name, remarks, trips }: FeedExtract): readonly string[] {
  const skipped = trips.filter((trip) => !isTold(trip)).length;
  const vehicles = groupBy(
    trips.filter(({ block }) => block !== ''),
    ({ block }) => block,
  );
  const goOn = [...vehicles.values()].filter((some) => some.some(({ id }) => id !== some[0]?.id));
  const left = `${name}: ${skipped} trips are left out: no days ahead, or times at fewer than two of our points.`;
  const blocks = `${name}: ${goOn.length} vehicles go on as another trip; the guide tells that as a change.`;
  return [...remarks, ...(skipped > 0 ? [left] : []), ...(goOn.length > 0 ? [blocks] : [])];
}

/** @throws {FeedError} where a line has times of another zone than the guide’s, or none ahead. */
function checkLine(
  { number, agency }: FeedRoute,
  { name, trips }: FeedExtract,
  { timeZone, today }: ImportOptions,
): void {
  const { agency_name: operator, agency_timezone: zone } = agency;
  if (zone !== timeZone) {
    throw new FeedError(
      `${operator} has its times (line ${number}) in ${zone}; the guide’s are in ${timeZone}.`,
    );
  }
  const [last] = trips
    .filter((trip) => isTold(trip) && trip.route.number === number && trip.route.agency === agency)
    .flatMap(({ dates }) => dates.at(-1) ?? [])
    .sort()
    .slice(-1);
  if (!last) throw new FeedError(`${name} has no trips of line ${number} between our points.`);
  if (last < today) {
    throw new FeedError(`${name} has line ${number} until ${last} only: get the present feed.`);
  }
}

function servicesOf(
  extract: FeedExtract,
  options: ImportOptions,
): readonly Omit<ImportedService, 'slug'>[] {
  for (const route of extract.routes) checkLine(route, extract, options);
  const { name, info } = extract;
  const { publication, today, nameOf } = options;
  const publisher = info?.feed_publisher_name || publication.publisher;
  const version = info?.feed_version ? `, version ${info.feed_version}` : '';
  const lineOf = ({ route }: FeedTrip) => `${route.agency.agency_name} ${route.number}`;
  const goalOf = ({ headsign, calls }: FeedTrip) => headsign || nameOf(calls.at(-1)?.at ?? '');
  return [...groupBy(extract.trips.filter(isTold), lineOf).values()].flatMap((ofLine) => {
    const dates = ofLine.flatMap((trip) => trip.dates).sort();
    const { number, agency } = (ofLine[0] as FeedTrip).route;
    const { agency_name, agency_url: url } = agency;
    return [...groupBy(ofLine, goalOf)].flatMap(([towards, alike]) =>
      patternsOf(alike).map((pattern) => {
        const asked = pattern.trips.flatMap(({ calls }) => calls.filter((call) => call.onRequest));
        const stops = listText([...new Set(asked.map(({ at }) => nameOf(at)))]);
        return {
          number,
          towards,
          // A page without https is not linked.
          operators: [{ name: agency_name, ...(url.startsWith('https:') && { url }) }],
          ...timesOf(pattern),
          times: [],
          ...(stops && { notes: [`${number} to ${towards} stops at ${stops} if asked to.`] }),
          source: publication.source,
          readOn: today,
          publishedIn: `${name} of ${publisher}${version}`,
          validFrom: dates[0] as IsoDate,
          validUntil: dates.at(-1) as IsoDate,
        };
      }),
    );
  });
}

/**
 * Joins feeds to the guide’s timetables. Where two have a line on the same dates, the later one in
 * the list counts, and a remark says so.
 * @throws {FeedError} where a wanted line or stop is in none of them, or has no days ahead.
 */
export function timetablesOf(extracts: readonly FeedExtract[], options: ImportOptions): Import {
  const { today, publication } = options;
  for (const key of extracts[0]?.missing.keys() ?? []) {
    if (extracts.every(({ missing }) => missing.has(key))) {
      throw new FeedError(extracts.map(({ missing }) => missing.get(key)).join(' '));
    }
  }
  const byFeed = extracts.map((extract) => servicesOf(extract, options));
  const remarks = extracts.flatMap(remarksOf);
  const services = byFeed.flatMap((ofFeed, feed) =>
    ofFeed.map((service) => {
      const replaced = spansOf(service, byFeed.slice(feed + 1).flat());
      const twice = `${service.number} to ${service.towards} is in two feeds: from ${replaced[0]?.from} the times are those of the later one.`;
      if (replaced.length > 0 && !remarks.includes(twice)) remarks.push(twice);
      return replaced.length > 0 ? { ...service, replaced } : service;
    }),
  );
  return {
    timetables: {
      feeds: extracts.map(({ name, info }) => ({
        name,
        ...publication,
        ...(info?.feed_publisher_name && { publisher: info.feed_publisher_name }),
        ...(info?.feed_version && { version: info.feed_version }),
        readOn: today,
      })),
      services: services.map((service, index) => ({
        slug: `${service.number} to ${service.towards} ${index + 1}`
          .toLowerCase()
          .replaceAll(/[^a-z0-9]+/g, '-'),
        ...service,
      })),
    },
    remarks,
  };
}
