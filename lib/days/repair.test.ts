import fc from 'fast-check';
import { createChecker } from './check/check';
import type { Finding } from './check/finding';
import { lowWatersFor, type Repair, repairsOf, whyNothing, worksWhen } from './repair';
import { leg } from '@/lib/transport/testing/transport';
import { bay, spring } from './testing/facts';
import { anyTrip, stopAt, tripOf } from './testing/trips';
import { allStops, OWN, type Trip } from './trip';
import { conflictsOf } from './testing/conflicts';
import { finished } from './testing/finished';

const checker = createChecker(bay);
const things = bay.things.map(({ type, slug }) => `${type}:${slug}`);
const everyDay = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** What is offered for a conflict, however many steps it takes. */
function offered(trip: Trip, conflict: Finding, now = spring): readonly Repair[] {
  return finished(repairsOf(checker, trip, conflict, now));
}

function repairs(trip: Trip): readonly Repair[] {
  const [conflict] = conflictsOf(checker.check(trip, spring));
  if (!conflict) throw new Error('The example has no conflict.');
  return offered(trip, conflict);
}

const dummy: Finding = {
  id: '',
  code: 'dark',
  state: 'problem',
  dayId: 'day-1',
  stopId: undefined,
  about: '',
  sentence: '',
  sources: [],
};

const firstRepair = (trip: Trip) => repairs(trip)[0];

it('opens the inn by another time', () => {
  const trip = tripOf([[stopAt('restaurant:inn', { time: '11:30' })]], { firstDate: '2031-07-02' });
  const repair = firstRepair(trip);
  expect(repair).toMatchObject({ kind: 'time' });
  expect(conflictsOf(checker.check(repair?.change(trip) ?? trip, spring))).toEqual([]);
});

it('moves what is shut by ordinary hours into them', () => {
  const usualHours = { opens: '10:00', closes: '16:00' } as const;
  const facts = {
    ...bay,
    things: bay.things.map((thing) => (thing.slug === 'market' ? { ...thing, usualHours } : thing)),
  };
  const trip = tripOf([[stopAt('activity:market', { time: '07:30' })]], {
    firstDate: '2031-07-02',
  });
  const usual = createChecker(facts);
  const [conflict] = conflictsOf(usual.check(trip, spring));
  const found = conflict ? finished(repairsOf(usual, trip, conflict, spring)) : [];
  expect(found.map(({ words }) => words)).toContain('Move Market from 07:30 to 10:00');
});

it('moves what is closed all day to another day', () => {
  const trip = tripOf([[stopAt('restaurant:inn')], []], { firstDate: '2031-07-07' });
  expect(firstRepair(trip)).toMatchObject({ kind: 'day', words: 'Move Inn to Tue 8 Jul' });
});

it('moves an event to its date, and has nothing for one that is over', () => {
  const trip = tripOf([[stopAt('event:fair')], []], { firstDate: '2031-08-29' });
  expect(firstRepair(trip)).toMatchObject({ kind: 'day', words: 'Move Fair to Sat 30 Aug' });
  const later = spring + 366 * 24 * 60;
  const [over] = conflictsOf(checker.check(trip, later));
  expect(over?.code).toBe('event-over');
  expect(over && offered(trip, over, later)).toEqual([]);
});

it('offers one of each kind to choose from: another time, another day, another place', () => {
  const trip = tripOf(
    [[stopAt('restaurant:inn', { time: '11:00', minutes: 60 }), stopAt('area:green')], []],
    { firstDate: '2031-07-02' },
  );
  const choice = repairs(trip);
  expect(choice.map(({ kind, words }) => [kind, words])).toEqual([
    ['time', 'Move Inn from 11:00 to 12:00'],
    ['day', 'Move Inn to Thu 3 Jul at 12:00'],
    ['instead', 'Cafe instead of Inn'],
  ]);
});

it('names the date on which it would work where nothing helps', () => {
  const trip = tripOf([[stopAt('beach:cove')]], {
    firstDate: '2031-09-29',
    settings: { dog: true },
  });
  const [conflict] = conflictsOf(checker.check(trip, spring));
  expect(conflict?.code).toBe('dogs-excluded');
  expect(conflict && offered(trip, conflict)).toEqual([]);
  const when = conflict && worksWhen(checker, trip, conflict, spring);
  expect(when).toBe('Cove: dogs allowed from Wed 1 Oct.');
});

it('says when what is closed opens', () => {
  const trip = tripOf([[stopAt('restaurant:inn')]], { firstDate: '2031-07-07' });
  const [conflict] = conflictsOf(checker.check(trip, spring));
  const when = conflict && worksWhen(checker, trip, conflict, spring);
  expect(when).toBe('Inn opens Tue 8 Jul at 12:00.');
});

it('names what stands in the way where no date helps either', () => {
  const trip = tripOf([[stopAt('area:green', { time: '23:00' })]], { firstDate: '2031-12-02' });
  const said = (code: Finding['code']) =>
    whyNothing(checker, trip, { ...dummy, code, about: 'Green' });
  expect(said('walk-in-the-dark')).toBe(
    'Green: dark by 16:52 on all your days. Set out earlier, or leave it out.',
  );
  expect(said('way-closed')).toBe('Green: closed until the road opens.');
});

it('tries the sunrise, and leaves a meal in its time', () => {
  const things = bay.things.map((thing) =>
    thing.slug === 'green' ? { ...thing, atSunrise: true as const } : thing,
  );
  const early = createChecker({ ...bay, things });
  const trip = tripOf([[stopAt('area:green', { time: '12:00' })]], { firstDate: '2031-07-02' });
  const [conflict] = conflictsOf(early.check(trip, spring));
  const found = conflict ? finished(repairsOf(early, trip, conflict, spring)) : [];
  expect(found.map(({ words }) => words)).toContain('Move Green from 12:00 to 04:30');

  // The inn is shut at a supper of half past ten, and open at every time of the afternoon.
  const supper = tripOf([[stopAt('restaurant:inn', { time: '22:30' })]], {
    firstDate: '2031-07-02',
  });
  const [time] = repairs(supper).filter(({ kind }) => kind === 'time');
  expect(time?.words).toBe('Move Inn from 22:30 to 20:15');
});

it('catches an earlier bus home', () => {
  const trip = tripOf([[stopAt('activity:market', { time: '13:30', minutes: 60 })]], {
    firstDate: '2031-07-02',
    settings: { sleeps: { at: 'place', slug: 'village' } },
  });
  const repair = firstRepair(trip);
  expect(repair).toBeDefined();
  expect(conflictsOf(checker.check(repair?.change(trip) ?? trip, spring))).toEqual([]);
});

it('tries the departures of early buses', () => {
  // The only bus goes early, and back again late: nothing between fits.
  const [out, home] = bay.transport.services;
  if (!out || !home) throw new Error('The bay has no buses.');
  const services = [
    { ...out, times: [{ days: ['weekday'], times: ['06:00'] }] },
    { ...home, times: [{ days: ['weekday'], times: ['08:00'] }] },
  ] as typeof bay.transport.services;
  const things = bay.things.map((thing) =>
    thing.slug === 'market' ? { ...thing, hours: 'open-ground' as const } : thing,
  );
  const early = createChecker({ ...bay, things, transport: { ...bay.transport, services } });
  const trip = tripOf([[stopAt('activity:market', { time: '12:00', minutes: 60 })]], {
    firstDate: '2031-07-02',
    settings: { sleeps: { at: 'place', slug: 'village' } },
  });
  const [conflict] = conflictsOf(early.check(trip, spring));
  const found = conflict ? finished(repairsOf(early, trip, conflict, spring)) : [];
  expect(found.map(({ words }) => words)).toContain('Move Market from 12:00 to 06:45');
});

it('offers the time with the better way, not only the nearest', () => {
  // The inn opens at noon; the way there on foot is longer than by the bus of one o’clock.
  const [out] = bay.transport.services;
  if (!out) throw new Error('The bay has no bus.');
  const things = bay.things.map((thing) =>
    thing.slug === 'market'
      ? { ...thing, hours: [{ days: everyDay, opens: '12:00', closes: '18:00' }] as const }
      : thing,
  );
  const legs = [leg('village', 'quay', 5, 100, 100)];
  const services = [
    { ...out, times: [{ days: ['weekday'], times: ['12:00'] }] },
  ] as typeof bay.transport.services;
  const walkable = createChecker({
    ...bay,
    things,
    transport: { ...bay.transport, legs, services },
  });
  const trip = tripOf([[stopAt('activity:market', { time: '11:30', minutes: 60 })]], {
    firstDate: '2031-07-02',
    settings: { sleeps: { at: 'place', slug: 'village' } },
  });
  const [conflict] = conflictsOf(walkable.check(trip, spring));
  const found = conflict ? finished(repairsOf(walkable, trip, conflict, spring)) : [];
  expect(found.map(({ words }) => words)).toContain('Move Market from 11:30 to 12:30');
});

it('always passes: a repair takes its conflict away and brings no other', () => {
  fc.assert(
    fc.property(anyTrip(things), (trip) => {
      const before = checker.check(trip, spring);
      const known = conflictsOf(before).map(({ id }) => id);
      for (const conflict of conflictsOf(before)) {
        const choice = offered(trip, conflict);
        expect(choice.length).toBeLessThanOrEqual(3);
        for (const repair of choice) {
          const after = conflictsOf(checker.check(repair.change(trip), spring)).map(({ id }) => id);
          const kept = (some: Trip) =>
            allStops(some)
              .map(({ id, note, time }) => [id, note ?? '', time !== undefined || !timed.has(id)])
              .toSorted(([a], [b]) => String(a).localeCompare(String(b)));
          const timed = new Set(
            allStops(trip).flatMap(({ id, time }) => (time === undefined ? [] : [id])),
          );
          expect(kept(repair.change(trip))).toEqual(kept(trip));
          expect(after).not.toContain(conflict.id);
          expect(after.filter((id) => !known.includes(id))).toEqual([]);
        }
      }
    }),
    { numRuns: 25 },
  );
});

describe('the low waters of a stay', () => {
  const trip = tripOf([[stopAt('beach:cove')], []], { firstDate: '2031-06-01' });

  it('are those by daylight, each to choose', () => {
    const choices = lowWatersFor(checker, trip, 'beach:cove', spring);
    expect(choices.length).toBeGreaterThan(1);
    for (const { time, words, change } of choices) {
      const { days } = change(trip);
      expect(days.flatMap(({ stops }) => stops)).toEqual([stopAt('beach:cove', { time })]);
      expect(words).toMatch(/^(Sun 1|Mon 2) Jun: low water/);
    }
  });

  it('are none for what the tide does not bind, without dates, and beyond the predictions', () => {
    expect(lowWatersFor(checker, tripOf([[stopAt('beach:head')]]), 'beach:head', spring)).toEqual(
      [],
    );
    expect(lowWatersFor(checker, tripOf([[stopAt('beach:cove')]]), 'beach:cove', spring)).toEqual(
      [],
    );
    const far = { ...trip, firstDate: '2040-06-01' } as const;
    expect(lowWatersFor(checker, far, 'beach:cove', spring)).toEqual([]);
  });
});

it('moves what is about a line of one’s own, and never the line', () => {
  const wedding = { id: 'w', type: OWN, slug: 'head', name: 'Wedding', time: '11:00' } as const;
  const trip = tripOf([[stopAt('beach:cove', { time: '10:00', minutes: 60 }), wedding], []], {
    firstDate: '2031-07-02',
    settings: { sleeps: { at: 'place', slug: 'village' }, pace: 'brisk' },
  });
  const found = repairs(trip);
  expect(found.length).toBeGreaterThan(0);
  for (const { change } of found) {
    const [day] = change(trip).days;
    expect(day?.stops.find(({ id }) => id === 'w')).toMatchObject(wedding);
  }
});
