/** The text files of a GTFS feed, a zip or a folder, read row by row: a region's feed has millions. */
import { createReadStream, existsSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { type Entry, openPromise, type ZipFile } from 'yauzl';

/** What is wrong with a feed, as a sentence for whoever imports it. */
export class FeedError extends Error {}

/** A row by the names of its columns; an empty cell is ''. */
export type Row<Column extends string> = Readonly<Record<Column, string>>;

export interface FeedFiles {
  /** The name of the zip or folder. */
  readonly name: string;
  has(file: string): boolean;
  /**
   * The rows of a file, with the columns asked for; `optional` ones are '' where the file lacks
   * them. A file that the feed lacks has no rows.
   * @throws {FeedError} where a column is missing, or the file is no CSV in UTF-8.
   */
  rows<Column extends string, Optional extends string = never>(
    file: string,
    columns: readonly Column[],
    optional?: readonly Optional[],
  ): AsyncIterable<Row<Column | Optional>>;
  close(): void;
}

/** A region has some 2 GB; what claims more is no timetable. */
const mostBytes = 8 * 1024 ** 3;

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Refuses bytes that are no UTF-8, and drops a byte order mark. */
async function* textOf(bytes: Readable): AsyncIterable<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const chunk of bytes as AsyncIterable<Buffer>) {
    yield decoder.decode(chunk, { stream: true });
  }
  yield decoder.decode();
}

function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}

async function* rowsOf(
  bytes: Readable,
  file: string,
  columns: readonly string[],
  optional: readonly string[],
): AsyncIterable<Row<string>> {
  let found: readonly string[] = [];
  const parser = Readable.from(textOf(bytes)).compose(
    parse({
      columns: (header: readonly string[]) => (found = header.map((name) => name.trim())),
      relax_column_count_less: true,
      skip_empty_lines: true,
      trim: true,
    }),
  ) as AsyncIterable<Partial<Row<string>>>;
  try {
    for await (const row of parser) {
      const missing = columns.filter((name) => !found.includes(name));
      if (missing.length > 0) {
        throw new FeedError(`${file} has no column ${missing.join(', ')}.`);
      }
      yield Object.fromEntries([...columns, ...optional].map((name) => [name, row[name] ?? '']));
    }
  } catch (error) {
    if (error instanceof FeedError) throw error;
    if (error instanceof CsvError) throw new FeedError(`${file} is no CSV: ${error.message}.`);
    if (codeOf(error) === 'ERR_ENCODING_INVALID_ENCODED_DATA') {
      throw new FeedError(`${file} is not in UTF-8.`);
    }
    throw new FeedError(`${file} can't be read: ${messageOf(error)}.`);
  }
}

function filesOf(
  name: string,
  has: FeedFiles['has'],
  open: (file: string) => Promise<Readable>,
  close: () => void,
): FeedFiles {
  return {
    name,
    has,
    async *rows(file: string, columns: readonly string[], optional: readonly string[] = []) {
      if (has(file)) yield* rowsOf(await open(file), file, columns, optional);
    },
    close,
  };
}

async function entriesOf(zip: ZipFile, name: string): Promise<ReadonlyMap<string, Entry>> {
  const entries = new Map<string, Entry>();
  let bytes = 0;
  for await (const entry of zip.eachEntry()) {
    if (!entry.fileName.endsWith('.txt')) continue;
    bytes += entry.uncompressedSize;
    if (bytes > mostBytes) throw new FeedError(`${name} would unpack to more than 8 GB.`);
    // Some publishers zip a folder.
    const file = basename(entry.fileName);
    if (entries.has(file)) throw new FeedError(`${name} has two files ${file}: import one feed.`);
    entries.set(file, entry);
  }
  return entries;
}

async function openZip(path: string): Promise<FeedFiles> {
  const name = basename(path);
  try {
    // Nothing is unpacked to the disk; a name that leads out of the folder is refused all the same.
    const zip = await openPromise(path, { autoClose: false });
    const entries = await entriesOf(zip, name);
    return filesOf(
      name,
      (file) => entries.has(file),
      (file) => zip.openReadStreamPromise(entries.get(file) as Entry),
      () => zip.close(),
    );
  } catch (error) {
    if (error instanceof FeedError) throw error;
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
  return filesOf(
    basename(path),
    (file) => existsSync(join(path, file)),
    (file) => Promise.resolve(createReadStream(join(path, file))),
    () => {},
  );
}
