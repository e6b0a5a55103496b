/** The text files of a GTFS feed, a zip or a folder, read row by row: a region's feed has millions. */
import { createReadStream, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { openPromise } from 'yauzl';
import * as z from 'zod';
import type { IsoDate } from '@/content/types';

const workdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;
export const weekdays = [...workdays, 'saturday', 'sunday'] as const;

/** The columns that a file must have. */
const columns = {
  'agency.txt': ['agency_name', 'agency_url', 'agency_timezone'],
  'routes.txt': ['route_id'],
  'stops.txt': ['stop_id', 'stop_name', 'stop_lat', 'stop_lon'],
  'trips.txt': ['trip_id', 'route_id', 'service_id'],
  'stop_times.txt': ['trip_id', 'stop_id', 'stop_sequence', 'arrival_time', 'departure_time'],
  'calendar.txt': ['service_id', 'start_date', 'end_date', ...weekdays],
  'calendar_dates.txt': ['service_id', 'date', 'exception_type'],
  'frequencies.txt': ['trip_id', 'start_time', 'end_time', 'headway_secs'],
  'feed_info.txt': ['feed_publisher_name'],
} as const;

/** “20261231” as the guide writes it. */
export const dateOf = (day: string) => day.replace(/(..)(..)$/, '-$1-$2') as IsoDate;

/** How columns are written whose names end so. */
const forms = {
  date: z.string().length(8).transform<string>(dateOf).pipe(z.iso.date()),
  time: z.string().regex(/^\d{1,3}:[0-5]\d(:[0-5]\d)?$/),
  day: z.enum(['0', '1']),
  exception_type: z.enum(['1', '2']),
  stop_sequence: z.string().regex(/^\d+$/),
  headway_secs: z.string().regex(/^[1-9]\d*$/),
};

function isWell(column: string, value: string): boolean {
  const mayBeEmpty = /^(arrival|departure|feed)_/.test(column);
  const [, form] = Object.entries(forms).find(([end]) => column.endsWith(end)) ?? [];
  return !form || (value === '' && mayBeEmpty) || form.safeParse(value).success;
}

/** A row by the names of its columns; it may have others than it must. */
export type Row<File extends keyof typeof columns> = Readonly<
  Record<(typeof columns)[File][number], string> & Partial<Record<string, string>>
>;

/** The name of the zip or folder, and its files, each of which is opened when it is read. */
export type Feed = Awaited<ReturnType<typeof openFeed>>;

/**
 * The rows of a file that are wanted; a file that the feed lacks has none.
 * @throws {Error} where a column is missing, what it has can’t be, or the file is no CSV in UTF-8.
 */
export async function rowsOf<File extends keyof typeof columns>(
  { name, files }: Feed,
  file: File,
  isWanted: (row: Row<File>) => boolean = () => true,
): Promise<readonly Row<File>[]> {
  /** Of what has been read of a row: one without an end would fill the memory. */
  let length = 0;
  const parser = parse<Record<string, string>>({
    columns: (header: string[]) => {
      const missing = columns[file].filter((column) => !header.includes(column));
      if (missing.length > 0) throw new Error(`it has no column ${missing.join(', ')}`);
      return header;
    },
    on_record: (row, { lines }) => {
      length = 0;
      if (!isWanted(row as Row<File>)) return null;
      const read = [...columns[file], 'feed_start_date', 'feed_end_date'];
      const column = read.find((one) => !isWell(one, row[one] ?? ''));
      if (column) throw new Error(`“${row[column] ?? ''}” is no ${column} (line ${lines})`);
      return row;
    },
    relax_column_count_less: true,
    skip_empty_lines: true,
    trim: true,
  });
  try {
    const bytes = await files.get(file)?.();
    if (!bytes) return [];
    const text = Readable.toWeb(bytes).pipeThrough(new TextDecoderStream('utf-8', { fatal: true }));
    const bounded = Readable.from(text).map((chars: string) => {
      length += chars.length;
      if (length > 5_000_000) throw new Error('it has a row that does not end');
      return chars;
    });
    const rows = bounded.compose<Readable>(parser);
    return (await rows.toArray()) as readonly Row<File>[];
  } catch (error) {
    throw new Error(`${file} of ${name} can’t be read: ${(error as Error).message}.`);
  }
}

const filesOfFolder = (path: string) =>
  new Map(readdirSync(path).map((file) => [file, () => createReadStream(join(path, file))]));

/** Nothing is unpacked to the disk, and yauzl refuses a name that leads out of its folder. */
async function filesOfZip(path: string) {
  // It stays open until the command ends.
  const zip = await openPromise(path, { autoClose: false });
  const files = new Map<string, () => Promise<Readable>>();
  let bytes = 0;
  for await (const entry of zip.eachEntry()) {
    // Some publishers zip a folder.
    const file = basename(entry.fileName);
    if (!file.endsWith('.txt')) continue;
    bytes += entry.uncompressedSize;
    // A region has some 2 GB; what claims more is no timetable.
    if (bytes > 8 * 1024 ** 3) throw new Error('it would unpack to more than 8 GB');
    if (files.has(file)) throw new Error(`it has two files ${file}: import one feed`);
    files.set(file, () => zip.openReadStreamPromise(entry));
  }
  return files;
}

/** @throws {Error} where there is none at the path. */
export async function openFeed(path: string) {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) throw new Error(`There is no ${path}.`);
  const name = basename(path);
  try {
    return { name, files: stats.isDirectory() ? filesOfFolder(path) : await filesOfZip(path) };
  } catch (error) {
    throw new Error(`${name} is no zip that can be read: ${(error as Error).message}.`);
  }
}
