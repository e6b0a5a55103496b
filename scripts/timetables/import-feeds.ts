/** Turns what was read of feeds into the guide’s timetables: exact times at our points, by date. */
import { writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { services as typed } from '@/content/transport/services';
import type { ImportedService } from '@/content/transport/types';
import { pointName } from '@/lib/content/transport';
import { grouped } from '@/lib/grouped';
import { addDays } from '@/lib/time/day';
import { isSameLine, withReplaced } from '@/lib/transport/data';
import { listText } from '@/lib/typeset';
import { openFeed } from './feed-files';
import { type FeedExtract, type FeedTrip, type ImportOptions, readFeed } from './read-feed';

/** The calls of a trip by those of another; undefined where it has others, or has them in another order. */
function rowOf({ calls: all }: FeedTrip, { calls }: FeedTrip) {
  const left = [...calls];
  const row = all.map(({ call }) =>
    isDeepStrictEqual(left[0]?.call, call) ? left.shift() : undefined,
  );
  return left.length === 0 ? row : undefined;
}

/** Trips whose calls are in one order: that of the first, which makes all of them. */
function tablesOf(trips: readonly FeedTrip[]) {
  const ordered = trips.toSorted((a, b) => b.calls.length - a.calls.length);
  // Thousands of trips make a few patterns.
  const patterns = grouped(ordered, ({ calls }) => JSON.stringify(calls.map(({ call }) => call)));
  const firsts = [...patterns.values()].map(([first]) => first);
  return [...grouped(ordered, (trip) => firsts.find((one) => rowOf(one, trip))).values()];
}

const clock = (minutes: number): string =>
  [minutes / 60, minutes % 60].map((part) => String(Math.floor(part)).padStart(2, '0')).join(':');

/** The calls, with the minutes from the first to each at the most, and the trips as they leave. */
function timesOf(trips: readonly [FeedTrip, ...FeedTrip[]]) {
  const [longest] = trips;
  const rows = trips.map((trip) => ({ days: trip.days, own: rowOf(longest, trip) ?? [] }));
  const calls = longest.calls.map(({ call }, index): ImportedService['calls'][number] => {
    const minutes = rows.flatMap(({ own }) => {
      const [left, arrives] = [own[0]?.times.at(-1), own[index]?.times[0]];
      return left === undefined || arrives === undefined ? [] : [arrives - left];
    });
    return minutes.length > 0 ? { ...call, minutes: Math.max(0, ...minutes) } : call;
  });
  /** When a trip that starts midway would have left the first call. */
  const start = ({ own }: (typeof rows)[number]): number => {
    const first = own.findIndex((call) => call !== undefined);
    return (own[first]?.times.at(-1) ?? 0) - (calls[first]?.minutes ?? 0);
  };
  const byDate = rows
    .toSorted((a, b) => start(a) - start(b))
    .map(({ days, own }) => ({
      days,
      times: own.map((call) => (call ? [...new Set(call.times.map(clock))].join('/') : '-')),
    }));
  return { calls, byDate };
}

function servicesOf({ feed, trips }: FeedExtract) {
  const { name, publisher, version, source, readOn, validFrom, validUntil } = feed;
  const publishedIn = `${name} of ${publisher}${version ? `, version ${version}` : ''}`;
  // On the days of the feed without any, none runs.
  const dated = { source, readOn, publishedIn, validFrom, validUntil };
  const lines = grouped(trips, ({ route }) => `${route.name} ${route.number}`);
  const directions = [...lines.values()].flatMap((some) => [
    ...grouped(some, ({ towards }) => towards).values(),
  ]);
  return directions.flatMap(tablesOf).map((table) => {
    const { route, towards } = table[0];
    const { agency_url: url } = route.agency;
    const asked = table.flatMap(({ calls }) => calls.filter((call) => call.onRequest));
    const stops = listText([...new Set(asked.map(({ call }) => pointName(call.at)))]);
    const notes = [`${route.number} to ${towards} stops at ${stops} if asked to.`];
    const service: Omit<ImportedService, 'slug'> = {
      number: route.number,
      towards,
      // A page without https is not linked.
      operators: [{ name: route.name, ...(url.startsWith('https:') && { url }) }],
      ...timesOf(table),
      times: [],
      ...(stops && { notes }),
      ...dated,
    };
    return { line: route.line, service };
  });
}

/** Typed lines by others of the same number, whose times are lost or stand beside those of the feeds. */
function otherOperators(services: readonly ImportedService[]) {
  return typed.flatMap(({ number, operators, towards }) => {
    const others = operators.filter(
      (operator) => !services.some((one) => isSameLine(one, { number, operators: [operator] })),
    );
    if (others.length === 0 || !services.some((one) => one.number === number)) return [];
    const names = listText(others.map(({ name }) => name));
    const now = others.length < operators.length ? 'no longer shown' : 'shown as well';
    return `Line ${number} to ${towards} is typed with ${names}, of whom no feed has it: on the feeds’ days its typed times are ${now}.`;
  });
}

/**
 * Writes the timetables of feeds to a file, and tells what an editor should look at, one sentence each.
 * Where two have a line on the same dates, the later one in the list counts.
 * @throws {Error} where something is wrong with a feed, or a wanted line or stop is in none of them;
 * the file is then as it was.
 */
export async function importFeeds(
  paths: readonly string[],
  options: ImportOptions,
  file: string,
): Promise<readonly string[]> {
  // A typed line whose other stops are not looked for would lose them on the days of the feed.
  const same = typed.filter(({ number }) => options.lines.some((line) => line.number === number));
  const left = same
    .flatMap(({ calls }) => calls.map(({ at }) => at))
    .filter((at) => !options.stops.some(({ point }) => point === at));
  const stops = [...options.stops, ...Array.from(new Set(left), (point) => ({ point }))];
  const extracts: FeedExtract[] = [];
  for (const path of paths) {
    extracts.push(await readFeed(await openFeed(path), { ...options, stops }));
  }
  const nowhere = [...options.lines, ...stops].flatMap((one) => {
    const told = extracts.flatMap(({ missing }) => missing.get(one) ?? []);
    return told.length === extracts.length ? told : [];
  });
  if (nowhere.length > 0) {
    throw new Error(`${nowhere.join(' ')} Look at content/transport/feeds.ts.`);
  }
  const byFeed = extracts.map(servicesOf);
  const services = byFeed
    .flatMap((own, feed) =>
      own.map(({ line, service }) => {
        const later = byFeed.slice(feed + 1).flat();
        const same = later.flatMap((one) => (one.line === line ? one.service : []));
        return withReplaced(service, same);
      }),
    )
    .map((service, index): ImportedService => {
      const name = `${service.number} to ${service.towards} ${index + 1}`.toLowerCase();
      return { slug: name.replaceAll(/[^a-z0-9]+/g, '-'), ...service };
    });
  const timetables = { feeds: extracts.map(({ feed }) => feed), services };
  const code = `// Written by \`npm run timetables\` (docs/timetables.md).
import type { ImportedTimetables } from '@/content/transport/types';

export const imported: ImportedTimetables = ${JSON.stringify(timetables)};
`;
  const style = await resolveConfig(file);
  writeFileSync(file, await format(code, { ...style, parser: 'typescript' }));
  const told = services.map(({ number, towards, byDate, replaced: [days] = [] }) => {
    const ends = byDate
      .flatMap((trip) => [trip.days.from, addDays(trip.days.from, trip.days.runs.length - 1)])
      .sort();
    const later = days ? `; from ${days.from} the times are those of the later feed` : '';
    return `${number} to ${towards}: runs from ${ends[0]} until ${ends.at(-1)}${later}.`;
  });
  const ofFeeds = extracts.flatMap(({ missing, remarks }) => [...missing.values(), ...remarks]);
  return [...new Set([...ofFeeds, ...otherOperators(services), ...told])];
}
