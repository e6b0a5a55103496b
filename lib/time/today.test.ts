import fc from 'fast-check';
import { londonDate } from './london';
import { londonDayOf } from './today';

test('it is the same day as by London’s whole clock', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60_000_000 }), (instant) => {
      expect(londonDayOf(instant)).toBe(londonDate(instant));
    }),
  );
});
