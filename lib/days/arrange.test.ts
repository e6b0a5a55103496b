import { arrange, type Proposal } from './arrange';
import { createChecker } from './check/check';
import { bay, spring } from './testing/facts';
import { addDays } from '@/lib/time/london';
import { leg } from '@/lib/transport/testing/transport';
import { outline, stopAt, tripOf } from './testing/trips';
import { endAt, isOwn, OWN, startAt, type Thing, type Trip } from './trip';
import { conflictsOf } from './testing/conflicts';
import { finished } from './testing/finished';

const checker = createChecker(bay);
let ids = 0;
const newId = () => `new-${(ids += 1)}`;

function proposalFor(trip: Trip, tray: readonly Thing[], given = checker): Proposal {
  return finished(arrange({ checker: given, trip, tray, now: spring, newId }));
}

// A Wednesday and a Thursday.
const stayed: Trip = tripOf([[], []], {
  firstDate: '2031-07-02',
  settings: { sleeps: { at: 'place', slug: 'village' } },
});

it('proposes days that work, and changes nothing before it is accepted', () => {
  const tray = [stopAt('restaurant:inn'), stopAt('restaurant:cafe'), stopAt('beach:cove')];
  const brisk: Trip = { ...stayed, settings: { ...stayed.settings, pace: 'brisk' } };
  const before = JSON.stringify(brisk);
  const { trip, placed, left, change } = proposalFor(brisk, tray);
  expect(JSON.stringify(brisk)).toBe(before);
  expect(left).toEqual([]);
  expect(conflictsOf(checker.check(trip, spring))).toEqual([]);
  expect(placed).toBe(3);
  for (const { time } of trip.days.flatMap(({ stops }) => stops)) {
    expect(time).toMatch(/^\d\d:(00|15|30|45)$/);
  }
  expect(outline(change(brisk))).toEqual(outline(trip));
});

it('leaves out what works on no day, and says so', () => {
  const { placed, left } = proposalFor(stayed, [stopAt('event:fair'), stopAt('beach:gone')]);
  expect(placed).toBe(0);
  expect(left.map(({ name, reason }) => [name, reason])).toEqual([
    ['Fair', 'It’s on Sat 30 Aug 2031, outside your days.'],
    ['gone', 'No longer in our guide.'],
  ]);
  const undated = proposalFor(tripOf([[]]), [stopAt('event:fair')]);
  expect(undated.left[0]?.reason).toBe('It’s on Sat 30 Aug 2031. Add dates to your days.');
});

it('counts only the walk beside a bus that may come, and all of it where none does', () => {
  const [, home] = bay.transport.services;
  if (!home) throw new Error('No bus goes home.');
  const unread = {
    ...home,
    calls: [{ at: 'head', minutes: 0 }, { at: 'village' }],
    times: [{ days: ['weekday'], times: 'not-read' }],
  } as const;
  const leftWith = (services: readonly (typeof unread)[]) => {
    const facts = { ...bay, transport: { ...bay.transport, services } };
    return proposalFor(stayed, [stopAt('beach:head')], createChecker(facts)).left;
  };
  expect(leftWith([unread])).toEqual([]);
  expect(leftWith([])[0]?.reason).toMatch(/^Too far on foot: /);
});

it('says when something opens that is closed on all days, and for how long dogs are not allowed', () => {
  const monday: Trip = { ...tripOf([[]], { settings: { dog: true } }), firstDate: '2031-07-07' };
  const { left } = proposalFor(monday, [stopAt('restaurant:inn'), stopAt('beach:cove')]);
  expect(left.map(({ name, reason }) => [name, reason])).toEqual([
    [
      'Inn',
      'Closed that day. Open Tuesday, Wednesday, Thursday, Friday, Saturday and Sunday. Cafe would fit.',
    ],
    ['Cove', 'No dogs from May to September. Head would fit.'],
  ]);
});

it('leaves what another tab has planned meanwhile', () => {
  const { change } = proposalFor(stayed, [stopAt('area:green')]);
  const meanwhile: Trip = { ...stayed, days: [...stayed.days, { id: 'third', stops: [] }] };
  expect(change(meanwhile)).toBe(meanwhile);
});

it('puts what is near each other on one day', () => {
  // The island is a short way on foot from the quay, to which a bus goes.
  const { points, legs } = bay.transport;
  const facts = {
    ...bay,
    transport: {
      ...bay.transport,
      points: [...points, { slug: 'island', name: 'island', places: ['island' as never] }],
      legs: [...legs, leg('quay', 'island', 1, 0, 0)],
    },
  };
  const tray = [stopAt('activity:market'), stopAt('area:island')];
  for (let ahead = 0; ahead < 5; ahead += 1) {
    const firstDate = addDays('2031-06-30', ahead);
    const { trip, left } = proposalFor({ ...stayed, firstDate }, tray, createChecker(facts));
    expect([firstDate, left]).toEqual([firstDate, []]);
    expect(trip.days.some(({ stops }) => stops.length === 2)).toBe(true);
  }
});

it('makes days where there are none, and never more for what works on none of them', () => {
  const tray = [stopAt('area:green'), stopAt('beach:head')];
  expect(proposalFor(tripOf([]), tray).trip.days).toHaveLength(1);
  // The inn is shut on the Monday, and open on the Tuesday.
  const monday: Trip = { ...tripOf([]), firstDate: '2031-07-07' };
  const { trip, left } = proposalFor(monday, [stopAt('restaurant:inn')]);
  expect([trip.days.length, left.length]).toEqual([1, 1]);
});

it('ends a day without a date where one eats in the evening', () => {
  const evenings = bay.things.map((thing) =>
    thing.slug === 'inn' && typeof thing.hours !== 'string'
      ? { ...thing, hours: thing.hours.map((span) => ({ ...span, opens: '18:00' as const })) }
      : thing,
  );
  const tray = [stopAt('restaurant:inn'), stopAt('area:green'), stopAt('beach:cove')];
  const { settings } = stayed;
  const given = createChecker({ ...bay, things: evenings });
  const { trip, left } = proposalFor({ ...tripOf([[]]), settings }, tray, given);
  expect(left).toEqual([]);
  const [day] = trip.days;
  expect(day?.stops.at(-1)?.slug).toBe('inn');
});

it('takes a beach where beaches are pleasant, whatever the water at its cove', () => {
  const cove = [stopAt('beach:cove')];
  for (let ahead = 0; ahead < 30; ahead += 1) {
    const firstDate = addDays('2031-07-01', ahead);
    const [day] = proposalFor({ ...tripOf([[]]), firstDate }, cove).trip.days;
    expect([firstDate, day?.stops[0]?.time]).toEqual([firstDate, '11:00']);
  }
});

it('puts nothing on Christmas Day', () => {
  const trip: Trip = { ...tripOf([[], []]), firstDate: '2031-12-24' };
  const { trip: arranged } = proposalFor(trip, [stopAt('area:green'), stopAt('beach:head')]);
  expect(outline(arranged).map((stops) => stops.length)).toEqual([2, 0]);
});

it('arranges about lines of one’s own: none moves, none is run into, none comes before a day begins', () => {
  const wedding = {
    id: 'w',
    type: OWN,
    slug: 'head',
    name: 'Wedding',
    time: '14:00',
    minutes: 180,
  } as const;
  const days = [
    { id: 'a', stops: [startAt('11:00', 'out'), wedding, endAt('18:30', 'back')] },
    { id: 'b', stops: [] },
  ];
  const trip: Trip = { ...stayed, settings: { ...stayed.settings, pace: 'brisk' }, days };
  const tray = ['restaurant:inn', 'restaurant:cafe', 'beach:cove', 'area:green'].map((one) =>
    stopAt(one),
  );
  const { trip: made, placed } = proposalFor(trip, tray);
  expect(placed).toBeGreaterThan(2);
  expect(conflictsOf(checker.check(made, spring))).toEqual([]);
  const [first] = made.days;
  expect(first?.stops.filter(isOwn)).toEqual(days[0]?.stops);
  expect(first?.stops.at(0)?.id).toBe('out');
  expect(first?.stops.at(-1)?.id).toBe('back');
});
