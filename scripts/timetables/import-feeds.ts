/** From feeds to the file of content that has their timetables. */
import { writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { isSameLine } from '@/lib/transport/imported';
import { FeedError, openFeed } from './feed-files';
import { type FeedExtract, type ImportOptions, readFeed } from './read-feed';
import { timetablesOf } from './timetables-of';

/** A typed line whose other stops are not looked for would lose them on the days of the feed. */
function checkStops({ lines, stops, typed }: ImportOptions): void {
  for (const { agency, number } of lines) {
    const left = typed
      .filter((service) => isSameLine(service, { number, operators: [{ name: agency }] }))
      .flatMap(({ calls }) => calls.map(({ at }) => at))
      .filter((at) => !stops.some(({ point }) => point === at));
    if (left.length > 0) {
      throw new FeedError(
        `Line ${number} of ${agency} calls at ${[...new Set(left)].join(', ')}: name their stops in content/transport/feeds.ts.`,
      );
    }
  }
}

/**
 * Writes the timetables of feeds to a file, and tells what an editor should look at.
 * @throws {FeedError} where something is wrong with a feed; the file is then as it was.
 */
export async function importFeeds(
  paths: readonly string[],
  options: ImportOptions,
  file: string,
): Promise<readonly string[]> {
  checkStops(options);
  const extracts: FeedExtract[] = [];
  for (const path of paths) extracts.push(await readFeed(await openFeed(path), options));
  const { timetables, remarks } = timetablesOf(extracts, options);
  const code = `// Written by \`npm run timetables\` (docs/timetables.md).
import type { ImportedTimetables } from '@/content/transport/types';

export const imported: ImportedTimetables = ${JSON.stringify(timetables)};
`;
  const style = await resolveConfig(file);
  writeFileSync(file, await format(code, { ...style, parser: 'typescript' }));
  const lines = timetables.services.map(
    ({ number, towards, validFrom, validUntil }) =>
      `${number} to ${towards}: from ${validFrom} until ${validUntil}`,
  );
  return [...remarks, ...new Set(lines)];
}
