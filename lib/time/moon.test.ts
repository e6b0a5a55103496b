import { getMoonIllumination } from 'suncalc';
import { moonLight } from './moon';

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
