import { toEpochMinutes } from '@/lib/time/london';
import { closing, stretch, transport } from '@/lib/transport/testing/transport';
import type { Transport } from '@/lib/transport/data';
import { byCar } from './drive';
import { networksOf } from './network';

// 2 June 2031 is a Monday.
const date = '2031-06-02';
const noon = toEpochMinutes(date, '12:00');
const bay: Transport = {
  ...transport,
  points: transport.points.map((point) => ({ ...point, places: [point.slug as never] })),
  carParks: [
    { slug: 'harbour', place: 'quay' as never, name: 'Harbour', note: 'By the wall.', sources: [] },
  ],
};
const [drive] = transport.drives;
const drivesTo = (from: string, to: string, given = bay) =>
  byCar(networksOf(given)(date), from, to, { ready: noon, due: undefined });

it('is the same both ways, and to be checked where no car park is named', () => {
  const there = drivesTo('mill', 'quay');
  expect(there?.way).toMatchObject({ legs: [{ carPark: { name: 'Harbour' } }], doubt: 0 });
  expect(there?.way.arrive).toBe(noon + (drive?.minutes ?? NaN));
  const back = drivesTo('quay', 'mill');
  expect(back?.way).toMatchObject({
    arrive: there?.way.arrive,
    legs: [{ carPark: undefined }],
  });
});

it('walks to the car and from it, and leaves as late as it may', () => {
  const network = networksOf(bay)(date);
  const there = byCar(network, 'quay', 'cove', { ready: undefined, due: noon });
  expect(there?.way.legs.map(({ mode, to }) => [mode, to])).toEqual([
    ['car', 'mill'],
    ['foot', 'cove'],
  ]);
  expect(there?.way.arrive).toBe(noon);
  const back = drivesTo('cove', 'quay');
  expect(back?.way.legs.map(({ mode, to }) => [mode, to])).toEqual([
    ['foot', 'mill'],
    ['car', 'quay'],
  ]);
});

it('takes the bus to a car that was left elsewhere', () => {
  const network = networksOf({ ...bay, legs: [] })(date);
  const ready = toEpochMinutes(date, '08:00');
  const back = byCar(network, 'mill', 'mill', { ready, due: undefined, carAt: 'quay' });
  expect(back?.way.legs.map(({ mode, to }) => [mode, to])).toEqual([
    ['ride', 'quay'],
    ['car', 'mill'],
  ]);
  expect(back?.way.legs[1]?.leave).toBe(back?.way.legs[0]?.arrive);
});

it('leaves the car where it stands for what is near it', () => {
  expect(drivesTo('mill', 'cove')).toBeUndefined();
});

it('fills in nothing: no figure, no time', () => {
  const way = drivesTo('mill', 'island')?.way;
  expect(way).toMatchObject({ leave: undefined, arrive: undefined, doubt: 1 });
  expect(way?.legs).toMatchObject([{ mode: 'car', drive: undefined, minutes: undefined }]);
});

it.each([
  ['closed', date, [8, 9]],
  ['closed once, and unread since', '2031-06-01', undefined],
] as const)('has no minutes where the road is %s', (_what, until, miles) => {
  const drives = transport.drives.map((one) => ({
    ...one,
    whileClosed: { stretch, miles: [8, 9] as [number, number] },
  }));
  const shut = drivesTo('mill', 'quay', {
    ...bay,
    drives,
    notices: [closing('2031-01-01', until)],
  });
  expect(shut?.way.arrive).toBeUndefined();
  expect(shut?.way.legs).toMatchObject([{ mode: 'car', drive: { ...(miles && { miles }) } }]);
});

it('has beside an uncertain bus to the car the walk there, and the drive', () => {
  const saturday = '2031-06-07'; // Nobody has read its times.
  const ready = toEpochMinutes(saturday, '08:00');
  const times = { ready, due: undefined, carAt: 'quay', ridden: [{ from: 'cove', to: 'quay' }] };
  const back = byCar(networksOf(bay)(saturday), 'cove', 'mill', times);
  const modes = [back?.way, back?.otherwise].map((way) => way?.legs.map(({ mode }) => mode));
  expect(modes).toEqual([
    ['ride', 'car'],
    ['foot', 'car'],
  ]);
});
