import { sample } from '@/content/sample';
import type { Event, NextDate } from '@/content/types';
import { fair } from '@/lib/content/fixtures/items';
import { toEpochMinutes } from '@/lib/time/london';
import { dateWords, heldText, occasionsOf, usualDate, usualDayText } from './rounds';

/** The second village has no mark. */
const mark = sample ? ` (${sample.mark.toLowerCase()})` : '';

const lastSaturday = { month: 8, weekday: 'sat', which: 'last' } as const;
const next: NextDate = {
  startDate: '2025-08-30',
  startTime: '11:00',
  endTime: '15:00',
  source: { name: 'The parish letter', url: 'https://letter.example' },
  readOn: '2025-01-05',
};

describe('usualDate', () => {
  it.each([
    [lastSaturday, 2024, '2024-08-31'],
    [lastSaturday, 2030, '2030-08-31'],
    [{ month: 2, weekday: 'thu', which: 'last' } as const, 2024, '2024-02-29'],
    [{ month: 9, weekday: 'fri', which: 1 } as const, 2025, '2025-09-05'],
    [{ month: 12, weekday: 'sun', which: 4 } as const, 2028, '2028-12-24'],
  ])('%o in %i is %s', (rule, year, date) => {
    expect(usualDate(rule, year)).toBe(date);
  });
});

test('a habit is worded as one', () => {
  expect(usualDayText(lastSaturday)).toBe('the last Saturday in August');
});

test('what is over says when it was held', () => {
  expect(heldText(fair)).toBe(`Held 31 Aug 2024${mark}`);
  expect(heldText({ ...fair, endDate: '2024-09-01' })).toBe(
    `Held 31 Aug 2024 to 1 Sep 2024${mark}`,
  );
});

describe('dateWords', () => {
  const words = (event: Event) => dateWords(event).map(({ state }) => state);

  it('gives a date until it is over, then the habit, and never a date that nobody confirmed', () => {
    expect(dateWords({ ...fair, comesRound: lastSaturday })).toEqual([
      { state: 'Sat 31 Aug 2024' },
      {
        from: toEpochMinutes('2024-08-31', '16:01'),
        state: `Held 31 Aug 2024${mark}. Usually the last Saturday in August`,
      },
    ]);
  });

  it('says so where no habit is known', () => {
    expect(words(fair).at(-1)).toBe(`Held 31 Aug 2024${mark}. Ask for the next date`);
  });

  it('gives the next date once it is confirmed, until that is over as well', () => {
    const event = { ...fair, comesRound: lastSaturday, next };
    expect(occasionsOf(event)).toHaveLength(2);
    expect(words(event)).toEqual([
      'Sat 31 Aug 2024',
      `Held 31 Aug 2024${mark}; next Sat 30 Aug 2025, confirmed`,
      `Held 30 Aug 2025${mark}. Usually the last Saturday in August`,
    ]);
  });

  it('leaves out in brief when it was held', () => {
    const periods = dateWords({ ...fair, comesRound: lastSaturday }, true);
    expect(periods.at(-1)?.state).toBe('Usually the last Saturday in August');
  });
});
