import { bay } from '@/lib/days/testing/facts';
import { type Day, emptyTrip, endAt, startAt } from '@/lib/days/trip';
import { londonDate, toEpochMinutes } from '@/lib/time/london';
import { dogsToday, eventsWithin, firstLightAfter, isNight, keepDay, openNow } from './today';

const names = (list: readonly { readonly thing: { readonly name: string } }[]) =>
  list.map(({ thing }) => thing.name);

describe('openNow', () => {
  it('tells what is open, until when, and of what nobody knows', () => {
    const { open, next, notKnown } = openNow(bay, toEpochMinutes('2031-06-17', '12:30'));
    expect(names(open)).toEqual(['Inn', 'Cafe']);
    expect(open[1]?.words).toBe('Open now, until 16:00');
    expect(next).toEqual([]);
    expect(notKnown.map(({ name }) => name)).toEqual(['Market']);
  });

  it('has what opens first first, also over a day on which little opens', () => {
    // A Monday, after the café has shut: it opens again before the inn does.
    const { open, next } = openNow(bay, toEpochMinutes('2031-01-06', '16:30'));
    expect(open).toEqual([]);
    expect(names(next)).toEqual(['Cafe', 'Inn']);
    expect(next[1]?.words).toBe('Closed today, opens Tuesday at 12:00');
  });

  it('does not believe hours that were read too long ago', () => {
    const { open, next, notKnown } = openNow(bay, toEpochMinutes('2040-06-17', '12:30'));
    expect([...open, ...next]).toEqual([]);
    expect(notKnown.map(({ name }) => name)).toEqual(['Market', 'Inn', 'Cafe']);
  });

  it('asks to check on a bank holiday', () => {
    const { open, next, notKnown } = openNow(bay, toEpochMinutes('2031-12-25', '12:30'));
    expect([...open, ...next]).toEqual([]);
    expect(names(notKnown.map((thing) => ({ thing })))).toEqual(['Market', 'Inn', 'Cafe']);
  });

  it('counts last night’s opening at midnight', () => {
    expect(names(openNow(bay, toEpochMinutes('2031-06-21', '00:00')).open)).toEqual(['Inn']);
    expect(names(openNow(bay, toEpochMinutes('2031-06-21', '01:00')).open)).toEqual([]);
  });

  it.each(['1990-12-23', '2040-06-30'] as const)('works on %s', (date) => {
    expect(() => openNow(bay, toEpochMinutes(date, '00:00'))).not.toThrow();
  });
});

test('events are those of today and of the days ahead, by date', () => {
  const on = (date: `${number}-${number}-${number}`) =>
    eventsWithin(bay, date, 7).map(({ name }) => name);
  expect(on('2031-08-23')).toEqual(['Regatta', 'Fair']);
  expect(on('2031-08-20')).toEqual([]);
  expect(on('2031-08-30')).toEqual(['Regatta', 'Fair']);
  expect(on('2031-08-31')).toEqual([]);
});

test('dogs are told of place by place, and what is not known is said to be so', () => {
  for (const { name, dogs, rule } of dogsToday(bay, '2031-07-01')) {
    expect(name).toMatch(/^the /);
    if (rule.rule === 'not-known') expect(dogs).toBe('unknown');
  }
  // Rules that were read too long ago are not believed.
  expect(dogsToday(bay, '2060-07-01').every(({ dogs }) => dogs === 'unknown')).toBe(true);
});

test.each([
  ['2031-12-02', '00:00', '2031-12-02'],
  ['2031-12-02', '07:00', '2031-12-02'],
  ['2031-12-02', '12:00', undefined],
  ['2031-12-02', '15:50', undefined],
  ['2031-12-02', '15:55', '2031-12-03'],
  ['2031-12-02', '17:30', '2031-12-03'],
  ['2031-06-21', '23:30', '2031-06-22'],
  ['1990-12-31', '20:00', '1991-01-01'],
] as const)(
  'in the dark or nearly so on %s at %s the next first light is on %s',
  (date, time, next) => {
    const now = toEpochMinutes(date, time);
    const light = firstLightAfter(now, bay.light);
    expect(light && londonDate(light)).toBe(next);
    if (light !== undefined) expect(light).toBeGreaterThan(now);
  },
);

test.each([
  ['2031-12-02', '03:20', true],
  ['2031-12-02', '12:00', false],
  ['2031-12-02', '18:00', false],
  ['2031-12-02', '21:00', true],
  ['2031-06-21', '21:00', false],
  ['2031-06-21', '23:30', true],
] as const)('at night, on %s at %s, the next day counts: %s', (date, time, night) => {
  expect(isNight(toEpochMinutes(date, time), bay.light)).toBe(night);
});

describe('keepDay', () => {
  const day: Day = {
    id: 'd1',
    stops: [
      startAt('10:00', 'out'),
      { id: 's1', type: 'beach', slug: 'cove' },
      endAt('12:00', 'back'),
    ],
  };
  const settings = { sleeps: { at: 'place', slug: 'village' }, dog: true } as const;

  it('begins a trip on that date, with what was answered', () => {
    expect(keepDay(emptyTrip, day, '2031-06-17', settings)).toEqual({
      firstDate: '2031-06-17',
      settings,
      days: [day],
    });
  });

  it('goes to the day of that date, where there is one, and leaves the answers alone', () => {
    const trip = {
      firstDate: '2031-06-16',
      settings: { dog: false },
      days: [
        { id: 'a', stops: [] },
        { id: 'b', stops: [{ id: 's0', type: 'area', slug: 'green' }] },
      ],
    } as const;
    const kept = keepDay(trip, day, '2031-06-17', settings);
    expect(kept.days.map(({ stops }) => stops.length)).toEqual([0, 2]);
    expect(kept.settings).toEqual({ dog: false });
  });

  it('is a day more where the trip is on other dates, or on none', () => {
    const trip = { settings: {}, days: [{ id: 'a', stops: [] }] };
    expect(keepDay(trip, day, '2031-06-17', settings)).toEqual({
      ...trip,
      days: [...trip.days, day],
    });
  });
});
