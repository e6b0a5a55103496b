import { daysOut } from '@/content/days';
import { daysOutThroughTheYear, seasonWords, suitsDate, tripOfDayOut } from './days-out';
import { runningFirst } from './running';

const [byTheWater] = daysOut;
if (!byTheWater) throw new Error('The fixture village has no ready-made day.');

test('a season over New Year holds on both its ends, on its own days of the week, and no other', () => {
  // All of these are Saturdays or Sundays but the last two.
  const asked = ['2026-11-01', '2026-10-31', '2027-02-28', '2027-03-06', '2026-11-02'] as const;
  expect(asked.map((date) => suitsDate(byTheWater, date))).toEqual([
    true,
    false,
    true,
    false,
    false,
  ]);
  expect(suitsDate({ ...byTheWater, weekdays: ['tue'] }, '2028-02-29')).toBe(true);
  expect(seasonWords({ ...byTheWater, weekdays: ['mon', 'tue', 'wed', 'sun'] })).toMatch(
    /, on\u00a0Mondays to\u00a0Wednesdays and Sundays$/,
  );
  expect(seasonWords(byTheWater)).toBe(
    'From 1\u00a0November until 29\u00a0February, on\u00a0Saturdays and Sundays',
  );
});

test('a ready-made day becomes a trip that names its stops as the planner saves them', () => {
  const trip = tripOfDayOut({ ...byTheWater, dog: true });
  expect(trip.firstDate).toBeUndefined();
  expect(trip.settings).toEqual({ sleeps: { at: 'place', slug: 'harbour' }, dog: true });
  expect(trip.days).toMatchObject([
    {
      dayOut: byTheWater.slug,
      title: 'There and back',
      stops: [
        { name: 'Set out', time: '10:00', edge: 'start' },
        { type: 'beach', slug: 'long-strand', time: '10:30', minutes: 60 },
        { type: 'restaurant', slug: 'anchor', minutes: 45 },
      ],
    },
  ]);
  expect(tripOfDayOut(byTheWater, '2026-11-01').firstDate).toBe('2026-11-01');
});

test('in the season of none of the named days others stand in for them, and all come through the year', () => {
  const named = { ...byTheWater, season: { from: '04-01', until: '10-31' } } as const;
  const other = { ...byTheWater, season: { from: '11-01', until: '03-31' } } as const;
  const inSpring = { ...byTheWater, season: { from: '05-01', until: '05-31' } } as const;
  const all = [named, other, inSpring];
  expect(runningFirst(all, '2027-05-05', 1)).toEqual([named]);
  expect(runningFirst(all, '2027-12-05', 1)).toEqual([other]);
  expect(runningFirst(all, '2027-12-05', 2)).toEqual([other, named]);
  expect(daysOutThroughTheYear([byTheWater.slug])).toContain(byTheWater);
});
