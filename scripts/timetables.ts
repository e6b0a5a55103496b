/** `npm run timetables -- feed.zip …`: writes the timetables of GTFS feeds to the content. */
import { places } from '@/content/places';
import { feedLines, feedStops } from '@/content/transport/feeds';
import { pointOfPlace } from '@/lib/content/transport';
import { epochMinutes, londonDate } from '@/lib/time/london';
import { importFeeds } from './timetables/import-feeds';

const file = 'content/transport/imported.ts';
const usage = `npm run timetables -- FEED …    FEED: a GTFS feed, a zip or a folder
It looks for the lines and stops of content/transport/feeds.ts and writes ${file}.`;

/** With where its point is, if a place of the guide is there. */
const stops = feedStops.map((stop) => {
  const place = places.find(({ slug }) => pointOfPlace(slug) === stop.point);
  return place ? { around: place.coordinates, ...stop } : stop;
});

const paths = process.argv.slice(2);
try {
  if (paths.length === 0 || paths.includes('--help')) throw new Error(usage);
  const today = londonDate(epochMinutes(Date.now()));
  const remarks = await importFeeds(paths, { lines: feedLines, stops, today }, file);
  console.log(remarks.join('\n'));
  console.log(`Written to ${file}. Look at it, run npm run check, and commit it.`);
} catch (error) {
  console.error(`${(error as Error).message}\nNothing was changed.`);
  process.exitCode = 1;
}
