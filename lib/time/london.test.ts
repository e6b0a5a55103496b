import fc from 'fast-check';
import {
  addDays,
  epochMinutes,
  isoWithOffset,
  londonDate,
  londonDayBounds,
  londonOffset,
  londonTime,
  toEpochMinutes,
  weekday,
} from './london';
import { formatDays } from './spans';
import { formatDate, formatDateRange, formatDayMonth, formatDayOfYear, formatMonth } from './words';

const utc = (iso: string) => epochMinutes(Date.parse(iso));

describe('an instant in London', () => {
  it('reads an hour ahead of UTC in summer', () => {
    expect(londonOffset(utc('2025-08-30T10:00Z'))).toBe(60);
    expect(londonTime(utc('2025-08-30T10:00Z'))).toBe('11:00');
  });

  it('reads UTC in winter', () => {
    expect(londonOffset(utc('2026-12-20T10:00Z'))).toBe(0);
    expect(londonTime(utc('2026-12-20T10:00Z'))).toBe('10:00');
  });

  it('is already the next day in the last hour before midnight UTC in summer', () => {
    expect(londonDate(utc('2025-08-30T23:30Z'))).toBe('2025-08-31');
    expect(londonTime(utc('2025-08-30T23:30Z'))).toBe('00:30');
    expect(londonOffset(utc('2025-08-30T23:30Z'))).toBe(60);
  });

  it('skips from 00:59 to 02:00 when clocks go forward', () => {
    expect(londonTime(utc('2025-03-30T00:59Z'))).toBe('00:59');
    expect(londonTime(utc('2025-03-30T01:00Z'))).toBe('02:00');
  });

  it('reads the hour after 01:00 twice when clocks go back', () => {
    expect(londonTime(utc('2025-10-26T00:30Z'))).toBe('01:30');
    expect(londonTime(utc('2025-10-26T01:30Z'))).toBe('01:30');
    expect(londonTime(utc('2025-10-26T02:00Z'))).toBe('02:00');
  });

  it('drops parts of a minute', () => {
    expect(epochMinutes(119_999)).toBe(1);
    expect(londonTime(utc('2026-12-20T10:00Z') + 0.9)).toBe('10:00');
  });
});

describe('a date and time in London', () => {
  it('is an hour before UTC in summer and the same in winter', () => {
    expect(toEpochMinutes('2025-08-30', '11:00')).toBe(utc('2025-08-30T10:00Z'));
    expect(toEpochMinutes('2025-08-30', '00:15')).toBe(utc('2025-08-29T23:15Z'));
    expect(toEpochMinutes('2026-12-20', '11:00')).toBe(utc('2026-12-20T11:00Z'));
  });

  it('means the hour after the change where clocks skip it', () => {
    expect(toEpochMinutes('2025-03-30', '00:59')).toBe(utc('2025-03-30T00:59Z'));
    expect(toEpochMinutes('2025-03-30', '01:30')).toBe(utc('2025-03-30T01:30Z'));
    expect(toEpochMinutes('2025-03-30', '02:00')).toBe(utc('2025-03-30T01:00Z'));
  });

  it('means summer time where clocks read it twice', () => {
    expect(toEpochMinutes('2025-10-26', '00:59')).toBe(utc('2025-10-25T23:59Z'));
    expect(toEpochMinutes('2025-10-26', '01:30')).toBe(utc('2025-10-26T00:30Z'));
    expect(toEpochMinutes('2025-10-26', '02:00')).toBe(utc('2025-10-26T02:00Z'));
  });

  it('comes back from the instant for every half hour of days round the clock changes', () => {
    for (const day of ['2026-03-28', '2026-03-30', '2026-10-24', '2026-10-25'] as const) {
      for (let minutes = 0; minutes < 1440; minutes += 30) {
        const time = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${minutes % 60 ? '30' : '00'}`;
        const instant = toEpochMinutes(day, time as `${number}:${number}`);
        expect([londonDate(instant), londonTime(instant)]).toEqual([day, time]);
      }
    }
  });

  it('carries its offset for machines', () => {
    expect(isoWithOffset('2025-08-30', '11:00')).toBe('2025-08-30T11:00:00+01:00');
    expect(isoWithOffset('2026-12-20', '09:05')).toBe('2026-12-20T09:05:00+00:00');
  });
});

describe('a day in London', () => {
  it('has 24 hours, but 23 and 25 when clocks change', () => {
    const hours = (date: Parameters<typeof londonDayBounds>[0]) => {
      const { from, to } = londonDayBounds(date);
      return (to - from) / 60;
    };
    expect(hours('2025-08-30')).toBe(24);
    expect(hours('2025-03-30')).toBe(23);
    expect(hours('2025-10-26')).toBe(25);
  });

  it('begins at 23:00 UTC of the day before in summer', () => {
    expect(londonDayBounds('2025-08-30').from).toBe(utc('2025-08-29T23:00Z'));
  });
});

describe('counting dates', () => {
  it('goes over the ends of months, years and February', () => {
    expect(addDays('2025-12-31', 1)).toBe('2026-01-01');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2025-03-01', -1)).toBe('2025-02-28');
  });

  it('knows the day of the week', () => {
    expect(weekday('2025-08-30')).toBe('sat');
    expect(weekday('2025-08-31')).toBe('sun');
  });
});

describe('dates as visitors read them', () => {
  it('name the weekday, and September with three letters', () => {
    expect(formatDate('2025-08-30')).toBe('Sat 30 Aug 2025');
    expect(formatDate('2025-09-05')).toBe('Fri 5 Sep 2025');
    expect(formatDayMonth('2025-09-05')).toBe('Fri 5 Sep');
  });

  it('say what a first and a last day share only once', () => {
    expect(formatDateRange('2025-08-28', '2025-08-30')).toBe('Thu 28 – Sat 30 Aug 2025');
    expect(formatDateRange('2025-08-31', '2025-09-01')).toBe('Sun 31 Aug – Mon 1 Sep 2025');
    expect(formatDateRange('2025-12-31', '2026-01-01')).toBe('Wed 31 Dec 2025 – Thu 1 Jan 2026');
    expect(formatDateRange('2025-08-30', '2025-08-30')).toBe('Sat 30 Aug 2025');
  });

  it('say the days of what is over without their weekdays', () => {
    expect(formatDays('2025-08-30', '2025-08-30')).toBe('30 Aug 2025');
    expect(formatDays('2025-08-28', '2025-08-30')).toBe('28 to 30 Aug 2025');
    expect(formatDays('2025-12-31', '2026-01-01')).toBe('31 Dec 2025 to 1 Jan 2026');
  });

  it('leave the weekday out where it says nothing', () => {
    expect(formatDayOfYear('2025-09-05')).toBe('5\u00a0September 2025');
  });

  it('spell a month out', () => {
    expect(formatMonth('2026-12')).toBe('December 2026');
  });
});

test('date and time are those that the platform’s calendar has in London', () => {
  const platform = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/London',
    dateStyle: 'short',
    timeStyle: 'short',
  });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60_000_000 }), (instant) => {
      expect(`${londonDate(instant)} ${londonTime(instant)}`).toBe(
        platform.format(instant * 60_000),
      );
    }),
  );
});
