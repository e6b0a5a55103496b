/** The text files of a GTFS feed, a zip or a folder, read row by row: a region's feed has millions. */
import { createReadStream, existsSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { type Entry, openPromise, type ZipFile } from 'yauzl';

/** What is wrong with a feed, as a sentence for whoever imports it. */
export class FeedError extends Error {}

export interface FeedFiles {
  /** The name of the zip or folder. */
  readonly name: string;
  has(file: string): boolean;
  open(file: string): Promise<Readable>;
  close(): void;
}

/** A row by the names of its columns. */
export type Row<Column extends string, Optional extends string = never> = Readonly<
  Record<Column, string>
> &
  Readonly<Partial<Record<Optional, string>>>;

/** A region has some 2 GB; what claims more is no timetable. */
const mostBytes = 8 * 1024 ** 3;

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** Refuses bytes that are no UTF-8, and drops a byte order mark. */
async function* textOf(bytes: Readable): AsyncIterable<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const chunk of bytes as AsyncIterable<Buffer>) {
    yield decoder.decode(chunk, { stream: true });
  }
  yield decoder.decode();
}

/**
 * The rows of a file, with the columns asked for; a file that the feed lacks has none.
 * @throws {FeedError} where a column is missing that is not optional, or the file is no CSV in UTF-8.
 */
export async function* rowsOf<Column extends string, Optional extends string = never>(
  feed: FeedFiles,
  file: string,
  columns: readonly Column[],
  optional: readonly Optional[] = [],
): AsyncIterable<Row<Column, Optional>> {
  if (!feed.has(file)) return;
  const wanted: readonly string[] = [...columns, ...optional];
  const parser = parse({
    columns: (header: readonly string[]) => {
      const missing = columns.filter((name) => !header.includes(name));
      if (missing.length > 0) throw new FeedError(`it has no column ${missing.join(', ')}`);
      return header.map((name) => wanted.includes(name) && name);
    },
    relax_column_count_less: true,
    skip_empty_lines: true,
    trim: true,
  });
  try {
    yield* Readable.from(textOf(await feed.open(file))).compose(parser) as AsyncIterable<
      Row<Column, Optional>
    >;
  } catch (error) {
    throw new FeedError(`${file} of ${feed.name} can’t be read: ${messageOf(error)}.`);
  }
}

async function entriesOf(zip: ZipFile): Promise<ReadonlyMap<string, Entry>> {
  const entries = new Map<string, Entry>();
  let bytes = 0;
  for await (const entry of zip.eachEntry()) {
    if (!entry.fileName.endsWith('.txt')) continue;
    bytes += entry.uncompressedSize;
    if (bytes > mostBytes) throw new FeedError('it would unpack to more than 8 GB');
    // Some publishers zip a folder.
    const file = basename(entry.fileName);
    if (entries.has(file)) throw new FeedError(`it has two files ${file}: import one feed`);
    entries.set(file, entry);
  }
  return entries;
}

/** Nothing is unpacked to the disk; a name that leads out of the folder is refused all the same. */
async function openZip(path: string): Promise<FeedFiles> {
  const name = basename(path);
  try {
    const zip = await openPromise(path, { autoClose: false });
    const entries = await entriesOf(zip);
    return {
      name,
      has: (file) => entries.has(file),
      open: (file) => zip.openReadStreamPromise(entries.get(file) as Entry),
      close: () => zip.close(),
    };
  } catch (error) {
    throw new FeedError(`${name} is no zip that can be read: ${messageOf(error)}.`);
  }
}

/**
 * Opens a feed. Close it after use.
 * @throws {FeedError} where there is none at the path.
 */
export async function openFeed(path: string): Promise<FeedFiles> {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) throw new FeedError(`There is no ${path}.`);
  if (!stats.isDirectory()) return openZip(path);
  return {
    name: basename(path),
    has: (file) => existsSync(join(path, file)),
    open: (file) => Promise.resolve(createReadStream(join(path, file))),
    close: () => {},
  };
}
