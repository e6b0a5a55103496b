import { parsePlan, stringifyPlan } from './parse';

const item = {
  id: '1754042400000-abcd1234',
  type: 'beach',
  name: 'Long Sands',
  description: 'Shingle.',
  image: '/images/long.webp',
};

/** What a list of these entries is read as. */
function parse(...entries: readonly unknown[]) {
  return parsePlan(JSON.stringify(entries));
}

/** What an entry with this field is read as, whether anything is lost, and what is written. */
function parseField(field: string, value: unknown) {
  const { items, complete } = parse({ ...item, [field]: value });
  const read = new Map<string, unknown>(Object.entries(items[0] ?? {}));
  const [written] = JSON.parse(stringifyPlan(items, [])) as Record<string, unknown>[];
  return { value: read.get(field), complete, written: written?.[field] };
}

describe('the whole text', () => {
  test('a bare list is read as it is', () => {
    const full = {
      ...item,
      slug: 'long-sands',
      rating: 4.7,
      location: '20 min drive',
      duration: '2 hours',
      date: 'Sat 30 Aug 2025',
      time: '14:00',
      phone: '01632 960001',
      price: '£5',
      savedAt: '2025-08-01T10:00:00.000Z',
    };
    expect(parse(full)).toEqual({ items: [full], foreign: [], complete: true });
  });

  test.each(['', '  ', '[]'])('the text %p is an empty plan, with nothing to set aside', (text) => {
    expect(parsePlan(text)).toEqual({ items: [], foreign: [], complete: true });
  });

  test.each([
    '[{"id":"1","type":"beach","na',
    'undefined',
    'null',
    '{"state":{"items":[]},"version":0}',
    '<html>',
    '"a text"',
    '42',
    'true',
    '{}',
    '{"items":"none"}',
    '{"items":{"0":{"name":"Long Sands"}}}',
    '{"state":null}',
    '{"state":{"plan":[]},"version":1}',
    '['.repeat(100_000),
  ])('the text %.40p is none', (text) => {
    expect(parsePlan(text)).toEqual({ items: [], foreign: [], complete: false });
  });

  test('5,000 items are read, and each gets an id of its own', () => {
    const many = Array.from({ length: 5000 }, (_, index) => ({
      ...item,
      id: 'the same',
      name: `Beach ${index}`,
    }));
    const { items, complete } = parse(...many);
    expect(items).toHaveLength(5000);
    expect(complete).toBe(true);
    expect(new Set(items.map(({ id }) => id)).size).toBe(5000);
  });
});

describe('one item of the list', () => {
  test.each([null, 42, 'Long Sands', [], {}])(
    '%j is nonsense: the others are kept and the text is set aside',
    (entry) => {
      const { items, complete } = parse(entry, item);
      expect(items).toEqual([item]);
      expect(complete).toBe(false);
    },
  );

  test.each([
    { type: 'beach' },
    { ...item, name: '' },
    { ...item, name: '  ' },
    { ...item, name: { en: 'Long Sands' } },
    { kind: 'walk', title: 'To the lighthouse' },
  ])('%j may be a newer version’s: it is passed on as it is', (entry) => {
    const { items, foreign, complete } = parse(entry, item);
    expect(items).toEqual([item]);
    expect(complete).toBe(true);
    expect(JSON.parse(stringifyPlan(items, foreign))).toEqual([item, entry]);
  });

  test('a name is enough', () => {
    expect(parse({ name: 'Long Sands' })).toEqual({
      items: [
        {
          id: 'other:Long Sands',
          type: 'other',
          name: 'Long Sands',
          description: '',
          image: '',
        },
      ],
      foreign: [],
      complete: true,
    });
  });

  test('a type that the planner does not know is kept as it is', () => {
    expect(parseField('type', 'Boat Hire')).toMatchObject({ value: 'Boat Hire', complete: true });
  });

  test('of two items that differ in nothing but when they were saved the first is kept', () => {
    const double = { ...item, id: 'another', savedAt: '2025-08-01T10:00:00.000Z' };
    expect(parse(item, double)).toEqual({ items: [item], foreign: [], complete: true });
  });

  test('an area that an older version saved is an Area now', () => {
    expect(parseField('type', 'area')).toMatchObject({ value: 'Area', complete: true });
  });

  test.each([{ description: 'Again.' }, { note: 'Bring a towel' }, { type: 'Area' }])(
    'twins of one name that differ in %j are both kept: whoever made the list knows why',
    (differing) => {
      const both = [item, { ...item, id: 'another', ...differing }];
      expect(parse(...both)).toEqual({ items: both, foreign: [], complete: true });
    },
  );

  test('two things that share an id get ids of their own, the same at each reading', () => {
    const other = { ...item, name: 'North Gate' };
    const { items } = parse(item, other);
    expect(items.map(({ id }) => id)).toEqual([item.id, 'beach:North Gate']);
    expect(parse(item, other).items).toEqual(items);
  });

  test('a made id gives way to one that is there already', () => {
    const { items } = parse(
      { ...item, id: 'beach:North Gate' },
      { type: 'beach', name: 'North Gate' },
    );
    expect(items.map(({ id }) => id)).toEqual(['beach:North Gate', 'beach:North Gate-2']);
  });

  test('fields that this version does not know stay with their item', () => {
    const newer = { ...item, note: 'Bring a towel', days: [1, 2], toString: 'x' };
    expect(parse(newer)).toEqual({ items: [newer], foreign: [], complete: true });
  });

  test('a prototype in the text changes no prototype', () => {
    const text = `[{"__proto__":{"name":"Evil","polluted":true},"name":"Long Sands","constructor":{"prototype":{"polluted":true}}}]`;
    const [read] = parsePlan(text).items;
    expect(read?.name).toBe('Long Sands');
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
    expect(Object.keys(read ?? {})).not.toContain('__proto__');
    expect('polluted' in {}).toBe(false);
  });

  test('a name that lies only in a prototype is none', () => {
    expect(parsePlan('[{"__proto__":{"name":"Evil"}}]').items).toEqual([]);
  });
});

describe('one field of an item', () => {
  test.each([
    ['price', 145, '145'],
    ['id', 17, '17'],
    ['name', 1404, '1404'],
    ['date', 20250830, '20250830'],
    ['rating', '4.5', 4.5],
    ['rating', 0, 0],
    ['rating', 5, 5],
    ['savedAt', 1754042400000, '2025-08-01T10:00:00.000Z'],
    ['savedAt', '2025-08-01T11:00:00+01:00', '2025-08-01T10:00:00.000Z'],
    ['savedAt', '2025-08-01', '2025-08-01T00:00:00.000Z'],
  ])('%s %p is read as %p', (field, written, read) => {
    expect(parseField(field, written)).toEqual({ value: read, complete: true, written: read });
  });

  test.each([
    'slug',
    'rating',
    'location',
    'duration',
    'date',
    'time',
    'phone',
    'price',
    'savedAt',
  ])('%s may be missing, null or empty', (field) => {
    expect(parseField(field, null)).toMatchObject({ value: undefined, complete: true });
    expect(parseField(field, '')).toMatchObject({ value: undefined, complete: true });
  });

  test.each([
    ['price', { amount: 145 }],
    ['location', ['Long']],
    ['phone', true],
    ['rating', 'excellent'],
    ['rating', 5.1],
    ['rating', -1],
    ['rating', [4]],
    ['savedAt', 'yesterday'],
    ['savedAt', 9e15],
    ['savedAt', '+275760-09-13T00:00:00.000Z'],
    ['savedAt', {}],
    ['slug', '../planner'],
    ['slug', 'Long Sands'],
    ['slug', 7],
  ])('%s %j is not shown, and written back as it is', (field, written) => {
    expect(parseField(field, written)).toEqual({ value: undefined, complete: true, written });
  });

  test.each([
    'https://images.example/long.jpg',
    'http://images.example/long.jpg',
    '/images/long.webp',
    'images/long.webp',
    'data:image/png;base64,iVBORw0KGgo=',
  ])('the picture %s is kept', (address) => {
    expect(parseField('image', address)).toMatchObject({ value: address, complete: true });
  });

  test.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://images.example/1',
    'file:///etc/passwd',
    'https://',
    42,
    { src: '/images/long.webp' },
  ])('the picture %j is not shown, and written back as it is', (address) => {
    expect(parseField('image', address)).toEqual({ value: '', complete: true, written: address });
  });
});
