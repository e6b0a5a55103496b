import { bus, ways } from './fixtures';
import { busesText, daysText, lastText, sameTimes, stopRows } from './timetable';

it('has the times at the stop, over midnight too, and what is not known as such', () => {
  expect(stopRows(ways, 'cove')).toEqual([
    {
      service: bus,
      timesOfFirstStop: false,
      times: {
        weekday: ['07:42', '12:12', '00:07'],
        saturday: 'not-read',
        sunday: [],
        'bank-holiday': 'not-read',
      },
    },
  ]);
});

it('has the times of the first stop where the minutes are not known', () => {
  const [row] = stopRows(ways, 'inn');
  expect(row).toMatchObject({
    timesOfFirstStop: true,
    times: { weekday: ['07:30', '12:00', '23:55'] },
  });
});

it('leaves out what ends here, or never comes', () => {
  expect(stopRows(ways, 'depot')).toEqual([]);
  expect(stopRows(ways, 'head')).toEqual([]);
  expect(stopRows(ways, 'cove', 'mill')).toEqual([]);
  expect(stopRows(ways, 'cove', 'quay')).toHaveLength(1);
});

it('says the last of each kind of day in a sentence', () => {
  const text = (from: string) => stopRows(ways, from).map(lastText)[0];
  expect(text('cove')).toBe(
    'Monday to Friday\u00a000:07; Saturdays and bank holidays\u00a0ask; Sundays\u00a0none',
  );
  expect(text('inn')).toContain('Monday to Friday\u00a0after 23:55; Saturdays');
  const times = [
    { days: ['weekday', 'saturday', 'sunday', 'bank-holiday'], times: 'not-read' },
  ] as const;
  expect(stopRows({ services: [{ ...bus, times }] }, 'cove').map(lastText)).toEqual(['ask']);
});

it('names the buses of a stop by their numbers, each with where it goes, once', () => {
  const back = { ...bus, slug: 'back', towards: 'Mill' };
  const coming = {
    ...bus,
    slug: 'coming',
    validFrom: '2032-01-01',
    validUntil: '2032-12-31',
  } as const;
  const other = { ...bus, slug: 'other', number: '8', towards: 'Moor' };
  const rows = stopRows({ services: [bus, back, other, coming] }, 'cove');
  expect(busesText(rows)).toEqual(['7 to Quay and Mill', '8 to Moor']);
  expect(busesText([])).toEqual([]);
});

it('puts days together that have the same times', () => {
  const [row] = stopRows(ways, 'cove');
  const daily = { times: { weekday: [], saturday: [], sunday: [], 'bank-holiday': [] } };
  const said = (one: Parameters<typeof sameTimes>[0]) =>
    sameTimes(one).map(({ days, times }) => [daysText(days), times]);
  expect(row && said(row)).toEqual([
    ['Monday to Friday', ['07:42', '12:12', '00:07']],
    ['Saturdays and bank holidays', 'not-read'],
    ['Sundays', []],
  ]);
  expect(said(daily)).toEqual([['Every day', []]]);
});
