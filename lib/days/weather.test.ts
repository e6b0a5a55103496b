import { planForecast } from '@/lib/forecast/plan';
import { readForecast } from '@/lib/forecast/open-meteo';
import { rainOn, seaAnswer, weatherAnswer, type Weather } from '@/lib/forecast/testing/answers';
import { toEpochMinutes } from '@/lib/time/london';
import { arrange } from './arrange';
import { createChecker } from './check/check';
import { isOfWeather } from './check/finding';
import type { ThingFacts } from './facts';
import { repairsOf } from './repair';
import { bay, spring } from './testing/facts';
import { outline, stopAt, tripOf } from './testing/trips';
import type { Thing, Trip } from './trip';
import { finished } from './testing/finished';

// A Saturday and a Sunday.
const [saturday, sunday] = ['2031-07-05', '2031-07-06'] as const;
const askedAt = toEpochMinutes(saturday, '06:00');
const service = { name: 'Sky', url: 'https://sky.example', windyPlace: 'on the cliffs' };

type Changes = Readonly<Record<string, Partial<ThingFacts>>>;

/** The bay under a weather, with what is changed of its things by their slugs. */
function checkerOf(weather: Weather, changes: Changes = {}, waves?: number) {
  const first = toEpochMinutes(saturday, '00:00') * 60;
  const forecast = readForecast({
    askedAt,
    weather: JSON.stringify(weatherAnswer(first, weather)),
    sea: JSON.stringify(seaAnswer(first, waves)),
  });
  const things = bay.things.map((thing) => ({
    ...thing,
    ...(thing.slug === 'cafe' && { indoors: true as const }),
    ...changes[thing.slug],
  }));
  return createChecker({ ...bay, things }, planForecast(forecast, service));
}

const head = stopAt('beach:head', { time: '11:00', minutes: 60 });
const wetSaturday = checkerOf(rainOn(saturday));
const weatherOf = (checker: typeof wetSaturday, trip: Trip) =>
  checker.check(trip, spring).findings.filter(isOfWeather);

function repairs(trip: Trip, saved: readonly Thing[] = [], checker = wetSaturday) {
  const [finding] = weatherOf(checker, trip);
  if (!finding) throw new Error('The weather is not against it.');
  return finished(repairsOf(checker, trip, finding, spring, saved));
}

it('says of a wet beach that rain is likely, and when the forecast was made', () => {
  const trip = tripOf([[head], [stopAt('area:green', { time: '11:00' })]], { firstDate: saturday });
  const { findings } = wetSaturday.check(trip, spring);
  expect(findings.filter(({ sentence }) => /forecast of/.test(sentence))).toMatchObject([
    {
      code: 'rain-likely',
      state: 'good-to-know',
      about: 'Head',
      sentence: 'Rain likely 11:00–12:00 (forecast of Sat 5 Jul, 06:00).',
      sources: [{ name: 'Sky', readOn: saturday }],
    },
    { code: 'forecast', about: 'The whole day' },
    { code: 'forecast', dayId: 'day-2' },
  ]);
});

it('says nothing of a roof, of a day without a date, and of what no forecast reaches', () => {
  const cafe = stopAt('restaurant:cafe', { time: '11:00' });
  expect(weatherOf(wetSaturday, tripOf([[cafe]], { firstDate: saturday }))).toEqual([]);
  expect(weatherOf(wetSaturday, tripOf([[head]]))).toEqual([]);
  expect(weatherOf(wetSaturday, tripOf([[head]], { firstDate: '2031-07-14' }))).toEqual([]);
});

it('looks at what matters to each: rain, gusts, waves, and cloud at a sunrise and under the stars', () => {
  const rough = checkerOf(
    () => ({ cloud: 90, gusts: 40 }),
    { green: { stars: true }, island: { atSunrise: true }, market: { type: 'walk' } },
    1.5,
  );
  const codes = (thing: string, time: '04:30' | '15:00' | '23:00') =>
    weatherOf(rough, tripOf([[stopAt(thing, { time })]], { firstDate: saturday })).map(
      ({ code }) => code,
    );
  expect(codes('beach:head', '15:00')).toEqual(['high-waves']);
  expect(codes('walk:market', '15:00')).toEqual(['strong-gusts']);
  expect(codes('area:island', '04:30')).toEqual(['cloud-likely']);
  expect(codes('area:green', '23:00')).toEqual(['cloud-likely']);
  expect(codes('area:green', '15:00')).toEqual([]);
});

it('offers the other day, the days the other way round, and a roof', () => {
  const trip = tripOf([[head], []], { firstDate: saturday });
  const found = repairs(trip);
  expect(found.map(({ words }) => words)).toEqual([
    'Move Head to Sun 6 Jul',
    'Swap Sat 5 Jul and Sun 6 Jul',
    'Cafe instead of Head',
  ]);
  for (const { change } of found) expect(weatherOf(wetSaturday, change(trip))).toEqual([]);
});

it('offers a dry hour of the same day first', () => {
  const morning: Weather = (seconds) =>
    new Date(seconds * 1000).getUTCHours() < 12 ? { rain: 1, chance: 90, code: 61 } : {};
  const trip = tripOf([[head]], { firstDate: saturday });
  const [first] = repairs(trip, [], checkerOf(morning));
  expect(first?.words).toBe('Move Head from 11:00 to 13:00');
});

it('never moves the rain to something else', () => {
  const trip = tripOf([[head], [stopAt('area:green', { time: '15:00' })]], { firstDate: saturday });
  expect(repairs(trip).map(({ kind }) => kind)).not.toContain('swap');
});

it('offers a saved roof before others', () => {
  const hours = bay.things.find(({ slug }) => slug === 'cafe')?.hours ?? [];
  const checker = checkerOf(rainOn(saturday), { inn: { indoors: true, hours } });
  const trip = tripOf([[head]], { firstDate: saturday });
  const first = (saved: readonly Thing[]) => repairs(trip, saved, checker)[0]?.words;
  expect(first([])).toBe('Cafe instead of Head');
  expect(first([{ type: 'restaurant', slug: 'inn' }])).toBe('Inn instead of Head');
});

it.each([
  [saturday, 'day-2'],
  [sunday, 'day-1'],
] as const)('arranges a beach on the drier day when it rains on %s', (wet, day) => {
  const trip = tripOf([[], []], {
    firstDate: saturday,
    settings: { sleeps: { at: 'place', slug: 'village' }, pace: 'brisk' },
  });
  const tray = [{ type: 'beach', slug: 'head' }];
  const options = { trip, tray, now: spring, newId: () => 'beach' };
  const proposal = finished(arrange({ ...options, checker: checkerOf(rainOn(wet)) }));
  expect(proposal.trip.days.find(({ stops }) => stops.length > 0)?.id).toBe(day);
  expect(outline(proposal.trip).flat()).toEqual(['beach']);
});
