/** `npm run timetables -- feed.zip …`: writes the timetables of GTFS feeds to the content. */
import { writeFileSync } from 'node:fs';
import { format } from 'prettier';
import type { IsoDate } from '@/content/types';
import { places } from '@/content/places';
import { site } from '@/content/site';
import { feedLines, feedSource, feedStops } from '@/content/transport/feeds';
import { wayPoints } from '@/content/transport/points';
import type { WayPoint } from '@/content/transport/point';
import { services } from '@/content/transport/services';
import { isSameLine } from '@/lib/transport/imported';
import { epochMinutes, londonDate } from '@/lib/time/london';
import { FeedError, openFeed } from './timetables/feed-files';
import { type FeedExtract, readFeed, type WantedStops } from './timetables/read-feed';
import { timetablesOf } from './timetables/timetables-of';

const file = 'content/transport/imported.ts';
const usage = `npm run timetables -- FEED …    FEED: a GTFS feed, a zip or a folder
It looks for the lines and stops of content/transport/feeds.ts and writes ${file}.`;

function wantedStops(): readonly WantedStops[] {
  const points: readonly WayPoint[] = wayPoints;
  return feedStops.map((stops) => {
    const slugs = points.find(({ slug }) => slug === stops.point)?.places ?? [];
    return { ...stops, at: places.find(({ slug }) => slugs.includes(slug))?.coordinates };
  });
}

async function read(path: string): Promise<FeedExtract> {
  const feed = await openFeed(path);
  try {
    return await readFeed(feed, feedLines, wantedStops());
  } finally {
    feed.close();
  }
}

/** A typed line whose other stops are not looked for would lose them on the days of the feed. */
function checkStops(): void {
  const sought = feedStops.map(({ point }) => point);
  for (const { agency, number } of feedLines) {
    const line = { number, operators: [{ name: agency }] };
    const typed = services.filter((service) => isSameLine(service, line));
    const calls = typed.flatMap(({ calls }) => calls.map(({ at }) => at));
    const left = [...new Set(calls)].filter((at) => !sought.includes(at));
    if (left.length > 0) {
      throw new FeedError(
        `Line ${number} of ${agency} calls at ${left.join(', ')}: name their stops in content/transport/feeds.ts.`,
      );
    }
  }
}

async function importFeeds(paths: readonly string[], today: IsoDate): Promise<void> {
  checkStops();
  const extracts: FeedExtract[] = [];
  for (const path of paths) extracts.push(await read(path));
  const { timetables, remarks } = timetablesOf(extracts, {
    timeZone: site.timeZone,
    pointNames: new Map(wayPoints.map(({ slug, name }) => [slug, name])),
    today,
    publication: feedSource,
  });
  const code = `// Written by \`npm run timetables\` (docs/timetables.md).
import type { ImportedTimetables } from './types';

export const imported: ImportedTimetables = ${JSON.stringify(timetables)};
`;
  writeFileSync(file, await format(code, { parser: 'typescript', singleQuote: true }));
  for (const remark of remarks) console.log(remark);
  for (const { number, towards, from, until } of timetables.lines) {
    console.log(`${number} to ${towards}: from ${from} until ${until}`);
  }
  console.log(`Written to ${file}. Look at it, run npm run check, and commit it.`);
}

const paths = process.argv.slice(2);
if (paths.length === 0 || paths.includes('--help')) {
  console.log(usage);
  process.exitCode = paths.length === 0 ? 2 : 0;
} else {
  try {
    await importFeeds(paths, londonDate(epochMinutes(Date.now())));
  } catch (error) {
    if (!(error instanceof FeedError)) throw error;
    console.error(`${error.message}\nNothing was changed.`);
    process.exitCode = 1;
  }
}
