import { getMoonIllumination } from 'suncalc';
import { moonLight } from './moon';

test('the moon is lit as the library has it, to two percent, for all years of the guide', () => {
  for (let day = 0; day < 6 * 365; day += 5) {
    const instant = Date.UTC(2025, 0, 1 + day, 18) / 60_000;
    const { fraction, waxing } = getMoonIllumination(new Date(instant * 60_000));
    const { lit, waxing: grows } = moonLight(instant);
    expect(Math.abs(lit - fraction)).toBeLessThan(0.02);
    // Within a day of new and full either word is as good as the other.
    if (fraction > 0.03 && fraction < 0.97) expect(grows).toBe(waxing);
  }
});
