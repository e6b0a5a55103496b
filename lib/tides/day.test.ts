import { addDays, londonDate, londonTime, toEpochMinutes } from '@/lib/time/london';
import { formatHeight, rangeName, tideCurve, tideDay } from './day';

describe('a day of tides', () => {
  it('shows the record’s four tides on 1 August 2025', () => {
    const { tides, source } = tideDay('2025-08-01');
    expect(source).toBe('record');
    expect(tides.map(({ kind, instant, height }) => [kind, londonTime(instant), height])).toEqual([
      ['low', '05:01', 1.5],
      ['high', '11:23', 4],
      ['low', '17:13', 1.7],
      ['high', '23:39', 4],
    ]);
  });

  it('averages the day’s high and low waters for its range', () => {
    // Highs 4.0 and 4.0, lows 1.5 and 1.7.
    expect(tideDay('2025-08-01').range).toBeCloseTo(2.4, 10);
  });

  it('has three or four tides a day through all years of the predictions, all of that day', () => {
    const dates = Array.from({ length: 313 }, (_, week) => addDays('2025-01-01', 7 * week));
    const odd = dates
      .map((date) => ({ date, tides: tideDay(date).tides }))
      .filter(
        ({ date, tides }) =>
          ![3, 4].includes(tides.length) ||
          tides.some(({ instant }) => londonDate(instant) !== date),
      );
    expect(odd).toEqual([]);
  });

  it('has the light of the day', () => {
    const { sunrise, sunset } = tideDay('2026-11-20');
    expect([londonTime(sunrise), londonTime(sunset)]).toEqual(['07:36', '16:23']);
  });

  it('knows springs after the full moon of Christmas Eve 2026, and neaps a week before', () => {
    expect(tideDay('2026-12-26').stage).toBe('spring tide');
    expect(tideDay('2026-12-19').stage).toBe('neap tide');
    expect(tideDay('2026-12-10').stage).toBeNull();
  });

  it('names the range that is shown, to a tenth of a metre', () => {
    const days = Array.from({ length: 365 }, (_, day) => tideDay(addDays('2027-01-01', day)));
    const odd = days.filter(({ range, stage }) => stage !== rangeName(Number(range.toFixed(1))));
    expect(odd).toEqual([]);
  });

  it('does not pretend to know springs or neaps from the estimate', () => {
    const { source, range, stage } = tideDay('2031-06-01');
    expect(source).toBe('estimate');
    expect(range).toBeCloseTo(1.9, 10);
    expect(stage).toBeNull();
  });
});

describe('the name of a range', () => {
  it('is springs from 3.9 m, neaps to 2.2 m, and none between', () => {
    expect(rangeName(3.9)).toBe('spring tide');
    expect(rangeName(3.89)).toBeNull();
    expect(rangeName(2.21)).toBeNull();
    expect(rangeName(2.2)).toBe('neap tide');
  });
});

describe('the curve', () => {
  const noon = toEpochMinutes('2025-08-02', '12:05');

  it('has a point at both ends and every step between', () => {
    const curve = tideCurve(noon, noon + 60, 25);
    expect(curve.map(({ instant }) => instant - noon)).toEqual([0, 25, 50, 60]);
  });

  it('has the heights of the tide', () => {
    expect(tideCurve(noon, noon + 10, 10)[0]?.height).toBe(3.9);
  });
});

it('a height reads with one decimal and a space that keeps the unit beside it', () => {
  expect(formatHeight(3.84)).toBe('3.8\u00a0m');
  expect(formatHeight(2)).toBe('2.0\u00a0m');
});
