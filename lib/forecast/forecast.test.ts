import { addDays, londonDate, londonTime, toEpochMinutes } from '@/lib/time/london';
import {
  addressesOf,
  ageOf,
  type Answers,
  type Fault,
  ForecastError,
  type Hour,
  isWeatherCode,
  keptForecast,
  MOST_KEPT,
  readForecast,
  skyText,
} from './open-meteo';
import { planForecast } from './plan';
import { rainOn, seaAnswer, weatherAnswer, type Weather } from './testing/answers';
import { compassText, daytimeOf, shoreText, weatherWords } from './words';

const date = '2031-06-07';
const midnight = toEpochMinutes(date, '00:00');
const noon = midnight + 12 * 60;
const first = midnight * 60;

const answersOf = (weather: unknown, sea: unknown = seaAnswer(first)): Answers => ({
  askedAt: noon,
  weather: JSON.stringify(weather),
  sea: sea === undefined ? undefined : JSON.stringify(sea),
});

function faultOf(answers: Answers): Fault | 'none' {
  try {
    readForecast(answers);
    return 'none';
  } catch (error) {
    if (error instanceof ForecastError) return error.fault;
    throw error;
  }
}

describe('the reader', () => {
  it('gives rain, its chance and gusts to the hour in which they fall', () => {
    const wetAtNoon: Weather = (seconds) =>
      seconds === noon * 60 ? { rain: 2, chance: 80, code: 61, gusts: 40 } : {};
    const { hours, sea } = readForecast(answersOf(weatherAnswer(first, wetAtNoon)));
    const at = (hour: Hour | undefined) => [hour?.rain, hour?.rainChance, hour?.code, hour?.gusts];
    expect(at(hours.find((hour) => hour.at === noon))).toEqual([2, 80, 61, 40]);
    expect(at(hours.find((hour) => hour.at === noon + 60))).toEqual([0, 5, 2, 20]);
    expect(hours).toHaveLength(167);
    expect(sea[0]).toEqual({ at: midnight, waves: 0.6, period: 6.2, wavesFrom: 135, water: 12.1 });
  });

  const good = weatherAnswer(first);
  it.each<[string, unknown, Fault]>([
    ['a list', [], 'shape'],
    ['an error of its own', { error: true, reason: 'Out of range' }, 'shape'],
    ['no units', { ...good, hourly_units: undefined }, 'shape'],
    ['a column too few', { ...good, hourly: { ...good.hourly, cloud_cover: undefined } }, 'shape'],
    ['texts for numbers', { ...good, hourly: { ...good.hourly, cloud_cover: ['5'] } }, 'shape'],
    ['an unknown code', weatherAnswer(first, () => ({ code: 42 })), 'shape'],
    ['rain of minus one', weatherAnswer(first, () => ({ rain: -1 })), 'shape'],
    [
      'kilometres',
      { ...good, hourly_units: { ...good.hourly_units, wind_speed_10m: 'km/h' } },
      'units',
    ],
    ['local times', { ...good, hourly_units: { ...good.hourly_units, time: 'iso8601' } }, 'units'],
    ['a short column', { ...good, hourly: { ...good.hourly, cloud_cover: [5] } }, 'hours'],
    ['a gap', { ...good, hourly: { ...good.hourly, time: good.hourly.time.with(5, 0) } }, 'hours'],
    ['half hours', weatherAnswer(first + 1800), 'hours'],
    ['a day and no more', weatherAnswer(first, undefined, 25), 'hours'],
    [
      'holes early on',
      {
        ...good,
        hourly: { ...good.hourly, temperature_2m: good.hourly.temperature_2m.with(9, null) },
      },
      'hours',
    ],
  ])('refuses %s', (_what, weather, fault) => {
    expect(faultOf(answersOf(weather))).toBe(fault);
  });

  it('refuses a web page', () => {
    const page = '<!doctype html><title>Sign in</title>';
    expect(faultOf({ ...answersOf(good), weather: page })).toBe('not-data');
  });

  it('ends before the first hour that is not known', () => {
    const hourly = { ...good.hourly, temperature_2m: good.hourly.temperature_2m.with(150, null) };
    expect(readForecast(answersOf({ ...good, hourly })).hours).toHaveLength(150);
  });

  it('says nothing of a sea that it cannot read, nor of hours without waves', () => {
    expect(readForecast(answersOf(good, { hourly: {} })).sea).toEqual([]);
    const sea = seaAnswer(first);
    const hourly = { ...sea.hourly, wave_height: sea.hourly.wave_height.with(0, null) };
    expect(readForecast(answersOf(good, { ...sea, hourly })).sea[0]?.at).toBe(midnight + 60);
  });

  // Clocks go forward on 30 March and back on 26 October 2031: days of 23 and 25 hours.
  it.each([
    ['2031-03-28', '2031-03-30', 23],
    ['2031-10-24', '2031-10-26', 25],
  ] as const)(
    'keeps the hours of London from %s over the change of clocks',
    (from, change, count) => {
      const start = toEpochMinutes(from, '00:00');
      const { hours } = readForecast(answersOf(weatherAnswer(start * 60)));
      const ofChange = hours.filter(({ at }) => londonDate(at) === change);
      expect(ofChange).toHaveLength(count);
      const day = daytimeOf(hours, addDays(change, 1)).map(({ at }) => londonTime(at));
      expect([day[0], day.at(-1)]).toEqual(['07:00', '20:00']);
    },
  );

  it('asks for hours as instants, in miles, of the place it is given, beside what the address has', () => {
    const [url, seaUrl] = [
      'https://own.example/v1/forecast?apikey=k',
      'https://sea.example/v1/marine',
    ];
    const addresses = addressesOf(
      { weather: { url }, sea: { url: seaUrl } },
      { latitude: 51.5, longitude: -5.1 },
      'Europe/London',
    );
    const [weather, sea] = [addresses.weather, addresses.sea].map((address) =>
      Object.fromEntries(new URL(address).searchParams),
    );
    expect(weather).toMatchObject({
      apikey: 'k',
      latitude: '51.5',
      longitude: '-5.1',
      timezone: 'Europe/London',
      timeformat: 'unixtime',
      wind_speed_unit: 'mph',
      hourly: Object.keys(good.hourly).slice(1).join(),
    });
    expect(sea?.['hourly']).toBe(Object.keys(seaAnswer(0).hourly).slice(1).join());
  });
});

describe('what is kept', () => {
  const answers = answersOf(weatherAnswer(first));
  const text = JSON.stringify(answers);
  const later = (hours: number) => keptForecast(text, noon + hours * 60);

  it('is what came, far under 100 kB', () => {
    expect(text.length).toBeLessThan(MOST_KEPT / 2);
    expect(later(0)).toEqual(readForecast(answers));
  });

  it.each([
    [0, 'fresh'],
    [11.9, 'fresh'],
    [12, 'old'],
    [47.9, 'old'],
    [48, undefined],
    [-1, undefined],
  ] as const)('after %d hours is %s', (hours, age) => {
    const forecast = later(hours);
    expect(forecast && ageOf(forecast, noon + hours * 60)).toBe(age);
  });

  it.each([
    null,
    '',
    '[]',
    '{}',
    '{"askedAt":"now","weather":"{}"}',
    JSON.stringify(answersOf({})),
  ])('is nothing where it is %j', (broken) => expect(keptForecast(broken, noon)).toBeUndefined());
});

describe('words', () => {
  const cliffs = 'on the cliffs';
  /** The words for the daytime of the date, by its hours from 07:00 to 20:00. */
  function wordsOf(weather: (hour: number) => ReturnType<Weather>): string {
    const hourly: Weather = (seconds) => weather(Math.floor((seconds - first) / 3600));
    const { hours } = readForecast(answersOf(weatherAnswer(first, hourly)));
    return weatherWords(daytimeOf(hours, date), cliffs);
  }
  const wet = (code: number) => ({ rain: 1, chance: 80, code });
  const between = (from: number, to: number, code: number) => (hour: number) =>
    from <= hour && hour < to ? wet(code) : {};

  it.each<[string, (hour: number) => ReturnType<Weather>]>([
    ['Dry, with some cloud', () => ({})],
    ['Dry and clear', () => ({ cloud: 5, code: 0 })],
    ['Dry but cloudy', () => ({ cloud: 95, code: 3 })],
    ['Fog until ten, then dry', (hour) => (hour < 10 ? { code: 45 } : {})],
    ['Dry, with fog', () => ({ code: 45 })],
    ['Dry until four, then showers', between(16, 24, 80)],
    ['Dry until seven in the evening, then rain', between(19, 24, 61)],
    ['Rain until noon, then dry', between(0, 12, 63)],
    ['Rain throughout', () => wet(61)],
    ['Dry but for thundery rain from two to five', between(14, 17, 95)],
    ['Dry but for rain from nine to noon', (hour) => (hour === 9 || hour === 11 ? wet(61) : {})],
    ['Showers on and off', (hour) => (hour % 4 < 2 ? wet(81) : {})],
    ['Dry, with some cloud; windy on the cliffs', () => ({ gusts: 31 })],
    ['Dry, with some cloud; very windy on the cliffs', () => ({ gusts: 46 })],
    ['Dry, with some cloud', () => ({ gusts: 30 })],
    // A chance alone, or a drop, is not yet rain.
    ['Dry, with some cloud', () => ({ chance: 90, rain: 0 })],
    ['Dry, with some cloud', () => ({ chance: 10, rain: 0.3 })],
  ])('%s', (words, weather) => {
    expect(wordsOf(weather)).toBe(words);
  });

  it.each([
    [[51, 53, 55], 'Drizzle'],
    [[61, 63], 'Rain'],
    [[65, 82], 'Heavy rain'],
    [[80, 81], 'Showers'],
    [[56, 57, 66, 67], 'Freezing rain'],
    [[71, 73, 75, 77, 85, 86], 'Snow'],
    [[95, 96, 99], 'Thundery rain'],
  ])('call what falls by its code: %j', (wmo, words) => {
    for (const code of wmo) expect(wordsOf(() => wet(code))).toBe(`${words} throughout`);
  });

  it('know every code of the service’s table, and no other', () => {
    const documented = [0, 1, 2, 3, 45, 48, 51, 53, 55, 56, 57, 61, 63, 65, 66, 67, 71, 73, 75, 77];
    const known = Array.from({ length: 120 }, (_, code) => code).filter(isWeatherCode);
    expect(known).toEqual([...documented, 80, 81, 82, 85, 86, 95, 96, 99]);
    for (const code of known) expect(skyText({ code })).toMatch(/^[A-Z]/);
  });

  it('name directions, and what a wind is to a beach', () => {
    expect([0, 44, 135, 338, 360].map(compassText)).toEqual(['N', 'NE', 'SE', 'N', 'N']);
    const facingEast = [90, 30, 150, 0, 270, 210, 359].map((from) => shoreText(from, 90));
    expect(facingEast).toEqual([
      ...['onshore', 'onshore', 'onshore', 'along the shore'],
      ...['offshore', 'offshore', 'along the shore'],
    ]);
  });
});

describe('what a plan is told', () => {
  const service = { name: 'Sky', url: 'https://sky.example', windyPlace: 'on the cliffs' };
  const planOf = (weather: Weather, waves = 0.6) => {
    const answers = answersOf(weatherAnswer(first, weather), seaAnswer(first, waves));
    return planForecast(readForecast(answers), service);
  };
  const span = { from: noon, to: noon + 90 };
  const codes = (...plan: Parameters<typeof planOf>) =>
    planOf(...plan)
      .remarks(date, span)
      .map(({ code }) => code);

  it('has the hour of the forecast and its source', () => {
    const plan = planOf(rainOn(date));
    expect(plan.remarks(date, span)[0]).toEqual({
      code: 'rain-likely',
      sentence: 'Rain likely 12:00–14:00 (forecast of Sat 7 Jun, 12:00).',
      sources: [{ name: 'Sky', url: 'https://sky.example', readOn: date }],
    });
    expect(plan.remarks(addDays(date, 1), { from: noon + 1440, to: noon + 1500 })).toEqual([]);
  });

  it('is of nine to six where there is no time, and of its hour where there is no length', () => {
    const atFive: Weather = (seconds) =>
      seconds === (noon + 300) * 60 ? { rain: 1, chance: 90, code: 61 } : {};
    const plan = planOf(atFive);
    expect(plan.remarks(date, undefined)).toHaveLength(1);
    expect(plan.remarks(date, { from: noon + 330, to: noon + 330 })).toHaveLength(1);
    expect(plan.remarks(date, span)).toEqual([]);
  });

  it.each<[number | string, readonly string[], ...Parameters<typeof planOf>]>([
    ['gusts of 30', [], () => ({ gusts: 30 })],
    ['gusts of 31', ['strong-gusts'], () => ({ gusts: 31 })],
    ['cloud of 69', [], () => ({ cloud: 69 })],
    ['cloud of 70', ['cloud-likely'], () => ({ cloud: 70 })],
    ['waves of a metre', [], () => ({}), 1],
    ['waves of 1.1 metres', ['high-waves'], () => ({}), 1.1],
  ])('is told of %s: %j', (_what, found, ...weather) => {
    expect(codes(...weather)).toEqual(found);
  });

  it('is nothing for what it does not reach, and one line for each whole day that it does', () => {
    const plan = planOf(rainOn(date));
    const far = addDays(date, 8);
    expect(plan.remarks(far, undefined)).toEqual([]);
    expect(plan.day(far)).toEqual([]);
    expect(plan.day(date).map(({ sentence }) => sentence)).toEqual([
      'Rain throughout (forecast of Sat 7 Jun, 12:00).',
    ]);
  });
});
