import { toEpochMinutes } from '@/lib/time/london';
import { closing, stretch, transport } from '@/lib/transport/fixtures';
import type { Transport } from '@/lib/transport/data';
import { byCar } from './drive';
import { createNetworks } from './network';

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
  byCar(createNetworks(given)(date), from, to, { ready: noon, due: undefined });

it('is the same both ways, and to be checked where no car park is named', () => {
  const there = drivesTo('mill', 'quay');
  expect(there).toMatchObject({ carPark: { name: 'Harbour' }, journey: { certainty: 'known' } });
  expect(there?.journey?.arrives).toBe(noon + (drive?.minutes ?? NaN));
  const back = drivesTo('quay', 'mill');
  expect(back?.journey).toMatchObject({
    arrives: there?.journey?.arrives,
    certainty: 'check-first',
  });
});

it('walks to the car and from it, and leaves as late as it may', () => {
  const network = createNetworks(bay)(date);
  const there = byCar(network, 'quay', 'cove', { ready: undefined, due: noon });
  expect(there?.journey?.legs.map(({ by, to }) => [by, to])).toEqual([
    ['car', 'mill'],
    ['foot', 'cove'],
  ]);
  expect(there?.journey?.arrives).toBe(noon);
  const back = drivesTo('cove', 'quay');
  expect(back?.journey?.legs.map(({ by, to }) => [by, to])).toEqual([
    ['foot', 'mill'],
    ['car', 'quay'],
  ]);
});

it('leaves the car where it stands for what is near it', () => {
  expect(drivesTo('mill', 'cove')).toBeUndefined();
});

it('fills in nothing: no figure, no journey', () => {
  expect(drivesTo('mill', 'island')).toMatchObject({ drive: undefined, journey: undefined });
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
  expect(shut?.journey).toBeUndefined();
  expect(shut?.drive?.miles).toEqual(miles);
});
