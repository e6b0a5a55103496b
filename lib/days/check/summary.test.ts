import { bay, spring } from '../testing/facts';
import { stopAt, tripOf } from '../testing/trips';
import type { Stop } from '../trip';
import { createChecker } from './check';
import { summaryOf, verdictOf } from './summary';

const facts = {
  ...bay,
  things: bay.things.map((thing) =>
    thing.slug === 'island' ? { ...thing, hours: 'not-known' as const } : thing,
  ),
};

function checkOf(stops: readonly Stop[]) {
  const trip = tripOf([stops], { firstDate: '2031-07-02' });
  const [day] = createChecker(facts).check(trip, spring).days;
  if (!day) throw new Error('The trip has a day.');
  return day;
}

const summaryFor = (stops: readonly Stop[]) => summaryOf(checkOf(stops));
const verdictFor = (stops: readonly Stop[]) => verdictOf([checkOf(stops)]);

const closed = stopAt('restaurant:inn', { time: '09:00' });

it('is one verdict: works, works if something holds, or the problems by what they are', () => {
  const [green, market] = [stopAt('area:green'), stopAt('activity:market')];
  expect(verdictFor([green])).toEqual({ state: 'works', words: 'Works' });
  expect(verdictFor([market])).toEqual({ state: 'check-first', words: 'Works if Market is open' });
  expect(verdictFor([market, closed]).words).toBe(
    '2 problems: Inn, closed then; Inn, starts too soon',
  );
  const cafe = stopAt('restaurant:cafe', { time: '20:00' });
  expect(verdictFor([closed, cafe]).words).toBe('2 problems: Inn and Cafe, closed then');
});

it('hides nothing that must be true: alike in one, a way with what happens else by itself', () => {
  const firstDate = '2031-07-02';
  const sleeps = { at: 'place', slug: 'village' } as const;
  const stops = [stopAt('activity:market'), stopAt('area:island'), stopAt('beach:head')];
  const trip = tripOf([stops], { firstDate, settings: { sleeps, wheels: true } });
  const [day] = createChecker(facts).check(trip, spring).days;
  const asked = day?.findings.filter(({ state }) => state === 'check-first') ?? [];
  expect(asked.length).toBeGreaterThan(3);
  const { words } = verdictOf(day ? [day] : []);
  expect(words).toMatch(/^Works if .*\. And if Market and Island are open and the path to /);
  for (const { condition: [said = '', name = ''] = [] } of asked) {
    for (const part of [...said.split('…'), name]) expect(words).toContain(part);
  }
});

it('tells a bus on which several ways hang once, and what happens else only where it is one', () => {
  const day = checkOf([stopAt('beach:head'), stopAt('area:green')]);
  const verdictWith = (alternatives: readonly (string | undefined)[]) => {
    const findings = alternatives.map((otherwise, index) => ({
      id: `${index}`,
      state: 'check-first' as const,
      code: 'leg-not-known' as const,
      dayId: 'day',
      stopId: `${index}`,
      about: 'Head',
      sentence: `If bus 7 runs; else ${otherwise}.`,
      condition: ['bus 7 runs'] as const,
      otherwise,
      sources: [],
    }));
    return verdictOf([{ ...day, findings }]).words;
  };
  expect(verdictWith(['2 h on foot'])).toBe('Works if bus 7 runs; else 2 h on foot');
  expect(verdictWith(['2 h on foot', '2 h on foot'])).toBe('Works if bus 7 runs; else 2 h on foot');
  expect(verdictWith(['2 h on foot', '1 h on foot'])).toBe('Works if bus 7 runs');
  expect(verdictWith(['2 h on foot', undefined])).toBe('Works if bus 7 runs');
});

it('tells once all the times by which one bus has to be there', () => {
  const day = checkOf([stopAt('beach:head'), stopAt('area:green')]);
  const findings = ['12:15', '14:30'].map((time) => ({
    id: time,
    state: 'check-first' as const,
    code: 'leg-not-known' as const,
    dayId: 'day',
    stopId: time,
    about: 'Head',
    sentence: `If bus 7 is there by ${time}.`,
    condition: ['bus 7 is there by …', time] as const,
    sources: [],
  }));
  expect(verdictOf([{ ...day, findings }]).words).toBe(
    'Works if bus 7 is there by 12:15 and 14:30',
  );
});

it('tells alike gaps in one finding, with its stops and each source once', () => {
  const stops = [stopAt('activity:market'), stopAt('area:island')];
  const { findings, sources } = summaryFor(stops);
  const asked = findings.filter(({ ask }) => ask === 'hours');
  expect(asked).toMatchObject([
    {
      sentence: 'Ask about opening times: Market and Island.',
      stopIds: ['activity:market', 'area:island'],
    },
  ]);
  expect(sources.map(({ name }) => name)).toEqual(['Market in the guide', 'Island in the guide']);
});

it('asks once for every stop, and tells each stop what it alone has to know', () => {
  const stops = ['activity:market', 'area:island', 'activity:market'].map((thing, index) => ({
    ...stopAt(thing),
    id: `s${index}`,
  }));
  expect(summaryFor(stops).findings.find(({ ask }) => ask === 'hours')?.sentence).toBe(
    'Ask about opening times: every stop.',
  );
  const twice = [closed, { ...closed, id: 'again' }];
  const told = summaryFor(twice).findings.filter(({ code }) => code === 'closed');
  expect(told.map(({ stopIds }) => stopIds)).toEqual([[closed.id], ['again']]);
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

it('names every stop that a notice is of', () => {
  const day = checkOf([stopAt('beach:head'), stopAt('area:green')]);
  const about = ['Head', 'Green'];
  const findings = day.stops.map(({ stop }, index) => ({
    id: stop.id,
    state: 'check-first' as const,
    code: 'notice' as const,
    dayId: 'day',
    stopId: stop.id,
    about: about[index] ?? '',
    sentence: 'Road closed: check first.',
    condition: ['the way to … is open', about[index] ?? ''] as const,
    sources: [],
  }));
  expect(verdictOf([{ ...day, findings }]).words).toBe(
    'Works if the way to Head and Green is open',
  );
});

it('says by itself what must be true of something that is no longer listed', () => {
  expect(verdictFor([stopAt('activity:market'), stopAt('beach:gone')]).words).toBe(
    'Works if Market is open and what is no longer in our guide is still there',
  );
});
