/** Turns what was read of feeds into the guide’s timetables: exact times at our points, by date. */
import type {
  ImportedCalendar,
  ImportedService,
  ImportedTimetables,
} from '@/content/transport/types';
import type { IsoDate } from '@/content/types';
import { datesBetween } from '@/lib/time/dates';
import { withReplaced } from '@/lib/transport/imported';
import { listText } from '@/lib/typeset';
import { FeedError } from './feed-files';
import type { FeedExtract, FeedRoute, FeedTrip, ImportOptions, PointCall } from './read-feed';

type Place = PointCall['place'];

/** Trips whose calls are in one order. */
interface Pattern {
  places: readonly Place[];
  readonly trips: FeedTrip[];
}

function groupsOf<Item>(items: readonly Item[], keyOf: (item: Item) => string) {
  const keys = new Set(items.map(keyOf));
  return [...keys].map((key) => items.filter((item) => keyOf(item) === key));
}

/** Dates as a word: the first, and a 1 or 0 for each day from it. */
function calendarOf(dates: readonly IsoDate[]): ImportedCalendar {
  const from = dates[0] as IsoDate;
  const runs = new Set(dates);
  const days = datesBetween(from, dates.at(-1) as IsoDate);
  return { from, runs: days.map((date) => (runs.has(date) ? '1' : '0')).join('') };
}

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
    const own = trip.calls.map(({ place }) => place);
    const pattern = patterns.find(({ places }) => joined(places, own));
    if (pattern) {
      pattern.places = joined(pattern.places, own) ?? own;
      pattern.trips.push(trip);
    } else patterns.push({ places: own, trips: [trip] });
  }
  return patterns;
}

function clock(minutes: number): string {
  const two = (figure: number): string => String(figure).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

function timeText(call: PointCall | undefined): string {
  if (!call) return '-';
  const { arrives, leaves } = call;
  if (arrives === undefined || leaves === undefined) return '';
  return arrives === leaves ? clock(leaves) : `${clock(arrives)}/${clock(leaves)}`;
}

/** The calls, with the minutes from the first to each at the most, and the trips as they leave. */
function timesOf({ places, trips }: Pattern): Pick<ImportedService, 'calls' | 'byDate'> {
  const rows = trips.map(({ dates, calls: own }) => {
    let next = 0;
    const calls = places.map((place) => {
      const call = own[next];
      return call && isSame(call.place, place) ? own[next++] : undefined;
    });
    return { dates, calls };
  });
  const calls = places.map((place, index): ImportedService['calls'][number] => {
    const minutes = rows.flatMap(({ calls: own }) => {
      const left = own[0]?.leaves;
      const arrives = index > 0 ? own[index]?.arrives : left;
      return left === undefined || arrives === undefined ? [] : [arrives - left];
    });
    return minutes.length > 0 ? { ...place, minutes: Math.max(...minutes) } : place;
  });
  /** When a trip that starts midway would have left the first call. */
  const start = ({ calls: own }: (typeof rows)[number]) => {
    const first = own.findIndex((call) => call !== undefined);
    return (own[first]?.leaves ?? 0) - (calls[first]?.minutes ?? 0);
  };
  const byDate = rows
    .toSorted((a, b) => start(a) - start(b))
    .map((row) => ({ days: calendarOf(row.dates), times: row.calls.map(timeText) }));
  return { calls, byDate };
}

const isTold = ({ dates, calls }: FeedTrip): boolean => dates.length > 0 && calls.length > 1;

const lineOf = ({ number, agency }: FeedRoute): string => `${agency.agency_name} ${number}`;

function remarksOf({ name, remarks, trips }: FeedExtract): readonly string[] {
  const skipped = trips.filter((trip) => !isTold(trip)).length;
  const vehicles = groupsOf(
    trips.filter(({ block }) => block),
    ({ block }) => block ?? '',
  );
  const goOn = vehicles.filter((some) => some.some(({ id }) => id !== some[0]?.id)).length;
  const left = `${name}: ${skipped} trips are left out: no days ahead, or times at fewer than two of our points.`;
  const blocks = `${name}: ${goOn} vehicles go on as another trip; the guide tells that as a change.`;
  return [...remarks, ...(skipped > 0 ? [left] : []), ...(goOn > 0 ? [blocks] : [])];
}

/** @throws {FeedError} where a line has times of another zone than the guide’s, or none ahead. */
function checkLine(
  route: FeedRoute,
  { name, trips }: FeedExtract,
  { timeZone, today }: ImportOptions,
): void {
  const { number, agency } = route;
  const { agency_name: operator, agency_timezone: zone } = agency;
  if (zone !== timeZone) {
    throw new FeedError(
      `${operator} has its times (line ${number}) in ${zone}; the guide’s are in ${timeZone}.`,
    );
  }
  const ofLine = trips.filter((trip) => isTold(trip) && lineOf(trip.route) === lineOf(route));
  const dates = ofLine.flatMap((trip) => trip.dates).sort();
  const last = dates.at(-1);
  if (!last) throw new FeedError(`${name} has no trips of line ${number} between our points.`);
  if (last < today) {
    throw new FeedError(`${name} has line ${number} until ${last} only: get the present feed.`);
  }
}

/** What is told of the feed itself. */
function feedOf(
  { name, info }: FeedExtract,
  { publication, today }: ImportOptions,
): ImportedTimetables['feeds'][number] {
  const publisher = info?.feed_publisher_name || publication.publisher;
  const version = info?.['feed_version'];
  return { name, ...publication, publisher, ...(version && { version }), readOn: today };
}

function servicesOf(
  extract: FeedExtract,
  options: ImportOptions,
): readonly Omit<ImportedService, 'slug'>[] {
  for (const route of extract.routes) checkLine(route, extract, options);
  const { nameOf } = options;
  const { name, publisher, version, source, readOn } = feedOf(extract, options);
  const publishedIn = `${name} of ${publisher}${version ? `, version ${version}` : ''}`;
  const goalOf = ({ headsign, calls }: FeedTrip) =>
    headsign || nameOf(calls.at(-1)?.place.at ?? '');
  return groupsOf(extract.trips.filter(isTold), ({ route }) => lineOf(route)).flatMap((ofLine) => {
    const dates = ofLine.flatMap((trip) => trip.dates).sort();
    const patterns = groupsOf(ofLine, goalOf).flatMap(patternsOf);
    return patterns.map((pattern) => {
      const trip = pattern.trips[0] as FeedTrip;
      const towards = goalOf(trip);
      const { number, agency } = trip.route;
      const { agency_name, agency_url: url } = agency;
      const asked = pattern.trips.flatMap(({ calls }) => calls.filter((call) => call.onRequest));
      const stops = listText([...new Set(asked.map(({ place }) => nameOf(place.at)))]);
      return {
        number,
        towards,
        // A page without https is not linked.
        operators: [{ name: agency_name, ...(url.startsWith('https:') && { url }) }],
        ...timesOf(pattern),
        times: [],
        ...(stops && { notes: [`${number} to ${towards} stops at ${stops} if asked to.`] }),
        source,
        readOn,
        publishedIn,
        validFrom: dates[0] as IsoDate,
        validUntil: dates.at(-1) as IsoDate,
      };
    });
  });
}

/**
 * Joins feeds to the guide’s timetables, with what an editor should look at, one sentence each. Where
 * two have a line on the same dates, the later one in the list counts, and a remark says so.
 * @throws {FeedError} where a wanted line or stop is in none of them, or has no days ahead.
 */
export function timetablesOf(
  extracts: readonly FeedExtract[],
  options: ImportOptions,
): { readonly timetables: ImportedTimetables; readonly remarks: readonly string[] } {
  for (const one of [...options.lines, ...options.stops]) {
    const missing = extracts.flatMap((extract) => extract.missing.get(one) ?? []);
    if (missing.length === extracts.length) throw new FeedError(missing.join(' '));
  }
  const byFeed = extracts.map((extract) => servicesOf(extract, options));
  const remarks = new Set(extracts.flatMap(remarksOf));
  const services = byFeed.flatMap((ofFeed, feed) =>
    ofFeed.map((one) => {
      const service = withReplaced(one, byFeed.slice(feed + 1).flat());
      const [days] = service.replaced ?? [];
      if (days) {
        remarks.add(
          `${one.number} to ${one.towards} is in two feeds: from ${days.from} the times are those of the later one.`,
        );
      }
      return service;
    }),
  );
  const slugOf = ({ number, towards }: Omit<ImportedService, 'slug'>, index: number) =>
    `${number} to ${towards} ${index + 1}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return {
    timetables: {
      feeds: extracts.map((extract) => feedOf(extract, options)),
      services: services.map((service, index) => ({ slug: slugOf(service, index), ...service })),
    },
    remarks: [...remarks],
  };
}
