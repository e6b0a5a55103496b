import fc from 'fast-check';
import { addDays } from '@/lib/time/london';
import { anyTrip } from '@/lib/days/testing/trips';
import { type Day, emptyTrip, MAX_DAYS, MAX_NOTE, MAX_STOPS, type Trip } from '@/lib/days/trip';
import { checkOf, codeOf, type Codes } from './codes';
import { MAX_SHARED } from './limits';
import { type PlanFragment, readPlan, type Tables, writePlan } from './link';

function draft(type: string, slug: string) {
  return { type, name: `${type} ${slug}`, slug, description: '', image: '' };
}

function tablesOf(
  things: readonly { type: string; slug: string }[],
  places: string[] = [],
): Tables {
  const coded = [...things, ...places.map((slug) => ({ type: 'place', slug }))];
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
const tables = tablesOf([...twelve, hotel], ['village']);
const read = (fragment: string, some = tables) => readPlan(fragment, () => Promise.resolve(some));
const fragmentOf = ({ fragment }: PlanFragment): string => fragment ?? '';
const write = (things: readonly { type: string; slug?: string }[], trip: Trip = emptyTrip) =>
  fragmentOf(writePlan(things, trip, tables.codes));
const whole = { kind: 'plan', unknown: [], unread: [], days: 'none', changed: false } as const;

/** Ids are no part of what is sent. */
const withoutIds = (trip: unknown): unknown =>
  JSON.parse(JSON.stringify(trip, (key, value: unknown) => (key === 'id' ? undefined : value)));

const times = ['09:30', '11:00', '13:15', '14:30'] as const;
const fourDays: Trip = {
  firstDate: '2031-06-07',
  settings: { sleeps: { at: 'stay', slug: 'hotel' }, dog: true, pace: 'slow' },
  days: [0, 3, 6, 9].map((first, day): Day => ({
    id: `day-${day}`,
    stops: twelve.slice(first, first + 3).map(({ type, slug }, place) => ({
      id: `stop-${first + place}`,
      type,
      slug,
      time: times[place] ?? '16:00',
    })),
  })),
};

test('a trip of twelve stops with days and times fits a link of some 120 characters', async () => {
  const fragment = write(twelve, fourDays);
  expect(fragment.length).toBeLessThanOrEqual(100);
  const address = `https://www.our-bay.example/planner/${fragment}`;
  expect(address.length).toBeLessThanOrEqual(135);
  expect(await read(fragment)).toEqual({
    ...whole,
    drafts: twelve,
    days: expect.objectContaining({ firstDate: '2031-06-07' }) as Trip,
  });
});

test('a link that was printed once is read for ever', async () => {
  const printed =
    '#plan=2.UsKRy6jaoyc35jPCyYXKqXf4NpG47RAepP48PP.i38lC4hygGEmDLBTUBnJiSws1AbSY8sRNQHMmVLFzU4m';
  const found = await read(printed);
  expect(found).toMatchObject({ ...whole, drafts: twelve, days: {} });
  expect(found.kind === 'plan' && withoutIds(found.days)).toEqual(withoutIds(fourDays));
  expect(write(twelve, fourDays)).toBe(printed);
});

test('how one travels takes form 3, and a link of it that was printed is read for ever', async () => {
  const byCar: Trip = { ...fourDays, settings: { ...fourDays.settings, travel: 'car' } };
  const printed =
    '#plan=3.UsKRy6jaoyc35jPCyYXKqXf4NpG47RAepP48Sp.i38lC4hzIBhJgywU1AZyYksLNQG0mPLETUBzJlSxc1ARJ';
  const found = await read(printed);
  expect(found.kind === 'plan' && withoutIds(found.days)).toEqual(withoutIds(byCar));
  expect(write(twelve, byCar)).toBe(printed);
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
    note: anyWords,
    setsOut: fc.constantFrom(undefined, '00:00', '09:17'),
    back: fc.constantFrom(undefined, '23:59', '18:30'),
    by: fc.constantFrom(undefined, 'foot', 'bus', 'car'),
  })
  .map(({ saved, trip, sleeps, pace, travel, title, note, setsOut, back, by }) => ({
    saved,
    trip: {
      ...trip,
      settings: { ...trip.settings, sleeps, pace, travel },
      days: trip.days.map((day, index) => ({
        ...day,
        ...(index === 0 && { title, setsOut }),
        ...(index === 1 && { note, back }),
        stops: day.stops.map((stop, place) => (place === 0 ? { ...stop, by } : stop)),
      })),
    } as Trip,
  }));

test('whatever is planned comes back as it was sent', async () => {
  await fc.assert(
    fc.asyncProperty(anyPlan, async ({ saved, trip }) => {
      const found = await read(write(saved, trip));
      expect(found).toMatchObject({ ...whole, drafts: saved, days: {} });
      expect(found.kind === 'plan' && withoutIds(found.days)).toEqual(withoutIds(trip));
    }),
    { numRuns: 50 },
  );
});

test('days are read also behind a list whose check would fit one without days', async () => {
  const things = [...twelve, hotel];
  const subsets = Array.from({ length: 2 ** things.length }, (_subset, bits) =>
    things.filter((_thing, index) => (bits >> index) % 2 === 1),
  );
  const alike = subsets.find((some) => {
    const list = `2.${some.map(codeOf).join('')}`;
    return checkOf(list) === checkOf(`${list}.`);
  });
  if (alike === undefined) throw new Error('No list among these has two checks that are alike.');
  const trip: Trip = { settings: {}, days: [{ id: 'day', stops: [], title: 'Sand' }] };
  expect(await read(write(alike, trip))).toMatchObject({
    drafts: alike,
    days: { days: [{ title: 'Sand' }] },
  });
});

test.each(['1000-01-01', '2028-02-29', '9999-11-30'] as const)(
  'the first day may be %s',
  async (firstDate) => {
    const trip = { ...fourDays, firstDate };
    expect(await read(write(twelve, trip))).toMatchObject({ days: { firstDate } });
  },
);

test('what is saved stays in its order, with things of the days that are not saved behind it', async () => {
  const saved = [hotel, ...twelve.slice(6, 8), twelve[0] ?? hotel];
  expect(await read(write(saved, fourDays))).toMatchObject({
    drafts: saved,
    days: fourDays.firstDate ? {} : {},
  });
  const found = await read(write([], fourDays));
  expect(found).toMatchObject({ drafts: [], days: { days: { length: 4 } } });
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

test('a link carries 500 things at the most, and its reader takes them', async () => {
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
      note,
      stops: Array.from({ length: Math.floor(MAX_STOPS / MAX_DAYS) }, (_stop, place) => ({
        id: `s${day}-${place}`,
        type: 'restaurant',
        slug: 'inn',
        note,
      })),
    })),
  };
  const written = writePlan([], full, tables.codes);
  expect(written.notesLeftOut).toBe(true);
  expect(fragmentOf(written).length).toBeLessThan(400);
  expect(await read(fragmentOf(written))).toMatchObject({ days: { days: { length: MAX_DAYS } } });
});

const link = write(twelve, fourDays);

test.each([
  ['without its #', link.slice(1)],
  ['in brackets at the end of a sentence', `${link}).`],
  ['between the signs of slanted words', `${link}_`],
  ['with something hung on', `${link}?fbclid=IwAR0`],
  ['with more hung on', `${link}&utm_source=mail&utm_medium=x`],
  ['encoded by a messenger', link.replace('=', '%3D').replaceAll('.', '%2E')],
])('a link is read %s', async (_case, text) => {
  const found = await read(text);
  expect(found).toMatchObject({ ...whole, drafts: twelve, days: {} });
  expect(found.kind === 'plan' && withoutIds(found.days)).toEqual(withoutIds(fourDays));
});

test('wherever a link is cut, no thing is made up, no day is half, and it is said', async () => {
  for (let length = '#plan=2.'.length; length < link.length; length += 1) {
    const found = await read(link.slice(0, length));
    if (found.kind === 'damaged') continue;
    if (found.kind !== 'plan') throw new Error(`${length}: ${found.kind}`);
    expect(found.drafts).toEqual(twelve.slice(0, found.drafts.length));
    expect(found.changed || found.days === 'damaged').toBe(true);
  }
});

test('a changed letter is noticed', async () => {
  const [code = ''] = Object.keys(tables.codes);
  const changed = link.replace(
    /2\..../,
    (start) => `${start.slice(0, -1)}${start.endsWith('x') ? 'y' : 'x'}`,
  );
  expect(await read(changed)).toMatchObject({ changed: true, days: 'damaged' });
  expect(await read(`#plan=2.${code}zz`)).toMatchObject({ changed: true });
});

test.each(['#plan=4.abc', '#plan=12.a', '#plan=9999.%20what'])(
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
  expect(await read(signed('2.zzzyyy'))).toEqual({ kind: 'foreign' });
  expect(await read(write([hotel]), tablesOf([]))).toEqual({ kind: 'foreign' });
});

test('things that are gone are named by their codes', async () => {
  const fewer = tablesOf(twelve.slice(1));
  const gone = codeOf(twelve[0] ?? hotel);
  expect(await read(write(twelve), fewer)).toEqual({
    ...whole,
    drafts: twelve.slice(1),
    unknown: [gone],
  });
  const found = await read(link, fewer);
  expect(found.kind === 'plan' && withoutIds(found.days)).toMatchObject({
    days: [{ stops: { length: 2 } }, { stops: { length: 3 } }, {}, {}],
  });
});

test.each([
  '1.abc',
  '0.abc',
  '2',
  '2.',
  '02.abc',
  '2.con',
  '2.__proto__',
  '2.<script>',
  '2.%E0%A4%A',
])('#plan=%s is damaged', async (body) => {
  expect(await read(`#plan=${body}`)).toEqual({ kind: 'damaged' });
});

test('whatever anybody writes, nothing is thrown, and days keep to their bounds', async () => {
  const list = write([hotel]).slice('#plan='.length);
  const letters = fc.string({
    unit: fc.constantFrom('A', 'a', '_', '9', '-', 'Z', 'z', '5', 'f', 'Q'),
    maxLength: 60,
  });
  await fc.assert(
    fc.asyncProperty(fc.oneof(letters, fc.string()), async (text) => {
      const found = await read(signed(`${list}.${text}`));
      await read(`#plan=2.${text}`);
      if (found.kind !== 'plan' || typeof found.days !== 'object') return;
      expect(found.days.days.length).toBeLessThanOrEqual(MAX_DAYS);
      expect(addDays(found.days.firstDate ?? '2031-01-01', MAX_DAYS)).toMatch(/^\d{4}-/);
    }),
    { numRuns: 300 },
  );
  expect(await read(`#plan=2.${'abc'.repeat(50_000)}`)).toEqual({ kind: 'damaged' });
});
