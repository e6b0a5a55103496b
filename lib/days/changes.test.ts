import fc from 'fast-check';
import {
  changeDay,
  changeFirstDate,
  changeLength,
  changeSettings,
  changeStop,
  mergeTrip,
  moveDay,
} from './changes';
import { addDay, addStop, moveStop, removeDay, removeStop, removeThing } from './structure';
import { anyDate, anyTrip, outline, stopAt, tripOf } from './testing/trips';
import { MAX_DAYS, MAX_STOPS, trayOf, type Trip } from './trip';
import { revertTrip } from './undo';

const [castle, cove, fair, inn] = [
  stopAt('activity:castle'),
  stopAt('beach:cove', { time: '10:00' }),
  stopAt('event:fair'),
  stopAt('restaurant:inn'),
];
const trip = tripOf([[castle, cove], [fair], [inn]]);

describe('moves of a stop', () => {
  it('goes to another day, at the place that is named', () => {
    const moved = moveStop(trip, castle.id, { dayId: 'day-2', index: 1 });
    expect(outline(moved)).toEqual([[cove.id], [fair.id, castle.id], [inn.id]]);
  });

  it('goes down and up within its day; the place counts without the stop itself', () => {
    const down = moveStop(trip, castle.id, { dayId: 'day-1', index: 1 });
    expect(outline(down)[0]).toEqual([cove.id, castle.id]);
    expect(outline(moveStop(down, castle.id, { dayId: 'day-1', index: 0 }))).toEqual(outline(trip));
  });

  it.each([-3, 99])('is held within the day at place %d', (index) => {
    const moved = moveStop(trip, inn.id, { dayId: 'day-1', index });
    expect(outline(moved)[0]).toHaveLength(3);
    expect(outline(moved)[0]?.at(index < 0 ? 0 : -1)).toBe(inn.id);
  });

  it('changes nothing for a stop or a day that is not there, or a place it has', () => {
    expect(moveStop(trip, 'nothing', { dayId: 'day-1', index: 0 })).toBe(trip);
    expect(moveStop(trip, castle.id, { dayId: 'nothing', index: 0 })).toBe(trip);
    expect(moveStop(trip, castle.id, { dayId: 'day-1', index: 0 })).toBe(trip);
  });

  it('is changed in what is named and nothing else; null takes away', () => {
    const changed = changeStop(trip, cove.id, { minutes: 90, note: ' towels ', time: null });
    expect(changed.days[0]?.stops[1]).toEqual({
      ...stopAt('beach:cove'),
      minutes: 90,
      note: 'towels',
    });
    expect(changeStop(trip, cove.id, { time: '10:00' })).toBe(trip);
  });

  it('stays within the limits', () => {
    const changed = changeStop(trip, cove.id, { minutes: 1e9, note: 'x'.repeat(5000) });
    expect(changed.days[0]?.stops[1]).toMatchObject({ minutes: 1440, note: 'x'.repeat(2000) });
    const full = tripOf([
      Array.from({ length: MAX_STOPS }, (_, n) => stopAt('beach:a', { id: `${n}` })),
    ]);
    expect(addStop(full, castle, { dayId: 'day-1', index: 0 })).toBe(full);
    expect(addDay(full, { id: 'new', stops: [castle] })).toBe(full);
  });

  it('is added once', () => {
    expect(addStop(trip, castle, { dayId: 'day-3', index: 0 })).toBe(trip);
  });
});

describe('moves of a day', () => {
  it('goes to another place and takes its stops along', () => {
    expect(moveDay(trip, 'day-3', 0).days.map(({ id }) => id)).toEqual(['day-3', 'day-1', 'day-2']);
    expect(moveDay(trip, 'day-3', 99)).toBe(trip);
  });

  it('is removed with its stops, which are then in the tray again', () => {
    const saved = [
      { type: 'activity', slug: 'castle' },
      { type: 'restaurant', slug: 'inn' },
    ];
    expect(trayOf(trip, saved)).toEqual([]);
    expect(trayOf(removeDay(trip, 'day-1'), saved)).toEqual([saved[0]]);
  });

  it('has no more days than the limit', () => {
    const full = Array.from({ length: 20 }, (_, n) => n).reduce(
      (some, n) => addDay(some, { id: `d${n}`, stops: [] }),
      tripOf([]),
    );
    expect(full.days).toHaveLength(MAX_DAYS);
  });

  it('of a ready-made trip come after the own, whose dates and answers hold', () => {
    const other: Trip = {
      firstDate: '2031-06-07',
      settings: { dog: true, pace: 'slow' },
      days: [
        { id: 'r1', stops: [] },
        { id: 'day-1', stops: [] },
      ],
    };
    const merged = mergeTrip({ ...trip, settings: { pace: 'brisk' } }, other);
    expect(merged.days.map(({ id }) => id)).toEqual(['day-1', 'day-2', 'day-3', 'r1']);
    expect(merged.firstDate).toBeUndefined();
    expect(merged.settings).toEqual({ dog: true, pace: 'brisk' });
    expect(mergeTrip(tripOf([]), other)).toMatchObject({ firstDate: '2031-06-07' });
    expect(mergeTrip(trip, tripOf([]))).toBe(trip);
  });
});

describe('another first date', () => {
  const eventOf = ({ type }: { type: string }) =>
    type === 'event' ? ({ startDate: '2027-08-28' } as const) : undefined;
  const dated: Trip = { ...trip, firstDate: '2027-08-27' };

  it('moves all days, and what is bound to a date stays on it and is named', () => {
    const { trip: moved, stayed, left } = changeFirstDate(dated, '2027-08-28', eventOf);
    expect(outline(moved)).toEqual([[castle.id, cove.id, fair.id], [], [inn.id]]);
    expect([stayed, left]).toEqual([[fair.id], []]);
  });

  it('leaves standing, and names, what is bound to a date that is no longer there', () => {
    const { trip: moved, stayed, left } = changeFirstDate(dated, '2027-09-10', eventOf);
    expect(outline(moved)).toEqual(outline(trip));
    expect([stayed, left]).toEqual([[], [fair.id]]);
  });

  it('can be taken away', () => {
    expect(changeFirstDate(dated, null, eventOf).trip).toEqual(trip);
  });
});

describe('a thing that is no longer saved', () => {
  it('takes all its stops along', () => {
    const twice = addStop(trip, { ...castle, id: 'again' }, { dayId: 'day-3', index: 0 });
    const without = removeThing(twice, castle);
    expect(outline(without)).toEqual([[cove.id], [fair.id], [inn.id]]);
  });
});

const things = ['activity:castle', 'beach:cove', 'event:fair', 'restaurant:inn'];

/** Any change at all, of what is there or of what is not. */
const anyChange = fc
  .record({
    kind: fc.integer({ min: 0, max: 10 }),
    day: fc.integer({ min: 1, max: 5 }).map((day) => `day-${day}`),
    stop: fc
      .tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 4 }))
      .map(([day, index]) => `stop-${day}-${index}`),
    index: fc.integer({ min: 0, max: 5 }),
    date: anyDate,
    slug: fc.constantFrom(...things),
  })
  .map(({ kind, day, stop, index, date, slug }) => (before: Trip): Trip => {
    const eventOf = ({ type }: { type: string }) =>
      type === 'event' ? { startDate: date } : undefined;
    switch (kind) {
      case 0:
        return addDay(before, { id: 'new', stops: [] }, index);
      case 1:
        return removeDay(before, day);
      case 2:
        return moveDay(before, day, index);
      case 3:
        return changeDay(before, day, { title: 'Rain' });
      case 4:
        return addStop(before, stopAt(slug, { id: 'new' }), { dayId: day, index });
      case 5:
        return removeStop(before, stop);
      case 6:
        return moveStop(before, stop, { dayId: day, index });
      case 7:
        return changeStop(before, stop, { time: '12:00', minutes: null, note: 'x' });
      case 8:
        return changeFirstDate(before, date, eventOf).trip;
      case 9:
        return removeThing(before, stopAt(slug));
      default:
        return changeSettings(
          { ...before, days: before.days.slice(1) },
          {
            dog: true,
            pace: 'slow',
          },
        );
    }
  });

describe('undo', () => {
  it('of any change gives the same plan', () => {
    fc.assert(
      fc.property(anyTrip(things), anyChange, (before, change) => {
        const after = change(before);
        expect(revertTrip(after, before, after).trip).toEqual(before);
      }),
      { numRuns: 500 },
    );
  });

  it('of any change leaves alone what another tab has done since', () => {
    fc.assert(
      fc.property(anyTrip(things), anyChange, (before, change) => {
        const later = (some: Trip) =>
          addDay(some, { id: 'later', stops: [stopAt('beach:cove', { id: 'later' })] });
        const after = change(before);
        const { trip: undone } = revertTrip(later(after), before, after);
        expect(undone.days.filter(({ id }) => id !== 'later')).toEqual(before.days);
        expect(undone.days.map(({ id }) => id)).toContain('later');
      }),
      { numRuns: 500 },
    );
  });

  it('keeps no stop twice when it was moved on meanwhile', () => {
    const after = moveStop(trip, castle.id, { dayId: 'day-2', index: 0 });
    const movedOn = moveStop(after, castle.id, { dayId: 'day-3', index: 0 });
    const { trip: undone, isComplete } = revertTrip(movedOn, trip, after);
    expect(isComplete).toBe(false);
    const ids = outline(undone).flat();
    expect(ids.filter((id) => id === castle.id)).toHaveLength(1);
  });

  it('of nothing changes nothing', () => {
    expect(revertTrip(dayOff, trip, trip)).toEqual({ trip: dayOff, isComplete: true });
  });

  const dayOff = addDay(trip, { id: 'off', stops: [] });
});

it('has as many days as one is here, those that are there first', () => {
  let ids = 0;
  const newId = () => `new-${(ids += 1)}`;
  const two = tripOf([[stopAt('area:green')], []]);
  expect(outline(changeLength(two, 3, newId))).toEqual([['area:green'], [], []]);
  expect(changeLength(two, 2, newId)).toBe(two);
  expect(outline(changeLength(two, 1, newId))).toEqual([['area:green']]);
});
