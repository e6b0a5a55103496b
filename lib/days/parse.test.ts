import fc from 'fast-check';
import { asDate } from '@/lib/json/json';
import { parseTrip, stringifyTrip } from './parse';
import { anyTrip, outline, stopAt, tripOf } from './testing/trips';
import { emptyTrip, MAX_DAYS, MAX_STOPS } from './trip';

it('reads what it writes, whatever that is', () => {
  fc.assert(
    fc.property(anyTrip(['activity:castle', 'event:fair']), (trip) => {
      expect(parseTrip(stringifyTrip(trip))).toEqual({ trip, state: 'whole' });
    }),
  );
});

it('never throws, whatever it reads', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(Array.isArray(parseTrip(text).trip.days)).toBe(true);
    }),
    { numRuns: 300 },
  );
});

it.each(['', '   '])('is empty without a text', (text) => {
  expect(parseTrip(text)).toEqual({ trip: emptyTrip, state: 'whole' });
});

it.each(['{"days":', 'null', '7', '[]', '{"state":{"items":[]}}', '{"days":"all"}'])(
  'is empty for %s, and incomplete',
  (text) => {
    expect(parseTrip(text)).toEqual({ trip: emptyTrip, state: 'partly' });
  },
);

describe('of a hostile text', () => {
  /** The only stop of the only day. */
  function stopOf(stop: unknown) {
    const text = JSON.stringify({ version: 1, days: [{ id: 'd', stops: [stop] }] });
    const { trip, state } = parseTrip(text);
    return { stop: trip.days[0]?.stops[0], whole: state === 'whole' };
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

  it('a day loses only a ready-made day that is no slug', () => {
    const dayOf = (dayOut: unknown) =>
      parseTrip(JSON.stringify({ version: 1, days: [{ id: 'd', dayOut, stops: [] }] }));
    expect(dayOf('low-water').trip.days).toEqual([{ id: 'd', dayOut: 'low-water', stops: [] }]);
    const odd = dayOf('Low Water');
    expect([odd.trip.days, odd.state]).toEqual([[{ id: 'd', stops: [] }], 'partly']);
  });

  it('a prototype is no field', () => {
    const text = '{"days":[{"id":"d","__proto__":{"title":"x"},"stops":[]}],"version":1}';
    expect(parseTrip(text).trip.days[0]?.title).toBeUndefined();
  });

  it('a note that is too long is cut, and the whole of it set aside', () => {
    const { stop, whole } = stopOf({ ...stopAt('beach:cove'), note: 'x'.repeat(3000) });
    expect(stop?.note).toHaveLength(2000);
    expect(whole).toBe(false);
  });

  it('too many days and stops are cut, and the whole of them set aside', () => {
    const days = Array.from({ length: 40 }, (_, day) =>
      Array.from({ length: 40 }, (_, index) => stopAt('beach:cove', { id: `${day}-${index}` })),
    );
    const { trip: value, state } = parseTrip(stringifyTrip(tripOf(days)));
    expect(value.days).toHaveLength(MAX_DAYS);
    expect(outline(value).flat()).toHaveLength(MAX_STOPS);
    expect(state).toBe('partly');
  });

  it('ids that are missing or stand twice are made new, the same ones each time', () => {
    const text =
      '{"version":1,"days":[{"stops":[{"type":"beach","slug":"a"},{"type":"beach","slug":"a"}]},{}]}';
    const { trip: value, state } = parseTrip(text);
    expect(value.days.map(({ id }) => id)).toEqual(['day', 'day-2']);
    expect(outline(value)[0]).toEqual(['beach:a', 'beach:a-2']);
    expect(parseTrip(text).trip).toEqual(value);
    expect(state).toBe('whole');
  });
});

describe('of a newer version', () => {
  it('what is not known stays where it is, through reading and writing', () => {
    const text =
      '{"colour":"red","settings":{"boat":true},"days":[{"id":"d","mood":"blue","stops":[{"id":"s","type":"beach","slug":"a","rating":5}]}],"version":1}';
    const { trip: value, state } = parseTrip(text);
    expect(state).toBe('whole');
    expect(JSON.parse(stringifyTrip(value))).toEqual(JSON.parse(text));
  });

  it('is neither read nor taken for something that cannot be read', () => {
    const text = '{"version":2,"days":[{"id":"d","stops":[]}]}';
    expect(parseTrip(text)).toEqual({ trip: emptyTrip, state: 'newer' });
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

it('a line without a name is none', () => {
  const line = { id: 'own', type: 'own', slug: 'none' };
  for (const name of [undefined, '', '  ', 5]) {
    expect(
      outline(parseTrip(JSON.stringify({ days: [{ stops: [{ ...line, name }] }] })).trip),
    ).toEqual([[]]);
  }
});
