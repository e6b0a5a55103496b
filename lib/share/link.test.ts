import fc from 'fast-check';
import { addDays } from '@/lib/time/london';
import { anyTrip } from '@/lib/days/testing/trips';
import {
  type Day,
  emptyTrip,
  isOwn,
  MAX_DAYS,
  MAX_NOTE,
  MAX_STOPS,
  type Thing,
  type Trip,
} from '@/lib/days/trip';
import { checkOf, codeOf, type Codes, DAY_OUT, PLACE } from './codes';
import { fragmentIn, MAX_SHARED, readPlan, type Tables, writePlan } from './link';
import { qrPath } from './qr';

function draft(type: string, slug: string) {
  return { type, name: `${type} ${slug}`, slug, description: '', image: '' };
}

function tablesOf(
  things: readonly { type: string; slug: string }[],
  others: readonly Thing[] = [],
): Tables {
  const coded = [...things, ...others];
  const codes: Codes = Object.fromEntries(
    coded.map(({ type, slug }) => [codeOf({ type, slug }), { type, slug }]),
  );
  return { codes, catalogue: things.map(({ type, slug }) => draft(type, slug)) };
}

const twelve = [
  ...['long-sands', 'cove', 'castle-beach'].map((slug) => draft('beach', slug)),
  ...['boat-trip', 'museum', 'pottery', 'gardens'].map((slug) => draft('activity', slug)),
  ...['inn', 'cafe', 'bakery'].map((slug) => draft('restaurant', slug)),
  draft('Walk', 'headland'),
  draft('event', 'fair'),
];
const hotel = draft('accommodation', 'hotel');
const tables = tablesOf(
  [...twelve, hotel],
  [
    { type: PLACE, slug: 'village' },
    { type: DAY_OUT, slug: 'low-water' },
  ],
);
const read = (fragment: string, some = tables) => readPlan(fragment, () => Promise.resolve(some));
const fragmentOf = ({ fragment }: ReturnType<typeof writePlan>): string => fragment ?? '';
const write = (things: readonly { type: string; slug?: string }[], trip: Trip = emptyTrip) =>
  fragmentOf(writePlan(things, trip, tables.codes));
const whole = { kind: 'plan', unknown: 0, trip: emptyTrip, isWhole: true } as const;

/** Ids are no part of what is sent. */
const withoutIds = (trip: unknown): unknown =>
  JSON.parse(JSON.stringify(trip, (key, value: unknown) => (key === 'id' ? undefined : value)));

const times = ['09:30', '11:00', '13:15', '14:30'] as const;
const fourDays: Trip = {
  firstDate: '2031-06-07',
  settings: { sleeps: { at: 'stay', slug: 'hotel' }, dog: true, pace: 'slow' },
  days: [0, 3, 6, 9].map((first, day): Day => ({
    id: `day-${day}`,
    stops: twelve.slice(first, first + 3).map(({ type, slug }, index) => ({
      id: `stop-${first + index}`,
      type,
      slug,
      time: times[index] ?? '16:00',
    })),
  })),
};

test('twelve stops with days, times, lengths and the ready-made days that they came from fit', async () => {
  const days = fourDays.days.map((day) => ({
    ...day,
    dayOut: 'low-water',
    stops: day.stops.map((stop) => ({ ...stop, minutes: 90 })),
  }));
  const sides = [fourDays, { ...fourDays, days }].map((trip) => {
    const fragment = write(twelve, trip);
    return qrPath(`https://www.our-bay.example/planner/${fragment}`)?.squares;
  });
  // Version 8 has 49 squares a side, version 9 has 53.
  expect(sides).toEqual([49, 53]);
});

test('a link that was printed once is read for ever', async () => {
  const printed =
    '#plan=1DUsKRy6jaoyc35jPCyYXKqXf4NpG47RAepP488MY788282E2152412AX22C132EG2442AX52C162EG2472AX82C192EG24A2AXB2C1C2EGzzRs';
  const found = await read(printed);
  expect(found).toMatchObject({ ...whole, drafts: twelve, trip: {} });
  expect(found.kind === 'plan' && withoutIds(found.trip)).toEqual(withoutIds(fourDays));
  expect(write(twelve, fourDays)).toBe(printed);
});

const anySleeps = fc.constantFrom<Trip['settings']['sleeps']>(
  undefined,
  { at: 'nowhere' },
  { at: 'stay', slug: 'hotel' },
  { at: 'place', slug: 'village' },
);
const anyWords = fc.option(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 90 }), {
  nil: undefined,
});
const anyPlan = fc
  .record({
    saved: fc.shuffledSubarray([...twelve, hotel]),
    trip: anyTrip(twelve.map(({ type, slug }) => `${type}:${slug}`)),
    sleeps: anySleeps,
    pace: fc.constantFrom(undefined, 'slow', 'steady', 'brisk'),
    travel: fc.constantFrom(undefined, 'foot-bus', 'car'),
    title: anyWords,
    name: anyWords,
    dayOut: fc.constantFrom(undefined, 'low-water'),
    by: fc.constantFrom(undefined, 'foot', 'bus', 'car'),
  })
  .map(({ saved, trip, sleeps, pace, travel, title, name, dayOut, by }) => ({
    saved,
    trip: {
      ...trip,
      settings: { ...trip.settings, sleeps, pace, travel },
      days: trip.days.map((day, index) => ({
        ...day,
        ...(index === 0 && { title, dayOut }),
        stops: day.stops.map((stop, stopIndex) => ({
          ...stop,
          ...(stopIndex === 0 && { by }),
          ...(isOwn(stop) && name?.trim() && { name }),
        })),
      })),
    } as Trip,
  }));

test('whatever is planned comes back as it was sent', async () => {
  await fc.assert(
    fc.asyncProperty(anyPlan, async ({ saved, trip }) => {
      const found = await read(write(saved, trip));
      expect(found).toMatchObject({ ...whole, drafts: saved, trip: {} });
      expect(found.kind === 'plan' && withoutIds(found.trip)).toEqual(withoutIds(trip));
    }),
    { numRuns: 50 },
  );
});

test.each(['1000-01-01', '2028-02-29', '9999-11-30'] as const)(
  'the first day may be %s',
  async (firstDate) => {
    const trip = { ...fourDays, firstDate };
    expect(await read(write(twelve, trip))).toMatchObject({ trip: { firstDate } });
  },
);

test('what is saved stays in its order, with things of the days that are not saved behind it', async () => {
  const saved = [hotel, ...twelve.slice(6, 8), twelve[0] ?? hotel];
  expect(await read(write(saved, fourDays))).toMatchObject({
    drafts: saved,
    trip: { days: { length: 4 } },
  });
  const found = await read(write([], fourDays));
  expect(found).toMatchObject({ drafts: [], trip: { days: { length: 4 } } });
});

test('what the site does not have is left out and counted', () => {
  const foreign = [draft('beach', 'waikiki'), { type: 'beach' }, draft('Boat Hire', 'ferry')];
  expect(writePlan([hotel, ...foreign], emptyTrip, tables.codes)).toEqual({
    fragment: write([hotel]),
    leftOut: 3,
    notesLeftOut: false,
  });
  expect(writePlan(foreign, emptyTrip, tables.codes)).toMatchObject({ fragment: null, leftOut: 3 });
});

test('where one sleeps and which day it was are left out where the site does not have them', async () => {
  const trip: Trip = {
    settings: { sleeps: { at: 'stay', slug: 'palace' }, dog: false },
    days: [{ id: 'd', dayOut: 'gone', stops: [{ id: 's', type: 'beach', slug: 'waikiki' }] }],
  };
  const found = await read(write([], trip));
  expect(found.kind === 'plan' && withoutIds(found.trip)).toEqual({
    settings: { dog: false },
    days: [{ stops: [] }],
  });
});

test('a link carries 500 things at the most', async () => {
  const many = Array.from({ length: MAX_SHARED + 20 }, (_, index) => draft('beach', `b${index}`));
  const large = tablesOf(many);
  const known = many.filter(({ type, slug }) => large.codes[codeOf({ type, slug })]?.slug === slug);
  const { fragment, leftOut } = writePlan(known, emptyTrip, large.codes);
  expect(leftOut).toBe(known.length - MAX_SHARED);
  expect(await read(fragment ?? '', large)).toMatchObject({ drafts: { length: MAX_SHARED } });
});

test('a full trip with long notes keeps everything but the notes, and says so', async () => {
  const note = 'n'.repeat(MAX_NOTE);
  const full: Trip = {
    settings: {},
    days: Array.from({ length: MAX_DAYS }, (_day, day) => ({
      id: `d${day}`,
      stops: Array.from({ length: Math.floor(MAX_STOPS / MAX_DAYS) }, (_stop, index) => ({
        id: `s${day}-${index}`,
        type: 'restaurant',
        slug: 'inn',
        note,
      })),
    })),
  };
  const written = writePlan([], full, tables.codes);
  expect(written.notesLeftOut).toBe(true);
  expect(fragmentOf(written).length).toBeLessThan(400);
  expect(await read(fragmentOf(written))).toMatchObject({ trip: { days: { length: MAX_DAYS } } });
});

const link = write(twelve, fourDays);
const letters = link.slice('#plan='.length);

/** What is read is the whole plan, also after it was pasted. */
async function isWhole(text: string) {
  expect(fragmentIn(text)).toBe(link);
  const found = await read(text);
  expect(found).toMatchObject({ ...whole, drafts: twelve, trip: {} });
  expect(found.kind === 'plan' && withoutIds(found.trip)).toEqual(withoutIds(fourDays));
}

const address = `https://www.our-bay.example/planner/${link}`;
const inQuery = encodeURIComponent(address);
/** Letters that stand in a link only as themselves, over lines of so many. */
const lines = (text: string, length: number, end: string) =>
  text.match(new RegExp(`.{1,${length}}`, 'gs'))?.join(end) ?? '';
const quotedPrintable = (text: string) =>
  lines(text.replaceAll('=', '=3D').replaceAll('»', '=C2=BB'), 73, '=\r\n');

test.each([
  ['without its #', link.slice(1)],
  ['in brackets at the end of a sentence', `${link}).`],
  ['between the signs of slanted words', `_${link}_`],
  ['between angle brackets', `<${address}>`],
  ['with something hung on', `${link}?fbclid=IwAR0`],
  ['with more hung on', `${link}&utm_source=mail&utm_medium=x`],
  ['before a closing quotation mark', `„${address}»`],
  ['before an ellipsis', `${address}…`],
  ['before a bar', `${address}| our days`],
  ['before an emoji', `${address}👍🏽`],
  ['before a word that a messenger joins to it', `${address}Viele Grüße`],
  ['in a text with lines', `Look: ${address}\nSee you there!`],
  ['encoded', link.replace('=', '%3D')],
  ['encoded in its path', `https://www.our-bay.example/planner/%23${link.slice(1)}`],
  [
    'encoded twice',
    `https://www.our-bay.example/planner/%2523${link.slice(1).replace('=', '%253D')}`,
  ],
  ['without its # behind the path', `https://www.our-bay.example/planner/${link.slice(1)}`],
  [
    'with its letters encoded too',
    `#plan=${letters.replaceAll('a', '%61').replaceAll('3', '%33')}`,
  ],
  ['quoted-printable', quotedPrintable(`See ${address}»`)],
  ['quoted-printable in a page', quotedPrintable(`<a href="${address}">${address}»</a>`)],
  ['over lines that a mail program broke', lines(address, 40, '\r\n ')],
  ['over lines of a quoted mail', `> ${lines(address, 60, '\n> ')}`],
  [
    'with soft hyphens and marks without width',
    lines(address, 7, '\u00ad').replace('=', '=\u200b'),
  ],
  ['with places for breaks', lines(address, 50, '<wbr>')],
  ['with such marks as a page writes them', `#plan=${lines(letters, 9, '&#8203;&shy;&#x200B;')}`],
  ['from a page', `<a href='${address}'>our days</a>`],
  ['from the text of a script', `{"url":"https://our-bay.example/planner/#plan\\u003d${letters}"}`],
  ['from a search engine', `https://www.search.example/url?q=${inQuery}&sa=D&usg=AOvVaw0`],
  ['from a network that counts', `https://l.network.example/l.php?u=${inQuery}&h=AT2pX`],
  [
    'from two filters',
    `https://f.example/?url=${encodeURIComponent(`https://g.example/?a=${inQuery}&c=E,1`)}&data=05%7C`,
  ],
  [
    'from a filter that writes hyphens for percent signs',
    `https://u.filter.example/v2/url?u=https-3A__www.our-2Dbay.example_planner_-23plan-3D${letters}&d=DwMF`,
  ],
  [
    'from a filter that writes stars for signs',
    `https://f.example/v3/__https://www.our-bay.example/planner/*plan=${letters}__;Iw!!N8!`,
  ],
  ['behind another that was cut', `${address.slice(0, -9)}… ${address}`],
])('a link is whole %s', async (_case, text) => {
  await isWhole(text);
});

const anyForeign = fc.string({
  unit: fc
    .oneof(
      fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
      fc.constantFrom(...Array.from('»…|👍.,;:!?)]}>”’*_~ \n')),
    )
    // A letter is no sign, and these begin an encoded one.
    .filter((sign) => !/[a-z0-9%&<\\=-]/i.test(sign)),
  maxLength: 6,
});

test('whatever signs stand before, behind and among its letters, a link is whole', async () => {
  await fc.assert(
    fc.asyncProperty(
      anyForeign,
      fc.string({ maxLength: 30 }),
      fc.array(fc.tuple(fc.nat(letters.length), anyForeign), { maxLength: 5 }),
      fc.nat(4),
      async (before, behind, among, times) => {
        let text = letters;
        for (const [index, signs] of among.toSorted(([a], [b]) => b - a)) {
          text = text.slice(0, index) + signs + text.slice(index);
        }
        let sent = `#plan=${before}${text}`;
        for (let time = 0; time < times; time += 1) sent = encodeURIComponent(sent);
        await isWhole(`https://www.our-bay.example/planner/${sent}${behind.replaceAll('%', '')}`);
      },
    ),
    { numRuns: 100 },
  );
});

test('wherever a link is cut, no thing is made up, no day is half, and it is said', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: letters.length - 1 }),
      fc.constantFrom('', '…', ' »', '\n', '%E2%80%A6'),
      async (length, end) => {
        const found = await read(`#plan=${letters.slice(0, length)}${end}`);
        if (found.kind === 'damaged') return;
        if (found.kind !== 'plan') throw new Error(`${length}: ${found.kind}`);
        expect(found).toMatchObject({ isWhole: false, trip: emptyTrip });
        expect(found.drafts).toEqual(twelve.slice(0, found.drafts.length));
      },
    ),
  );
});

test('no letter can be another, be missing or stand twice without being noticed', async () => {
  const others = Array.from('13Az');
  for (let index = 1; index < letters.length; index += 1) {
    const [start, rest] = [letters.slice(0, index), letters.slice(index + 1)];
    const here = letters[index] ?? '';
    // Behind the last letter anything may follow.
    const twice = rest === '' ? [] : [here + here];
    for (const other of ['', ...twice, ...others.filter((one) => one !== here)]) {
      const found = await read(`#plan=${start}${other}${rest}`);
      if (found.kind === 'plan') expect([index, found.isWhole]).toEqual([index, false]);
      else expect(found.kind).toBe('damaged');
    }
  }
});

test.each(['#plan=2abc', '#plan=9999.%20what'])(
  'a link of a newer form is said to be so: %s',
  async (fragment) => {
    const load = jest.fn();
    expect(await readPlan(fragment, load)).toEqual({ kind: 'newer' });
    expect(load).not.toHaveBeenCalled();
  },
);

/** What anybody can write: the check is no secret. */
const signed = (body: string) => `#plan=${body}${checkOf(body)}`;

test('what is whole and names nothing of this site is foreign', async () => {
  expect(await read(write([hotel]), tablesOf([]))).toEqual({ kind: 'foreign' });
});

test('things that are gone are counted', async () => {
  const fewer = tablesOf(twelve.slice(1));
  expect(await read(write(twelve), fewer)).toEqual({
    ...whole,
    drafts: twelve.slice(1),
    unknown: 1,
  });
  const found = await read(link, fewer);
  expect(found.kind === 'plan' && withoutIds(found.trip)).toMatchObject({
    days: [{ stops: { length: 2 } }, { stops: { length: 3 } }, {}, {}],
  });
});

test.each([
  '',
  ',',
  'abc',
  '0abc',
  '1',
  '1con',
  '1__proto__',
  '1<script>',
  'beach:cove',
  '%E0%A4%A',
])('#plan=%s is damaged', async (body) => {
  expect(await read(`#plan=${body}`)).toEqual({ kind: 'damaged' });
});

test.each([
  '',
  '#',
  '#main',
  '#planner',
  '#my-plan',
  '#%',
  '#%E0%A4%A',
  'hello',
  'my plan',
  '#plan',
])('%j is not meant as a plan', async (text) => {
  expect(fragmentIn(text)).toBeUndefined();
  expect(await read(text)).toEqual({ kind: 'damaged' });
});

test('whatever anybody writes, nothing is thrown, and days keep to their bounds', async () => {
  const list = write([hotel]).slice('#plan='.length, -5);
  const anyLetters = fc.string({
    unit: fc.constantFrom(...Array.from('1289ABCDPQYZabcyz')),
    maxLength: 80,
  });
  await fc.assert(
    fc.asyncProperty(fc.oneof(anyLetters, fc.string()), async (text) => {
      const found = await read(signed(`${list}${text}`));
      await read(`#plan=1${text}`);
      if (found.kind !== 'plan') return;
      expect(found.trip.days.length).toBeLessThanOrEqual(MAX_DAYS);
      expect(addDays(found.trip.firstDate ?? '2031-01-01', MAX_DAYS)).toMatch(/^\d{4}-/);
    }),
    { numRuns: 300 },
  );
});
