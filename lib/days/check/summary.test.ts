import { bay, spring } from '../testing/facts';
import { stopAt, tripOf } from '../testing/trips';
import type { Stop, Trip } from '../trip';
import { createChecker } from './check';
import { summaryOf } from './summary';

const facts = {
  ...bay,
  things: bay.things.map((thing) =>
    thing.slug === 'island' ? { ...thing, hours: 'not-known' as const } : thing,
  ),
};

function summaryFor(stops: readonly Stop[], more: Partial<Trip> = {}) {
  const trip = tripOf([stops], { firstDate: '2031-07-02', ...more });
  const [day] = createChecker(facts).check(trip, spring).days;
  if (!day) throw new Error('The trip has a day.');
  return summaryOf(day);
}

const closed = stopAt('restaurant:inn', { time: '09:00' });

it('is one verdict: works, so many things to check first, or the first problem', () => {
  expect(summaryFor([stopAt('area:green')]).verdict).toEqual({ state: 'works' });
  expect(summaryFor([stopAt('activity:market')]).verdict).toEqual({ state: 'check', count: 1 });
  const { verdict } = summaryFor([stopAt('activity:market'), closed]);
  expect(verdict).toEqual({ state: 'problem', first: 'Inn: closed then' });
});

it('tells alike gaps in one finding, with its stops and each source once', () => {
  const stops = [stopAt('activity:market'), stopAt('area:island')];
  const { findings, sources } = summaryFor(stops);
  const asked = findings.filter(({ ask }) => ask === 'hours');
  expect(asked).toMatchObject([
    {
      sentence: 'Opening times: check with Market and Island.',
      stopIds: ['activity:market', 'area:island'],
    },
  ]);
  expect(sources.map(({ name }) => name)).toEqual(['Market in the guide', 'Island in the guide']);
});

it('warns of the tide and of the dark before everything else', () => {
  const cove = stopAt('beach:cove', { time: '10:00' });
  expect(
    summaryFor([closed, cove])
      .findings.map(({ code }) => code)
      .slice(0, 2),
  ).toEqual(['tide', 'closed']);
});

it('keeps what works apart', () => {
  const { findings, works } = summaryFor([stopAt('restaurant:inn', { time: '13:00' })]);
  expect([findings, works.map(({ sentence }) => sentence)]).toEqual([[], ['Open 12:00–21:00.']]);
});
