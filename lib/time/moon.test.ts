import { getMoonIllumination } from 'suncalc';
import { datesBetween } from './day';
import { moonLight, moonPhase } from './moon';

test('the moon is lit as the library has it, to two percent, for all years of the guide', () => {
  const instants = Array.from(
    { length: (6 * 365) / 5 },
    (_, index) => Date.UTC(2025, 0, 1 + index * 5, 18) / 60_000,
  );
  const apart = instants.filter((instant) => {
    const { fraction, waxing } = getMoonIllumination(new Date(instant * 60_000));
    const { lit, waxing: grows } = moonLight(instant);
    // Within a day of new and full either word is as good as the other.
    const isPlain = fraction > 0.03 && fraction < 0.97;
    return !(Math.abs(lit - fraction) < 0.02) || (isPlain && grows !== waxing);
  });
  expect(apart).toEqual([]);
});

describe('the phase of a day', () => {
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

  it('is full on the London day of each full moon that almanacs publish', () => {
    const full = datesBetween('2026-12-01', '2027-12-31').filter(
      (date) => moonPhase(date) === 'Full moon',
    );
    // In UTC: 20 February at 23:23, 20 April at 22:27, 15 September at 23:03.
    expect(full).toEqual([
      '2026-12-24',
      '2027-01-22',
      '2027-02-20',
      '2027-03-22',
      '2027-04-20',
      '2027-05-20',
      '2027-06-19',
      '2027-07-18',
      '2027-08-17',
      '2027-09-16',
      '2027-10-15',
      '2027-11-14',
      '2027-12-13',
    ]);
  });
});
