import { toEpochMinutes } from '@/lib/time/london';
import {
  dayByKey,
  eventsBetween,
  firstDayIn,
  groupByMonth,
  type Listed,
  monthsOf,
  openingDay,
  sameDayIn,
  weeksOf,
} from './calendar';

type TimedEvent = Omit<Listed, 'path'>;

const music: TimedEvent = {
  slug: 'music',
  title: 'Music',
  startDate: '2025-07-19',
  startTime: '18:00',
  endTime: '21:30',
};
const regatta: TimedEvent = {
  slug: 'regatta',
  title: 'Regatta',
  startDate: '2025-08-28',
  endDate: '2025-08-30',
  startTime: '10:00',
  endTime: '22:00',
};
const harvest: TimedEvent = {
  slug: 'harvest',
  title: 'Harvest',
  startDate: '2025-10-05',
  startTime: '10:30',
  endTime: '13:00',
};
const events = [music, regatta, harvest];
const slugs = (found: readonly TimedEvent[]) => found.map(({ slug }) => slug);

describe('openingDay', () => {
  const months = monthsOf(events, '2026-02');

  it('is today, whatever is on', () => {
    expect(openingDay(months, toEpochMinutes('2025-08-12', '12:00'))).toBe('2025-08-12');
    expect(openingDay(months, toEpochMinutes('2026-01-05', '00:00'))).toBe('2026-01-05');
  });

  it('is the calendar’s first or last day for a clock that is outside of it', () => {
    expect(openingDay(months, toEpochMinutes('1990-06-01', '12:00'))).toBe('2025-07-01');
    expect(openingDay(months, toEpochMinutes('2040-06-01', '12:00'))).toBe('2026-02-28');
    expect(openingDay(months, null)).toBe('2026-02-28');
  });

  it('is no day when there are no months', () => {
    expect(openingDay([], toEpochMinutes('2025-07-01', '12:00'))).toBeUndefined();
  });
});

describe('monthsOf', () => {
  it('leaves no month out between the first event and the last', () => {
    expect(monthsOf(events)).toEqual(['2025-07', '2025-08', '2025-09', '2025-10']);
  });

  it('goes on to a later month, and never ends before the last event', () => {
    expect(monthsOf(events, '2025-12').at(-1)).toBe('2025-12');
    expect(monthsOf(events, '2025-08').at(-1)).toBe('2025-10');
  });

  it('goes over the end of a year', () => {
    const newYear = { ...regatta, startDate: '2025-12-31', endDate: '2026-01-01' } as const;
    expect(monthsOf([newYear])).toEqual(['2025-12', '2026-01']);
  });

  it('has none without events', () => {
    expect(monthsOf([])).toEqual([]);
  });
});

describe('weeksOf', () => {
  it('begins on the Monday of the week with the first', () => {
    expect(weeksOf('2025-08')[0]?.[0]).toBe('2025-07-28');
  });

  it('begins with the first itself when that is a Monday', () => {
    expect(weeksOf('2025-09')[0]?.[0]).toBe('2025-09-01');
  });

  it.each(['2025-02', '2025-03', '2025-08', '2025-10', '2026-02'] as const)(
    'shows %s whole, in six weeks of seven days that follow each other',
    (month) => {
      const days = weeksOf(month).flat();
      expect(weeksOf(month).map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7]);
      expect(new Set(days).size).toBe(42);
      expect([...days].sort()).toEqual(days);
      expect(days).toContain(`${month}-28`);
    },
  );
});

describe('eventsBetween', () => {
  it.each(['2025-08-28', '2025-08-29', '2025-08-30'] as const)(
    'has an event of three days on %s',
    (date) => {
      expect(slugs(eventsBetween(events, date))).toEqual(['regatta']);
    },
  );

  it('has nothing on the days beside it', () => {
    expect(eventsBetween(events, '2025-08-27')).toEqual([]);
    expect(eventsBetween(events, '2025-08-31')).toEqual([]);
  });

  it('has an event in both months that it touches', () => {
    const long = { ...regatta, endDate: '2025-09-02' } as const;
    expect(slugs(eventsBetween([long], '2025-08-01', '2025-08-31'))).toEqual(['regatta']);
    expect(slugs(eventsBetween([long], '2025-09-01', '2025-09-31'))).toEqual(['regatta']);
    expect(slugs(eventsBetween([long], '2025-10-01', '2025-10-31'))).toEqual([]);
  });
});

describe('firstDayIn', () => {
  it('is where the month’s first event begins, or the first of a month that begins within one', () => {
    const long = { ...regatta, endDate: '2025-09-02' } as const;
    expect(firstDayIn(events, '2025-08')).toBe('2025-08-28');
    expect(firstDayIn([long], '2025-09')).toBe('2025-09-01');
    expect(firstDayIn(events, '2025-12')).toBe('2025-12-01');
  });
});

describe('groupByMonth', () => {
  it('has no empty months', () => {
    expect(groupByMonth(events).map(({ month }) => month)).toEqual([
      '2025-07',
      '2025-08',
      '2025-10',
    ]);
  });
});

describe('sameDayIn', () => {
  it('is the month’s last day when it has fewer', () => {
    expect(sameDayIn('2025-09', '2025-08-31')).toBe('2025-09-30');
    expect(sameDayIn('2025-09', '2025-08-15')).toBe('2025-09-15');
  });
});

describe('dayByKey', () => {
  const months = monthsOf(events);

  it.each([
    ['ArrowLeft', '2025-08-27'],
    ['ArrowRight', '2025-08-29'],
    ['ArrowUp', '2025-08-21'],
    ['ArrowDown', '2025-09-04'],
    ['Home', '2025-08-25'],
    ['End', '2025-08-31'],
    ['PageUp', '2025-07-28'],
    ['PageDown', '2025-09-28'],
  ])('goes by %s from Thursday 28 August to %s', (key, to) => {
    expect(dayByKey(key, '2025-08-28', months)).toBe(to);
  });

  it('stays within the months that have events', () => {
    expect(dayByKey('PageUp', '2025-07-19', months)).toBeUndefined();
    expect(dayByKey('ArrowRight', '2025-10-31', months)).toBeUndefined();
  });

  it('leaves other keys alone', () => {
    expect(dayByKey('Tab', '2025-08-28', months)).toBeUndefined();
  });
});
