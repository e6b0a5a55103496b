import fc from 'fast-check';
import { createChecker } from '@/lib/days/check/check';
import { bay, spring } from '@/lib/days/testing/facts';
import { anyTrip, stopAt, tripOf } from '@/lib/days/testing/trips';
import type { Trip } from '@/lib/days/trip';
import type { ClockTime } from '@/content/types';
import type { PlannerItemDraft } from '@/lib/planner/item';
import { anyText } from '@/lib/testing/any-text';
import type { PocketFacts } from './facts';
import { pocketGuide, type PocketPage } from './guide';
import type { Ruler } from './layout';
import type { PlanCode } from './pages/cover-and-back';
import { extent, type Shape, type TextShape } from './shapes';
import { column, cut, folds, margin, pageCount, panel, panels, sheet } from './sheet';
import { spotsOf } from './spots';

/** Wide letters and narrow ones, as a typeface has them. */
const ruler: Ruler = (text, face, size) => {
  const wide = text.replaceAll(/[ilt.,: ]/g, '').length;
  const narrow = text.length - wide;
  return (0.25 * narrow + 0.55 * wide) * size * (face === 'body' ? 0.35 : 0.37);
};

const advice = (title: string) => ({ title, steps: ['First.', 'Then.'], sources: ['A lifeboat'] });

const facts: PocketFacts = {
  village: 'Nowhere',
  home: 'https://nowhere.example',
  poster: { src: '/poster.svg', middle: 0.5 },
  port: 'Harbour',
  phones: [{ type: 'restaurant', slug: 'inn', phone: '01632 960001' }],
  places: bay.places.map(({ slug, name }, index) => ({
    slug,
    label: name,
    at: [30 + index, 20 + 40 * index],
    grid: `SX 100${index} 2000`,
  })),
  map: {
    width: 100,
    height: 240,
    unitsPerMile: 10,
    land: [
      {
        shore: [
          [60, -50],
          [50, 100],
          [60, 300],
        ],
        corner: [-200, 100],
      },
    ],
    water: [],
    beaches: [],
    roads: [],
    coastPath: [
      [50, 0],
      [50, 200],
    ],
  },
  emergency: {
    before: 'In an emergency',
    call: 'Call 999',
    after: 'and ask for the Coastguard',
    sources: ['A coastguard'],
    float: advice('Float'),
    others: advice('Someone else'),
  },
  advice: [advice('Flags')],
};

const code: PlanCode = {
  url: 'https://nowhere.example/planner/#plan=x',
  modules: Array.from({ length: 45 }, () => Array.from({ length: 45 }, () => true)),
  notesLeftOut: false,
};

const text = {
  title: 'Pocket guide',
  code: {
    title: 'On any phone',
    text: 'Point at it.',
    withoutNotes: 'No notes.',
    tooLong: 'Too long.',
  },
  made: 'Look again.',
  tides: 'To plan by.',
};

const checker = createChecker(bay);

function guideOf(
  trip: Trip,
  saved: readonly PlannerItemDraft[] = [],
  planCode: PlanCode | undefined = code,
  checking = checker,
): readonly PocketPage[] {
  return pocketGuide({
    trip,
    saved,
    checker: checking,
    facts,
    nameOf: ({ slug }) => slug,
    now: spring,
    code: planCode,
    text,
    ruler,
  });
}

const textsOf = (pages: readonly PocketPage[]) =>
  pages.map(({ shapes }) =>
    shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : [])).join(' '),
  );

const widthOf = ({ text, face, size }: TextShape) => ruler(text, face, size);

/** What stands nearer to the edge of its panel than the margin. */
function over(pages: readonly PocketPage[]): readonly Shape[] {
  const slack = 0.06;
  return pages.flatMap(({ shapes }) =>
    shapes.filter((shape) => {
      const { x, y, width, height } = extent(shape, widthOf);
      return (
        !(x >= column.left - slack && y >= column.top - slack) ||
        !(x + width <= column.left + column.width + slack) ||
        !(y + height <= column.top + column.height + slack)
      );
    }),
  );
}

const things = bay.things.map(({ type, slug }) => `${type}:${slug}`);
const village = { sleeps: { at: 'place', slug: 'village' } } as const;
/** A Sunday in summer: the inn is open on it, and shut on the Monday after. */
const day = [
  stopAt('beach:cove', { time: '10:00', minutes: 90, note: 'Bring cake' }),
  stopAt('restaurant:inn', { time: '12:30' }),
];
const dated = { firstDate: '2031-06-01', settings: village } as const;

describe('the sheet', () => {
  it('has four by two panels in the order of the fold, the upper row on its head', () => {
    const at = (page: number) => panels.find((place) => place.page === page);
    expect([1, 8, 7, 6].map((page) => at(page)?.left)).toEqual([0, 74.25, 148.5, 222.75]);
    expect([2, 3, 4, 5].map((page) => at(page)?.left)).toEqual([0, 74.25, 148.5, 222.75]);
    expect([1, 8, 7, 6].map((page) => [at(page)?.top, at(page)?.turned])).toEqual(
      Array.from({ length: 4 }, () => [0, true]),
    );
    expect([2, 3, 4, 5].map((page) => [at(page)?.top, at(page)?.turned])).toEqual(
      Array.from({ length: 4 }, () => [105, false]),
    );
    expect(panel).toEqual({ width: 74.25, height: 105 });
    expect(margin).toBeGreaterThanOrEqual(5);
  });

  it('is cut along the middle of the inner columns, and folded everywhere else', () => {
    expect(cut).toEqual([74.25, 105, 222.75, 105]);
    const [down, across] = [
      folds.filter(([fromX, , toX]) => fromX === toX),
      folds.filter(([, fromY, , toY]) => fromY === toY),
    ];
    expect(down.map(([x]) => x)).toEqual([74.25, 148.5, 222.75]);
    expect(across.map(([fromX, y, toX]) => [fromX, y, toX])).toEqual([
      [5, 105, 74.25],
      [222.75, 105, sheet.width - 5],
    ]);
  });
});

describe('a guide of days', () => {
  const pages = guideOf(tripOf([day, [stopAt('restaurant:inn')], [stopAt('beach:head')]], dated));
  const texts = textsOf(pages);

  it('has a cover, a page a day with times, ways, tide and light, and what does not work', () => {
    expect(pages).toHaveLength(pageCount);
    expect(texts[0]).toContain('Nowhere Pocket guide Sun 1 – Tue 3 Jun 2031');
    expect(texts[1]).toMatch(/Day 1.*Sun 1 Jun 2031.*Sunrise 05:\d\d · sunset 21:\d\d · dark/);
    expect(texts[1]).toMatch(/\d\d:\d\d \d\.\d\sm/);
    expect(texts[1]).toMatch(/10:00 Cove .*Bring cake/);
    expect(texts[1]).toMatch(/On foot: 0\.6\smiles, 25\smin/);
    expect(texts[3]).toMatch(/Home: On foot: 1\.9\smiles/);
    expect(texts[1]).toMatch(/Checked 4 Jan 2031: Harbour tides, predicted\./);
    expect(texts[2]).toMatch(/Inn .*Problem: .*Checked 4 Jan 2031/);
    expect(texts[3]).toContain('Day 3');
  });

  it('has the stops on a map, and where to find and to ring', () => {
    expect(texts[4]).toMatch(/Where things are.*1.*2.*the cove/);
    expect(texts[5]).toMatch(/the cove SX 1001 2000 .*Inn 1 Hill Lane.* 01632 960001/);
    expect(texts[5]).toContain('staying here');
  });

  it('ends with the emergency, the grid references, and a code of 25 millimetres or more', () => {
    const last = texts.at(-1);
    expect(last).toMatch(/Call 999.*Float.*from A coastguard, A lifeboat/);
    // The places of the plan come first.
    for (const { grid } of facts.places.slice(0, 3)) expect(last).toContain(grid);
    const [square] = pages.at(-1)?.shapes.filter((shape) => shape.kind === 'code') ?? [];
    expect(square?.width).toBeGreaterThanOrEqual(25);
    // Nothing but white stands in the four modules round it.
    const quiet = (4 * (square?.width ?? 0)) / 45;
    const near = (pages.at(-1)?.shapes ?? []).filter((shape) => {
      if (!square || shape.kind === 'code' || shape.kind === 'link') return false;
      if (shape.kind === 'path' && shape.fill === 'white') return false;
      const box = extent(shape, widthOf);
      return (
        box.x < square.x + square.width + quiet - 0.01 &&
        box.y < square.y + square.height + quiet - 0.01 &&
        box.y + box.height > square.y - quiet + 0.01
      );
    });
    expect(near).toEqual([]);
  });

  it('prints a code of up to 77 modules with three dots a module at 150 to the inch', () => {
    for (const count of [45, 53, 61, 77]) {
      const modules = Array.from({ length: count }, () =>
        Array.from({ length: count }, () => true),
      );
      const guide = guideOf(tripOf([day], dated), [], { ...code, modules });
      const [square] = guide.at(-1)?.shapes.filter(({ kind }) => kind === 'code') ?? [];
      const width = square?.kind === 'code' ? square.width : 0;
      expect((width / count / 25.4) * 150).toBeGreaterThanOrEqual(3);
      expect(over(guide)).toEqual([]);
    }
  });

  it('gives a full day two pages, a short one a page, and ten days half a page each', () => {
    const full = [...day, ...day].map((stop, index) => ({ ...stop, id: `${index}` }));
    const two = textsOf(guideOf(tripOf([full, [stopAt('beach:head')]], dated)));
    expect(two[1]).toContain('Day 1');
    expect(two[2]).toContain('Day 1');
    expect(two[3]).toMatch(/Day 2.*Sunrise/);
    expect(two[4]).toContain('Where things are');
    const ten = textsOf(
      guideOf(
        tripOf(
          Array.from({ length: 10 }, () => day),
          dated,
        ),
      ),
    );
    expect(ten[1]).toMatch(/Day 1.*Day 2/);
    expect(ten[5]).toMatch(/Day 9.*Day 10/);
    expect(ten[6]).toMatch(/Where things are.*the cove/);
  });

  it('leaves out without a word what has no room, and says where a code is too large', () => {
    const many = Array.from({ length: 30 }, (_, index) =>
      stopAt('beach:cove', { id: `s${index}` }),
    );
    const long = Array.from({ length: 14 }, () => day);
    for (const days of [[many, many, many], [many], long]) {
      const all = textsOf(guideOf(tripOf(days, dated)));
      expect(all.join(' ')).not.toMatch(/\d+ more\b|on the screen/);
      expect(all[1]).toMatch(/Day 1.*Cove/);
    }
    const large = Array.from({ length: 177 }, () => Array.from({ length: 177 }, () => true));
    const last = guideOf(tripOf([day], dated), [], { ...code, modules: large }).at(-1);
    expect(last?.shapes.some(({ kind }) => kind === 'code')).toBe(false);
    expect(textsOf(last ? [last] : [])[0]).toContain('Too long.');
  });

  it('leaves out plain stops before a warning and the way home', () => {
    const plain = Array.from({ length: 30 }, (_, index) =>
      stopAt('restaurant:inn', { id: `s${index}`, minutes: 0 }),
    );
    const late = stopAt('beach:cove', { time: '22:30', minutes: 90 });
    const [, page = ''] = textsOf(guideOf(tripOf([[...plain, late], [], []], dated)));
    expect(page).toMatch(/Inn .*22:30 Cove .*dark from.*Home: /);
    // The stop before it is left out: a way from there would begin nowhere.
    expect(page).not.toMatch(/On foot[^.]*22:30 Cove/);
  });

  it('has the grid reference of every place where addresses have no room', () => {
    const address = 'A long address of many words in a lane '.repeat(2);
    const crowded = { ...bay, things: bay.things.map((thing) => ({ ...thing, address })) };
    const every = crowded.things.map(({ type, slug }, index) =>
      stopAt(`${type}:${slug}`, { id: `t${index}` }),
    );
    const trip = tripOf([every, every, every, every, every], dated);
    const page = textsOf(guideOf(trip, [], code, createChecker(crowded)))[6] ?? '';
    expect(page).toContain('Where things are');
    const spots = spotsOf(trip, [], crowded, facts);
    for (const { place } of spots) expect(page).toContain(place.grid);
  });

  it('numbers every place along a walk', () => {
    const things = bay.things.map((thing) =>
      thing.slug === 'cove' ? { ...thing, along: ['head', 'quay'] } : thing,
    );
    const trip = tripOf([[stopAt('beach:cove')]]);
    const spots = spotsOf(trip, [], { ...bay, things }, facts);
    expect(spots.map(({ number, place }) => [number, place.slug])).toEqual([
      [1, 'cove'],
      [2, 'head'],
      [3, 'quay'],
    ]);
  });

  it('keeps warnings of tide and dark and the visitor’s notes where the rest has no room', () => {
    const note = 'Meet at the lifeboat';
    const full = Array.from({ length: 5 }, (_, index) =>
      stopAt(index % 2 === 0 ? 'restaurant:inn' : 'beach:head', {
        id: `stop-${index}`,
        minutes: 30,
        time: `${10 + index}:00` as ClockTime,
      }),
    );
    const cove = stopAt('beach:cove', { time: '22:30', minutes: 90, note });
    const [, page = ''] = textsOf(guideOf(tripOf([[...full, cove], [], []], dated)));
    expect(page).toContain(note);
    expect(page).toMatch(/low water \d\d:\d\d, /);
    expect(page).toMatch(/dark from/);
    expect(page).not.toMatch(/steep|remark/i);
  });

  it('sets nothing smaller than 8 points', () => {
    const sizes = pages.flatMap(({ shapes }) =>
      shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.size] : [])),
    );
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(8);
  });

  it('puts the hours of a day of 25 hours where the clock has them', () => {
    const late = { ...dated, firstDate: '2031-10-26' } as const;
    const [, page] = guideOf(tripOf([[stopAt('beach:cove')], [], []], late));
    const x = (text: string) => {
      const hour = page?.shapes.find((shape) => shape.kind === 'text' && shape.text === text);
      return hour?.kind === 'text' ? hour.x + widthOf(hour) / 2 : NaN;
    };
    const hourWidth = column.width / 25;
    expect(x('12:00') - x('06:00')).toBeCloseTo(6 * hourWidth);
    // The hour that comes twice lies before six.
    expect(x('06:00') - column.left).toBeCloseTo(7 * hourWidth);
  });

  it('says so where a day has no date', () => {
    expect(textsOf(guideOf(tripOf([day])))[1]).toContain('Set a date');
  });
});

describe('a guide of what is saved', () => {
  const saved = bay.things.map(({ type, slug, name }) => ({
    type,
    slug,
    name,
    description: '',
    image: '',
  }));

  it('has the same form, with the tides of the next three days', () => {
    const texts = textsOf(guideOf(tripOf([]), saved));
    expect(texts[0]).toContain(`${saved.length} things saved`);
    expect(texts[1]).toMatch(/Saved Green.*Inn 1 .* · 1 Hill Lane.* 01632 960001/);
    const tides = texts.find((text) => text.includes('Sea and light'));
    expect(tides).toMatch(/Sun 5 Jan 2031.*Mon 6 Jan 2031.*Tue 7 Jan 2031.*To plan by/);
    expect(texts.at(-1)).toContain('Call 999');
  });

  it('leaves out what has no room, and says that nothing is saved', () => {
    const many = Array.from({ length: 200 }, () => saved).flat();
    const pages = guideOf(tripOf([]), many);
    expect(textsOf(pages).join(' ')).not.toMatch(/on the screen/);
    expect(over(pages)).toEqual([]);
    expect(textsOf(guideOf(tripOf([])))[1]).toContain('Nothing saved yet');
  });
});

describe('whatever the plan', () => {
  const hostile = fc.oneof(
    anyText(300),
    fc.constantFrom('W'.repeat(400), '海'.repeat(200), '\n\n\n', '👨‍👩‍👧‍👦'.repeat(60), '\u202e<b>', ''),
  );

  it('nothing stands in a margin', () => {
    fc.assert(
      fc.property(
        anyTrip([...things, 'beach:gone']),
        fc.integer({ min: 1, max: 4 }),
        hostile,
        hostile,
        (any, times, title, note) => {
          const days = Array.from({ length: times }, () => any.days)
            .flat()
            .map((each, index) => ({
              ...each,
              id: `${index}`,
              title,
              note,
              stops: each.stops.map((stop, place) => ({
                ...stop,
                id: `${index}-${place}`,
                note: place % 2 === 0 ? note : (stop.note ?? ''),
              })),
            }));
          const trip = { ...any, days, settings: { ...any.settings, ...village } };
          expect(over(guideOf(trip))).toEqual([]);
        },
      ),
      { numRuns: 30 },
    );
  });

  it('nothing of what is saved stands in a margin', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ type: hostile, name: hostile, slug: hostile }), { maxLength: 30 }),
        (list) => {
          const saved = list.map((item) => ({
            ...item,
            description: '',
            image: '',
            phone: item.name,
          }));
          expect(over(guideOf(tripOf([]), saved))).toEqual([]);
        },
      ),
      { numRuns: 20 },
    );
  });
});
