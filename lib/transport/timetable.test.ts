import type { Service } from '@/content/transport/types';
import { bus, transport } from './fixtures';
import { busesText, daysText, lastText, sameTimes, stopRows, timesByStop } from './timetable';

it('has the times at the stop, over midnight too, and what is not known as such', () => {
  expect(stopRows(transport, 'cove')).toEqual([
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
  const [row] = stopRows(transport, 'inn');
  expect(row).toMatchObject({
    timesOfFirstStop: true,
    times: { weekday: ['07:30', '12:00', '23:55'] },
  });
});

it('leaves out what ends here, or never comes', () => {
  expect(stopRows(transport, 'depot')).toEqual([]);
  expect(stopRows(transport, 'head')).toEqual([]);
  expect(stopRows(transport, 'cove', 'mill')).toEqual([]);
  expect(stopRows(transport, 'cove', 'quay')).toHaveLength(1);
});

it('says the last of each kind of day in a sentence', () => {
  const text = (from: string) => stopRows(transport, from).map(lastText)[0];
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
  const daily = ['weekday', 'saturday', 'sunday', 'bank-holiday'] as const;
  const texts = (one: Service) => sameTimes(one).map(({ days, times }) => [daysText(days), times]);
  expect(texts(bus)).toEqual([
    ['Monday to Friday', ['07:30', '12:00', '23:55']],
    ['Saturdays and bank holidays', 'not-read'],
    ['Sundays', []],
  ]);
  expect(texts({ ...bus, times: [{ days: daily, times: [] }] })).toEqual([['Every day', []]]);
});

it('has the times at each stop whose minutes are known', () => {
  expect(timesByStop(bus, ['12:00', '23:55'])).toEqual([
    { at: 'mill', times: ['12:00', '23:55'] },
    { at: 'cove', times: ['12:12', '00:07'] },
    { at: 'quay', times: ['12:30', '00:25'] },
  ]);
});
