import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { importedTimetables } from '@/content/schema/transport';
import { feedLines, feedStops } from '@/content/transport/feeds';
import { imported } from '@/content/transport/imported';
import { services } from '@/content/transport/services';
import type { FeedLine, FeedStops, ImportedTimetables } from '@/content/transport/types';
import type { IsoDate } from '@/content/types';
import { pointName } from '@/lib/content/transport';
import { feed as whole } from './fixtures/feed';
import { importFeeds } from './import-feeds';
import type { ImportOptions } from './read-feed';

// Prettier comes as a module that Jest can’t load.
jest.mock('prettier', () => ({
  format: (code: string) => Promise.resolve(code),
  resolveConfig: () => Promise.resolve(null),
}));

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

const stops: readonly FeedStops[] = [
  { point: 'quay', within: 50, around: { latitude: 51.505, longitude: -5.09 } },
  { point: 'cove', ids: ['cove-station'] },
];
const lines: readonly FeedLine[] = [{ agency: 'Cove', number: '7' }];
const options: ImportOptions = { lines, stops, today: '2024-02-26' };

const written = join(folder, 'imported.ts');

/** What is told, and what is written. */
async function importOf(paths: readonly string[], more: Partial<ImportOptions> = {}) {
  const remarks = await importFeeds(paths, { ...options, ...more }, written);
  const [, code = ''] = readFileSync(written, 'utf8').split('ImportedTimetables = ');
  return { timetables: JSON.parse(code.replace(/;\n$/, '')) as ImportedTimetables, remarks };
}

/** What leaves on a day, as the times of its calls. */
function trips({ services }: ImportedTimetables, date: IsoDate, towards: string) {
  return services
    .filter((service) => service.towards === towards)
    .flatMap(({ byDate }) => byDate)
    .filter(({ days: { from, runs } }) => {
      return runs[(Date.parse(date) - Date.parse(from)) / 86_400_000] === '1';
    })
    .map(({ times }) => times.join(' '));
}

const without = (file: string): Files =>
  Object.fromEntries(Object.entries(whole).filter(([name]) => name !== file));
const changed = (file: string, from: string, to: string): Files => ({
  ...whole,
  [file]: (whole[file] ?? '').replace(from, to),
});

test('a day has its trips by date, not by its weekday', async () => {
  const { timetables } = await importOf([zip(whole)]);
  const weekday = ['09:00 09:40', '12:30 12:45', '25:10 25:40'];
  expect(trips(timetables, '2024-02-29', 'Cove')).toEqual(weekday);
  expect(trips(timetables, '2024-03-01', 'Cove')).toEqual([]);
  expect(trips(timetables, '2024-03-02', 'Cove')).toEqual(weekday);
  expect(trips(timetables, '2024-03-03', 'Cove')).toEqual(['11:20  11:40']);
  expect(trips(timetables, '2024-03-04', 'Cove')).toEqual(weekday);
  expect(trips(timetables, '2024-03-11', 'Cove')).toEqual([]);
});

test('a loop keeps both calls at a stop', async () => {
  const { timetables } = await importOf([zip(whole)]);
  expect(trips(timetables, '2024-02-29', 'Round the bay')).toEqual(['10:00 10:30/10:35 11:00']);
});

test('a frequency repeats a trip from its first stop, which may be none of ours', async () => {
  const quay = async (files: Files) =>
    trips((await importOf([zip(files)])).timetables, '2024-02-29', 'Quay');
  expect(await quay(whole)).toEqual(['06:10 06:30', '07:10 07:30']);
  const midway = 'clockface,05:45:00,05:45:00,far,0,0,0\nclockface,06:00:00,06:00:00,c1,1,0,0';
  const first = 'clockface,06:00:00,06:00:00,c1,0,0,0';
  expect(await quay(changed('stop_times.txt', first, midway))).toEqual([
    '06:25 06:45',
    '07:25 07:45',
  ]);
  // Its end is no departure; a second later it is.
  const ends = changed('frequencies.txt', '08:10:00', '08:10:01');
  expect(await quay(ends)).toEqual(['06:10 06:30', '07:10 07:30', '08:10 08:30']);
});

test('what stops where nobody gets on or off says so', async () => {
  const { timetables } = await importOf([zip(whole)]);
  const calls = timetables.services.map((service) => service.calls);
  expect(calls).toContainEqual([
    { at: 'cove', minutes: 0 },
    { at: 'quay', alights: false },
    { at: 'cove', minutes: 20 },
  ]);
  expect(calls).toContainEqual([
    { at: 'quay', minutes: 0 },
    { at: 'cove', boards: false, minutes: 30 },
    { at: 'quay', minutes: 60 },
  ]);
});

test('trips that call at some of the same stops stand in one order of calls', async () => {
  const others = (whole['stop_times.txt'] ?? '').replaceAll(/^(?:night|sun|loop|day),.*\n/gm, '');
  const trip = (id: string, ...calls: readonly (readonly [time: string, stop: string])[]) =>
    calls.map(([time, stop], index) => `${id},${time},${time},${stop},${index},0,0\n`).join('');
  const files = {
    ...whole,
    'stop_times.txt':
      others +
      trip('day', ['09:00', 'q1'], ['09:20', 'far'], ['09:50', 'c1']) +
      trip('night', ['08:30', 'far'], ['08:55', 'c1']) +
      // The other way round it is another timetable.
      trip('loop', ['10:00', 'c1'], ['10:30', 'q1']),
    'trips.txt': (whole['trips.txt'] ?? '').replace('Round the bay', 'Cove'),
  };
  const { timetables } = await importOf([zip(files)], {
    stops: [
      { point: 'cove', ids: ['cove-station'] },
      { point: 'mill', ids: ['far'] },
      { point: 'quay', ids: ['q1', 'q2'] },
    ],
  });
  const toCove = timetables.services.filter(({ towards }) => towards === 'Cove');
  const minutes = toCove.map(({ calls }) => calls.map((call) => [call.at, call.minutes]));
  expect(minutes).toEqual([
    [
      ['quay', 0],
      ['mill', 20],
      ['cove', 50],
    ],
    [
      ['mill', 0],
      ['quay', 30],
      ['cove', 45],
    ],
    [
      ['cove', 0],
      ['quay', 30],
    ],
  ]);
  const times = toCove.map(({ byDate }) => byDate.map((one) => one.times.join(' ')));
  expect(times).toEqual([
    ['- 08:30 08:55', '09:00 09:20 09:50'],
    ['12:00 12:30 12:45'],
    ['10:00 10:30'],
  ]);
});

test('a stop where one has to ask has a note', async () => {
  const { timetables } = await importOf([zip(whole)]);
  expect(timetables.services.flatMap(({ notes = [] }) => notes)).toEqual([
    `7 to Cove stops at ${pointName('cove')} if asked to.`,
  ]);
});

test('the feed, its days and what counts as a point are told', async () => {
  const { timetables, remarks } = await importOf([zip(whole)]);
  expect(importedTimetables.safeParse(timetables).error).toBeUndefined();
  expect(timetables.feeds).toEqual([
    expect.objectContaining({
      publisher: 'Buses, Open',
      version: 'v7',
      readOn: '2024-02-26',
      validFrom: '2024-02-26',
      validUntil: '2024-03-10',
    }),
  ]);
  expect(timetables.services[0]).toMatchObject({
    slug: '7-to-cove-1',
    validFrom: '2024-02-26',
    validUntil: '2024-03-10',
    publishedIn: 'feed.zip of Buses, Open, version v7',
  });
  expect(remarks).toEqual([
    'feed.zip counts from 2024-02-26 until 2024-03-10.',
    'feed.zip: q1 (Quay, stand A) counts as quay, 0 m away.',
    'feed.zip: q2 (Quay, stand B) counts as quay, 13 m away.',
    'feed.zip: c1 (Cove stop) counts as cove.',
    'feed.zip: cove-station (Cove) counts as cove.',
    'feed.zip: trips that their vehicle goes on to from another: 1. The guide tells them as changes.',
    'feed.zip: some trips call at quay before they have a time; those calls are left out.',
    'Line 7 to The Cove is typed with The carrier, of whom no feed has it: on the feeds’ days its typed times are shown as well.',
    '7 to Cove: runs from 2024-03-03 until 2024-03-10.',
    '7 to Cove: runs from 2024-02-26 until 2024-03-08.',
    '7 to Round the bay: runs from 2024-02-26 until 2024-03-08.',
    '7 to Quay: runs from 2024-02-26 until 2024-03-08.',
  ]);
});

test('what counts on all days of a feed is told for each, and where others run the line too', async () => {
  // Typed lines are shown as the content has them.
  const [bus] = services;
  jest.replaceProperty(bus as { operators: readonly unknown[] }, 'operators', [
    { name: 'Cove Coaches' },
    { name: 'The carrier' },
  ]);
  const { remarks } = await importOf([zip(whole)]);
  jest.restoreAllMocks();
  expect(remarks).toContain(
    'Line 7 to The Cove is typed with The carrier, of whom no feed has it: on the feeds’ days its typed times are no longer shown.',
  );
});

test('a feed counts from its first to its last day, whichever lines run on them', async () => {
  const daysOf = async (info: string) => {
    const { timetables } = await importOf([zip({ ...whole, 'feed_info.txt': info })]);
    expect(trips(timetables, '2024-03-09', 'Cove')).toEqual([]);
    const all = [...timetables.feeds, ...timetables.services];
    return [...new Set(all.map(({ validFrom, validUntil }) => `${validFrom} ${validUntil}`))];
  };
  expect(
    await daysOf('feed_publisher_name,feed_start_date,feed_end_date\nB,20240201,20240430'),
  ).toEqual(['2024-02-01 2024-04-30']);
  // Without, those of its calendars, also of lines that the guide does not want.
  expect(await daysOf('feed_publisher_name,feed_start_date,feed_end_date\nB,,')).toEqual([
    '2024-02-26 2024-07-01',
  ]);
});

test('stops beside each other that are one point are two calls where only the later is for others', async () => {
  const first = (whole['stop_times.txt'] ?? '').replace('q1,0,0,1', 'q1,0,1,0');
  const { timetables } = await importOf([zip({ ...whole, 'stop_times.txt': first })]);
  expect(trips(timetables, '2024-02-29', 'Cove')).toContain('09:00 09:01 09:40');
  const calls = timetables.services.map((service) => service.calls);
  expect(calls).toContainEqual([
    { at: 'quay', boards: false, minutes: 0 },
    { at: 'quay', minutes: 1 },
    { at: 'cove', minutes: 40 },
  ]);
});

test('ids that are gone, and stops and lines that one of several feeds lacks, are named', async () => {
  const gone = [stops[0], { point: 'cove', ids: ['cove-station', 'gone'] }] as FeedStops[];
  const renamed = zip(changed('stops.txt', 'cove-station\ncove-station', 'new\nnew'), 'new.zip');
  const away = zip(changed('routes.txt', 'r7,CO,7', 'r7,CO,X7'), 'away.zip');
  const { remarks } = await importOf([renamed, away, zip(whole)], { stops: gone });
  expect(remarks).toContain('feed.zip has no gone, an id of cove.');
  expect(remarks).toContain('new.zip has no stop of cove. Near it: none of such a name.');
  expect(remarks).toContain('away.zip has no line 7 of Cove. It has X7, 8.');
});

test('another agency whose name begins alike does not matter', async () => {
  const files = {
    ...whole,
    'agency.txt': `${whole['agency.txt']}CW,Cove Coaches West,https://cove.example/,Europe/London\n`,
    'routes.txt': `${whole['routes.txt']}w7,CW,7,,3\n`,
    'trips.txt': `${whole['trips.txt']}w7,week,west,West,0,\n`,
    'stop_times.txt': `${whole['stop_times.txt']}west,08:00:00,08:00:00,q1,0,0,0\nwest,08:30:00,08:30:00,c1,1,0,0\n`,
  };
  const operators = async (agency: string) => {
    const { timetables } = await importOf([zip(files)], { lines: [{ agency, number: '7' }] });
    return new Set(timetables.services.flatMap((service) => service.operators[0]?.name ?? []));
  };
  expect(await operators('cove coaches')).toEqual(new Set(['Cove Coaches']));
  expect(await operators('cw')).toEqual(new Set(['Cove Coaches West']));
  expect(await operators('Cove')).toEqual(new Set(['Cove Coaches', 'Cove Coaches West']));
  // Elsewhere it has nothing to do with the guide.
  files['stop_times.txt'] = files['stop_times.txt'].replace(
    'west,08:00:00,08:00:00,q1',
    'west,08:00:00,08:00:00,far',
  );
  expect(await operators('Cove')).toEqual(new Set(['Cove Coaches']));
});

test('a folder is read as a zip is, also where its files lie deeper in the zip', async () => {
  const path = join(folder, 'unpacked');
  mkdirSync(path);
  for (const [file, text] of Object.entries(whole)) writeFileSync(join(path, file), text);
  const deeper = Object.fromEntries(
    Object.entries(whole).map(([file, text]) => [`gtfs/${file}`, text]),
  );
  const times = async (feed: string) =>
    (await importOf([feed])).timetables.services.map(({ byDate }) => byDate);
  const expected = await times(zip(whole));
  expect(await times(path)).toEqual(expected);
  expect(await times(zip(deeper))).toEqual(expected);
});

test('two feeds with one line are both kept, and the overlap is said', async () => {
  const paths = [zip(whole, 'old.zip'), zip(whole, 'new.zip')];
  const { timetables, remarks } = await importOf(paths);
  expect(timetables.feeds.map(({ name }) => name)).toEqual(['old.zip', 'new.zip']);
  expect(remarks).toContain(
    '7 to Cove: runs from 2024-02-26 until 2024-03-08; from 2024-02-26 the times are those of the later feed.',
  );
  const [old, last] = [timetables.services.slice(0, 4), timetables.services.slice(4)];
  const days = [{ from: '2024-02-26', until: '2024-03-10' }];
  expect(old.map(({ replaced }) => replaced)).toEqual(old.map(() => days));
  expect(last.flatMap(({ replaced }) => replaced ?? [])).toEqual([]);
});

test('a line whose agency has another name in the later feed is the same line', async () => {
  const later = changed('agency.txt', 'Cove Coaches', 'Cove Coaches East');
  const earlier = changed('agency.txt', 'Cove Coaches', 'Cove Coaches West');
  const { timetables } = await importOf([zip(earlier, 'old.zip'), zip(later, 'new.zip')]);
  const isReplaced = timetables.services.map(({ replaced = [] }) => replaced.length > 0);
  const half = isReplaced.length / 2;
  expect(isReplaced).toEqual(isReplaced.map((_one, index) => index < half));
});

/** Refused with a sentence, and the file as it was. */
async function expectRefusal(
  paths: readonly string[],
  message: string,
  more: Partial<ImportOptions> = {},
): Promise<void> {
  writeFileSync(written, 'as it was');
  await expect(importFeeds(paths, { ...options, ...more }, written)).rejects.toThrow(message);
  expect(readFileSync(written, 'utf8')).toBe('as it was');
}

test.each<[string, Files, string]>([
  ['a file is missing', without('trips.txt'), 'feed.zip has no trips.txt.'],
  [
    'a column is missing',
    changed('stop_times.txt', 'departure_time', 'leaves'),
    'stop_times.txt of feed.zip can’t be read: it has no column departure_time.',
  ],
  [
    'times run backwards',
    changed('stop_times.txt', 'day,09:40:00,09:40:00', 'day,08:40:00,08:40:00'),
    'stop_times.txt, trip day: its times run backwards.',
  ],
  [
    'a time is none',
    changed('stop_times.txt', '09:40:00', 'nine'),
    'stop_times.txt of feed.zip can’t be read: “nine” is no arrival_time (line 5).',
  ],
  [
    'the encoding is another',
    { ...whole, 'stops.txt': Uint8Array.of(115, 0xe9, 10) },
    'The encoded data was not valid for encoding utf-8.',
  ],
  [
    'quotes are not closed',
    changed('agency.txt', 'Cove Coaches', '"Cove Coaches'),
    'agency.txt of feed.zip can’t be read: Quote Not Closed',
  ],
  ['it is empty', {}, 'feed.zip has no agency.txt, routes.txt'],
  [
    'no trip is of the line',
    { ...whole, 'trips.txt': 'route_id,service_id,trip_id\n' },
    'feed.zip: of 0 trips of line 7 of Cove 0 have days ahead, and none of these has times at two',
  ],
  [
    'the line has vanished',
    changed('routes.txt', 'r7,CO,7,,3\nr8', 'r8,CO,6,,3\nr7,CO,X7,,3\nr8'),
    'feed.zip has no line 7 of Cove. It has X7, 6, 8.',
  ],
  [
    'lines have no numbers',
    changed('routes.txt', 'route_short_name', 'number'),
    'feed.zip has no line 7 of Cove. It has r7, r8.',
  ],
  [
    'no trip of the line has days',
    {
      ...without('calendar.txt'),
      'calendar_dates.txt': 'service_id,date,exception_type\nweek,20240301,2\n',
    },
    'feed.zip: of 7 trips of line 7 of Cove 0 have days ahead, and none of these has times at two',
  ],
  [
    'a date is none',
    changed('calendar.txt', '20240226', '20240231'),
    'calendar.txt of feed.zip can’t be read: “20240231” is no start_date (line 2).',
  ],
  [
    'an exception is of no known type',
    changed('calendar_dates.txt', '20240301,2', '20240301,3'),
    'calendar_dates.txt of feed.zip can’t be read: “3” is no exception_type (line 2).',
  ],
  [
    'calls are not numbered',
    changed('stop_times.txt', 'far,2,0,0', 'far,second,0,0'),
    'stop_times.txt of feed.zip can’t be read: “second” is no stop_sequence (line 2).',
  ],
  [
    'two trips have one id',
    changed('trips.txt', 'r7,week,night', 'r7,week,day'),
    'trips.txt of feed.zip has trip day twice.',
  ],
  [
    'a row has no end',
    { ...whole, 'stops.txt': `stop_id,stop_name,stop_lat,stop_lon\n${'x'.repeat(5_200_000)}` },
    'stops.txt of feed.zip can’t be read: it has a row that does not end.',
  ],
  [
    'a route is of no agency',
    changed('routes.txt', 'r8,CO,8', 'r8,XX,8'),
    'routes.txt: r8 is of no agency that agency.txt has.',
  ],
  [
    'a stop has vanished',
    changed('stops.txt', 'c1,Cove stop,51.5,-5.1,cove-station\ncove-station', 'c1,Cove,51,5,\nx'),
    'feed.zip has no stop of cove. Near it: none of such a name.',
  ],
  [
    'a stop has another id',
    changed(
      'stops.txt',
      'c1,Cove stop,51.5,-5.1,cove-station\ncove-station',
      'c1,Gull Cove,51,5,\nx',
    ),
    'feed.zip has no stop of cove. Near it: c1 (Gull Cove).',
  ],
  [
    'a stop is too far away',
    changed(
      'stops.txt',
      '51.5050,-5.0900,\nq2,"Quay, stand B",51.5051,-5.0901',
      '51.7,-5.09,\nq2,B,51.6,-5.09',
    ),
    'feed.zip has no stop of quay. Near it: c1 (Cove stop); cove-station (Cove); q2 (B); q1 (Quay, stand A); far',
  ],
  [
    'two feeds lie in one zip',
    { ...whole, 'other/agency.txt': '' },
    'feed.zip is no zip that can be read: it has two files agency.txt',
  ],
  [
    'a headway is none',
    changed('frequencies.txt', '08:10:00,3600', '08:10:00,0'),
    'frequencies.txt of feed.zip can’t be read: “0” is no headway_secs (line 2).',
  ],
  [
    'a trip has a headway and no times',
    changed('frequencies.txt', '3600,1', '3600,0'),
    'frequencies.txt, trip clockface has a headway and no times: type its line in',
  ],
  [
    'its agency is in another time zone',
    changed(
      'agency.txt',
      'https://cove.example/,Europe/London',
      'https://cove.example/,Europe/Paris',
    ),
    'Cove Coaches has its times (line 7) in Europe/Paris; the guide’s are in Europe/London.',
  ],
  [
    'a name leads out of its folder',
    { ...whole, '../agency.txt': '' },
    'feed.zip is no zip that can be read: invalid relative path: ../agency.txt',
  ],
])('where %s, a sentence says so and nothing is written', async (_what, files, message) => {
  await expectRefusal([zip(files)], message);
});

test('what is not there, no zip or cut is refused, and nothing is written', async () => {
  await expectRefusal([join(folder, 'none.zip')], 'There is no ');
  const path = join(folder, 'text.zip');
  writeFileSync(path, 'no zip');
  await expectRefusal([path], 'text.zip is no zip that can be read');
  writeFileSync(path, readFileSync(zip(whole)).subarray(0, -40));
  await expectRefusal([zip(whole), path], 'text.zip is no zip that can be read');
});

/** A zip whose directory claims a size, unpacked, for each of its files. */
function claiming(size: number): string {
  const path = zip(whole, 'claims.zip');
  const bytes = readFileSync(path);
  const entry = Buffer.from('PK\u0001\u0002');
  for (let at = bytes.indexOf(entry); at >= 0; at = bytes.indexOf(entry, at + 4)) {
    bytes.writeUInt32LE(size, at + 24);
  }
  writeFileSync(path, bytes);
  return path;
}

test('a zip that would unpack to more than any timetable has is refused', async () => {
  await expectRefusal([claiming(0xff_ff_ff_f0)], 'it would unpack to more than 8 GB.');
});

test('a zip that unpacks to more than it claims is refused', async () => {
  const message = 'agency.txt of claims.zip can’t be read: too many bytes in the stream.';
  await expectRefusal([claiming(20)], message);
});

test('a feed in the past is refused, and nothing is written', async () => {
  const message =
    'feed.zip has no day of 2024-06-01 to 2025-07-06: its days are 2024-02-26 to 2024-03-10.';
  await expectRefusal([zip(whole)], message, { today: '2024-06-01' });
});

test('typed lines that call where no stop is named are refused, and nothing is written', async () => {
  const [bus] = services;
  const { number = '', operators = [], calls = [] } = bus ?? {};
  const [first, ...left] = calls.map(({ at }) => String(at));
  const sentences = left.map((at) => `feed.zip has no stop of ${at}.`);
  await expectRefusal([zip(whole)], `${sentences.join(' ')} Near it: `, {
    lines: [...lines, { agency: operators[0]?.name ?? '', number }],
    stops: [{ point: first ?? '', ids: ['q1'] }],
  });
});

test('the village’s timetables are those of the feed, with the line under another number', async () => {
  const renamed = changed('routes.txt', 'r7,CO,7', 'r7,CO,12');
  const { timetables } = await importOf([zip(renamed, 'village.zip')], {
    lines: feedLines,
    stops: feedStops,
  });
  expect(timetables).toEqual(imported);
});
