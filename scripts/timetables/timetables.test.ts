import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { importedTimetables } from '@/content/schema/transport';
import { feedLines, feedSource, feedStops } from '@/content/transport/feeds';
import { imported } from '@/content/transport/imported';
import type { FeedLine, ImportedLine, ImportedTimetables } from '@/content/transport/types';
import type { IsoDate } from '@/content/types';
import { feed as whole } from './fixtures/feed';
import { openFeed } from './feed-files';
import { readFeed, type WantedStops } from './read-feed';
import { type Import, timetablesOf } from './timetables-of';

const folder = mkdtempSync(join(tmpdir(), 'feeds-'));
afterAll(() => rmSync(folder, { recursive: true }));

type Files = Readonly<Record<string, string | Uint8Array>>;

function zip(files: Files, name = 'feed.zip'): string {
  const path = join(folder, name);
  writeFileSync(
    path,
    zipSync(
      Object.fromEntries(
        Object.entries(files).map(([file, text]) => [
          file,
          typeof text === 'string' ? strToU8(text) : text,
        ]),
      ),
    ),
  );
  return path;
}

const stops: readonly WantedStops[] = [
  { point: 'quay', within: 50, at: { latitude: 51.505, longitude: -5.09 } },
  { point: 'cove', ids: ['cove-station'], at: undefined },
];
const source = { name: 'Open Buses', url: 'https://open.example/' };
const options = {
  timeZone: 'Europe/London',
  pointNames: new Map([['cove', 'The Cove']]),
  today: '2024-02-26' as IsoDate,
  publication: { publisher: 'Nobody', licence: source, source },
};

async function importOf(
  paths: readonly string[],
  lines: readonly FeedLine[] = [{ agency: 'Cove', number: '7' }],
  today = options.today,
): Promise<Import> {
  const extracts = [];
  for (const path of paths) {
    const files = await openFeed(path);
    try {
      extracts.push(await readFeed(files, lines, stops));
    } finally {
      files.close();
    }
  }
  return timetablesOf(extracts, { ...options, today });
}

/** What leaves on a day, as the times of its calls. */
function trips({ calendars, lines }: ImportedTimetables, date: IsoDate, towards: string) {
  return lines
    .filter((line) => line.towards === towards)
    .flatMap((line: ImportedLine) => line.patterns)
    .flatMap((pattern) => pattern.trips)
    .filter(({ days }) => {
      const { from, runs } = calendars[days] ?? { from: date, runs: '' };
      return runs[(Date.parse(date) - Date.parse(from)) / 86_400_000] === '1';
    })
    .map(({ times }) => times.join(' '));
}

test('a day has its trips by date, not by its weekday', async () => {
  const { timetables } = await importOf([zip(whole)]);
  const weekday = ['09:00 09:40', '25:10 25:40', '12:30 12:45'];
  expect(trips(timetables, '2024-02-29', 'Cove')).toEqual(weekday);
  expect(trips(timetables, '2024-03-01', 'Cove')).toEqual([]);
  expect(trips(timetables, '2024-03-02', 'Cove')).toEqual(weekday);
  expect(trips(timetables, '2024-03-03', 'Cove')).toEqual(['11:20  11:40']);
  expect(trips(timetables, '2024-03-04', 'Cove')).toEqual(weekday);
  expect(trips(timetables, '2024-03-11', 'Cove')).toEqual([]);
});

test('a loop keeps both calls at a stop, and a frequency its headway or its exact times', async () => {
  const { timetables } = await importOf([zip(whole)]);
  expect(trips(timetables, '2024-02-29', 'Round the bay')).toEqual(['10:00 10:30/10:35 11:00']);
  expect(trips(timetables, '2024-02-29', 'Quay')).toEqual(['06:10 06:30', '07:10 07:30']);
  expect(timetables.lines.find(({ towards }) => towards === 'Quay')?.patterns).toEqual([
    expect.objectContaining({
      headways: [
        expect.objectContaining({
          from: '07:00',
          until: '19:00',
          every: 60,
        }),
      ],
    }),
  ]);
});

test('stops where one cannot get on or off, or has to ask, say so', async () => {
  const { timetables } = await importOf([zip(whole)]);
  const calls = timetables.lines.flatMap(({ patterns }) => patterns.map((each) => each.calls));
  expect(calls).toContainEqual([
    { at: 'quay', minutes: 0, alights: false },
    { at: 'cove', minutes: 40, onRequest: true },
  ]);
  expect(calls).toContainEqual([
    { at: 'quay', minutes: 0 },
    { at: 'cove', minutes: 15, boards: false },
  ]);
});

test('the feed, its days and what counts as a point are told', async () => {
  const { timetables, remarks } = await importOf([zip(whole)]);
  expect(importedTimetables.safeParse(timetables).error).toBeUndefined();
  expect(timetables.feeds).toEqual([
    expect.objectContaining({ publisher: 'Buses, Open', version: 'v7', readOn: '2024-02-26' }),
  ]);
  expect(timetables.lines[0]).toMatchObject({ from: '2024-02-26', until: '2024-03-10' });
  expect(remarks).toEqual([
    'feed.zip: q1 (Quay, stand A) counts as quay, 0 m away.',
    'feed.zip: q2 (Quay, stand B) counts as quay, 13 m away.',
    'feed.zip: c1 (Cove stop) counts as cove.',
    'feed.zip: cove-station (Cove) counts as cove.',
    'feed.zip: 1 vehicles go on as another trip; the guide tells that as a change.',
  ]);
});

test('a folder is read as a zip is, also where its files lie deeper in the zip', async () => {
  const path = join(folder, 'unpacked');
  mkdirSync(path);
  for (const [file, text] of Object.entries(whole)) writeFileSync(join(path, file), text);
  const deeper = Object.fromEntries(
    Object.entries(whole).map(([file, text]) => [`gtfs/${file}`, text]),
  );
  const expected = (await importOf([zip(whole)])).timetables.lines;
  expect((await importOf([path])).timetables.lines).toEqual(expected);
  expect((await importOf([zip(deeper)])).timetables.lines).toEqual(expected);
});

test('two feeds with one line are both kept, and the overlap is said', async () => {
  const paths = [zip(whole, 'old.zip'), zip(whole, 'new.zip')];
  const { timetables, remarks } = await importOf(paths);
  expect(timetables.feeds.map(({ name }) => name)).toEqual(['old.zip', 'new.zip']);
  expect(remarks).toContain(
    '7 to Cove is in two feeds: from 2024-02-26 the times are those of new.zip.',
  );
});

const without = (file: string): Files =>
  Object.fromEntries(Object.entries(whole).filter(([name]) => name !== file));
const changed = (file: string, from: string, to: string): Files => ({
  ...whole,
  [file]: (whole[file] ?? '').replace(from, to),
});

test.each<[string, Files, string]>([
  ['a file is missing', without('trips.txt'), 'feed.zip has no trips.txt.'],
  [
    'a column is missing',
    changed('stop_times.txt', 'departure_time', 'leaves'),
    'stop_times.txt has no column departure_time.',
  ],
  [
    'times run backwards',
    changed('stop_times.txt', 'day,09:40:00,09:40:00', 'day,08:40:00,08:40:00'),
    'stop_times.txt, trip day: its times run backwards.',
  ],
  [
    'a time is none',
    changed('stop_times.txt', '09:40:00', 'nine'),
    'stop_times.txt, trip day: "nine" is no time.',
  ],
  [
    'the encoding is another',
    { ...whole, 'stops.txt': Uint8Array.of(115, 0xe9, 10) },
    'stops.txt is not in UTF-8.',
  ],
  [
    'quotes are not closed',
    changed('agency.txt', 'Cove Coaches', '"Cove Coaches'),
    'agency.txt is no CSV',
  ],
  ['it is empty', {}, 'feed.zip has no agency.txt, routes.txt'],
  [
    'no trip is of the line',
    { ...whole, 'trips.txt': 'route_id,service_id,trip_id\n' },
    'feed.zip has no trips of line 7 between our points.',
  ],
  [
    'the line has vanished',
    changed('routes.txt', 'r7,CO,7', 'r7,CO,71'),
    'feed.zip has no line 7 of Cove. It has 71, 8.',
  ],
  [
    'a stop has vanished',
    changed('stops.txt', 'c1,Cove stop,51.5,-5.1,cove-station\ncove-station', 'c1,Cove,51,5,\nx'),
    'feed.zip has no stop of cove.',
  ],
  [
    'two feeds lie in one zip',
    { ...whole, 'other/agency.txt': '' },
    'feed.zip has two files agency.txt',
  ],
])('where %s, a sentence says so', async (_what, files, message) => {
  await expect(importOf([zip(files)])).rejects.toThrow(message);
});

test('what is no zip, not there, cut or leads out of its folder is refused', async () => {
  const path = join(folder, 'text.zip');
  writeFileSync(path, 'no zip');
  await expect(importOf([path])).rejects.toThrow('text.zip is no zip that can be read');
  await expect(importOf([join(folder, 'none.zip')])).rejects.toThrow('There is no ');
  const outside = zip({ ...whole, '../agency.txt': '' }, 'outside.zip');
  await expect(importOf([outside])).rejects.toThrow('outside.zip is no zip that can be read');
});

test('a zip that would unpack to more than any timetable has is refused', async () => {
  const path = zip(whole, 'huge.zip');
  const bytes = readFileSync(path);
  // The size unpacked, as each entry of the zip’s directory claims it.
  const entry = Buffer.from('PK\u0001\u0002');
  for (let at = bytes.indexOf(entry); at >= 0; at = bytes.indexOf(entry, at + 4)) {
    bytes.writeUInt32LE(0xff_ff_ff_f0, at + 24);
  }
  writeFileSync(path, bytes);
  await expect(importOf([path])).rejects.toThrow('huge.zip would unpack to more than 8 GB.');
});

test('a feed in the past or in another time zone is refused', async () => {
  await expect(importOf([zip(whole)], undefined, '2024-06-01')).rejects.toThrow(
    'feed.zip has line 7 until 2024-03-10 only: get the present feed.',
  );
  await expect(importOf([zip(whole)], [{ agency: 'FA', number: '9' }])).rejects.toThrow(
    'Far Away Buses has its times (line 9) in Europe/Paris',
  );
});

test('the village’s timetables are those of the feed, with the line under another number', async () => {
  const renamed = changed('routes.txt', 'r7,CO,7', 'r7,CO,12');
  const files = await openFeed(zip(renamed, 'village.zip'));
  const wanted = feedStops.map((stop) => ({ ...stop, at: undefined }));
  const extract = await readFeed(files, feedLines, wanted);
  files.close();
  const { timetables } = timetablesOf([extract], { ...options, publication: feedSource });
  expect(timetables).toEqual(imported);
});
