import { londonDayBounds } from '@/lib/time/london';
import { monthsWithin, tideMonth } from './month';

describe('a month of tides', () => {
  it('has every day of the month, in London', () => {
    const days = tideMonth('2027-03');
    expect(days).toHaveLength(31);
    expect(days[0]?.date).toBe('2027-03-01');
    expect(days.at(-1)?.date).toBe('2027-03-31');
  });

  it('loses no tide at the clock change', () => {
    const days = tideMonth('2027-03');
    const tides = days.flatMap((day) => day.tides);
    tides.slice(1).forEach((tide, i) => expect(tide.kind).not.toBe(tides[i]?.kind));
  });

  it('is published for as many months as content names, but for those that predictions do not cover', () => {
    const span = {
      from: londonDayBounds('2030-02-01').from,
      to: londonDayBounds('2030-12-31').to,
    };
    expect(monthsWithin('2030-11', 2, span)).toEqual(['2030-11', '2030-12']);
    expect(monthsWithin('2030-11', 12, span)).toEqual(['2030-11', '2030-12']);
    expect(monthsWithin('2030-01', 2, span)).toEqual(['2030-02']);
    expect(monthsWithin('2031-01', 12, span)).toEqual([]);
    expect(monthsWithin('2030-12', 1, { ...span, to: span.to - 1 })).toEqual([]);
  });
});
