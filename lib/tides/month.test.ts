import { moonPhase } from './moon';
import { tideMonth, tideMonths } from './month';

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

  it('is published for twelve months from December 2026', () => {
    const months = tideMonths();
    expect(months).toHaveLength(12);
    expect([months[0], months[1], months.at(-1)]).toEqual(['2026-12', '2027-01', '2027-11']);
  });
});

describe('the moon', () => {
  // Instants in UTC: last quarter 1 Dec 06:08, new 9 Dec 00:52, first quarter 17 Dec 05:43, full 24 Dec 01:28.
  it.each([
    ['2026-12-01', 'Last quarter'],
    ['2026-12-08', 'Waning crescent'],
    ['2026-12-09', 'New moon'],
    ['2026-12-10', 'Waxing crescent'],
    ['2026-12-17', 'First quarter'],
    ['2026-12-20', 'Waxing gibbous'],
    ['2026-12-24', 'Full moon'],
    ['2026-12-25', 'Waning gibbous'],
  ] as const)('is on %s: %s', (date, phase) => {
    expect(moonPhase(date)).toBe(phase);
  });
});
