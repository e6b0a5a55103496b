import { createChecker } from './check/check';
import { bay, spring } from './testing/facts';
import { stopAt, tripOf } from './testing/trips';
import type { Stop } from './trip';

function mealsOf(stops: readonly Stop[]) {
  const trip = tripOf([stops], {
    firstDate: '2031-07-02',
    settings: { sleeps: { at: 'place', slug: 'village' } },
  });
  const { findings } = createChecker(bay).check(trip, spring);
  return findings.filter(({ code }) => code === 'no-meal').map(({ sentence }) => sentence);
}

const green = (time: NonNullable<Stop['time']>, id: string) => ({
  ...stopAt('area:green', { time }),
  id,
});

it('is missed on a day of five hours, with somewhere on the way that is open then', () => {
  expect(mealsOf([green('10:00', 'a'), green('14:00', 'b')])).toEqual([
    'Lunch about 12:30? Inn is on the way.',
  ]);
});

it('is not missed on a shorter day, nor where one eats', () => {
  expect(mealsOf([green('10:00', 'a'), green('13:30', 'b')])).toEqual([]);
  const eaten = [
    green('10:00', 'a'),
    stopAt('restaurant:inn', { time: '12:30' }),
    green('15:00', 'b'),
  ];
  expect(mealsOf(eaten)).toEqual([]);
});
