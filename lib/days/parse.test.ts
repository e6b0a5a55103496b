import fc from 'fast-check';
import { asDate, tripFormat } from './parse';
import { anyTrip, outline, stopAt, tripOf } from './testing/trips';
import { emptyTrip, MAX_DAYS, MAX_STOPS } from './trip';

const { parse, stringify } = tripFormat;

it('reads what it writes, whatever that is', () => {
  fc.assert(
    fc.property(anyTrip(['activity:castle', 'event:fair']), (trip) => {
      expect(parse(stringify(trip))).toEqual({ value: trip, setAside: null });
    }),
  );
});

it('never throws, and sets aside what it does not understand, whatever that is', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const { value, setAside } = parse(text);
      expect(Array.isArray(value.days)).toBe(true);
      if (text.trim() !== '') expect([null, text]).toContain(setAside);
    }),
    { numRuns: 300 },
  );
});

it.each(['', '   '])('is empty without a text', (text) => {
  expect(parse(text)).toEqual({ value: emptyTrip, setAside: null });
});

it.each(['{"days":', 'null', '7', '[]', '{"state":{"items":[]}}', '{"days":"all"}'])(
  'is empty for %s, which is set aside',
  (text) => {
    expect(parse(text)).toEqual({ value: emptyTrip, setAside: text });
  },
);

describe('of a hostile text', () => {
  /** The only stop of the only day. */
  function stopOf(stop: unknown) {
    const text = JSON.stringify({ version: 1, days: [{ id: 'd', stops: [stop] }] });
    const { value, setAside } = parse(text);
    return { stop: value.days[0]?.stops[0], whole: setAside === null };
  }

  it.each([
    { slug: '../../etc' },
    { slug: 7 },
    { slug: undefined },
    { type: '<b>' },
    { type: undefined },
  ])('a stop with %j is none', (more) => {
    expect(stopOf({ ...stopAt('beach:cove'), ...more })).toEqual({ stop: undefined, whole: false });
  });

  it.each([
    { time: '24:00' },
    { time: '9:00' },
    { time: 9 },
    { minutes: -1 },
    { minutes: 1441 },
    { minutes: '60' },
    { minutes: 1.5 },
    { by: 'helicopter' },
    { note: ['x'] },
  ])('a stop loses only %j', (more) => {
    expect(stopOf({ ...stopAt('beach:cove'), ...more })).toEqual({
      stop: stopAt('beach:cove'),
      whole: false,
    });
  });

  it('a prototype is no field', () => {
    const text = '{"days":[{"id":"d","__proto__":{"title":"x"},"stops":[]}],"version":1}';
    expect(parse(text).value.days[0]?.title).toBeUndefined();
  });

  it('a note that is too long is cut, and the whole of it set aside', () => {
    const { stop, whole } = stopOf({ ...stopAt('beach:cove'), note: 'x'.repeat(3000) });
    expect(stop?.note).toHaveLength(2000);
    expect(whole).toBe(false);
  });

  it('too many days and stops are cut, and the whole of them set aside', () => {
    const days = Array.from({ length: 40 }, (_, day) =>
      Array.from({ length: 40 }, (_, place) => stopAt('beach:cove', { id: `${day}-${place}` })),
    );
    const text = stringify(tripOf(days));
    const { value, setAside } = parse(text);
    expect(value.days).toHaveLength(MAX_DAYS);
    expect(outline(value).flat()).toHaveLength(MAX_STOPS);
    expect(setAside).toBe(text);
  });

  it('ids that are missing or stand twice are made new, the same ones each time', () => {
    const text =
      '{"version":1,"days":[{"stops":[{"type":"beach","slug":"a"},{"type":"beach","slug":"a"}]},{}]}';
    const { value, setAside } = parse(text);
    expect(value.days.map(({ id }) => id)).toEqual(['day', 'day-2']);
    expect(outline(value)[0]).toEqual(['beach:a', 'beach:a-2']);
    expect(parse(text).value).toEqual(value);
    expect(setAside).toBeNull();
  });
});

describe('of a newer version', () => {
  it('what is not known stays where it is, through reading and writing', () => {
    const text =
      '{"colour":"red","settings":{"boat":true},"days":[{"id":"d","mood":"blue","stops":[{"id":"s","type":"beach","slug":"a","rating":5}]}],"version":1}';
    const { value, setAside } = parse(text);
    expect(setAside).toBeNull();
    expect(JSON.parse(stringify(value))).toEqual(JSON.parse(text));
  });

  it('is shown as far as it can be, and set aside whole before anything is written', () => {
    const text = '{"version":2,"days":[{"id":"d","stops":[]}]}';
    const { value, setAside } = parse(text);
    expect(value.days).toHaveLength(1);
    expect(setAside).toBe(text);
  });
});

test.each([
  ['2028-02-29', true],
  ['2027-02-29', false],
  ['2027-02-30', false],
  ['2027-13-01', false],
  ['0000-01-01', false],
  ['9999-12-31', false],
  ['2027-2-3', false],
])('%s is a date: %s', (text, real) => {
  expect(asDate(text) !== undefined).toBe(real);
});
