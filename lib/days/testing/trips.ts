/** Trips for tests: made by hand, and made by chance. */
import fc from 'fast-check';
import type { ClockTime, IsoDate } from '@/content/types';
import { addDays } from '@/lib/time/london';
import { withStop } from '../structure';
import { type Day, EDGES, NO_PLACE, OWN, type Stop, TRAVEL, type Trip } from '../trip';

/** A stop at a thing, `type:slug`; its id is the same unless another is given. */
export function stopAt(thing: string, more: Partial<Stop> = {}): Stop {
  const [type = '', slug = ''] = thing.split(':');
  return { id: thing, type, slug, ...more };
}

/** Days whose ids are `day-1`, `day-2`, … */
export function tripOf(days: readonly (readonly Stop[])[], more: Partial<Trip> = {}): Trip {
  return {
    settings: {},
    days: days.map((stops, index) => ({ id: `day-${index + 1}`, stops })),
    ...more,
  };
}

/** The ids of the stops of each day, to compare with. */
export function outline({ days }: Trip): readonly (readonly string[])[] {
  return days.map(({ stops }) => stops.map(({ id }) => id));
}

const anyTime = fc
  .integer({ min: 0, max: 24 * 12 - 1 })
  .map(
    (step) =>
      `${String(Math.floor(step / 12)).padStart(2, '0')}:${String((step % 12) * 5).padStart(2, '0')}` as ClockTime,
  );

/** Any date on which the tests stand: leap days and both clock changes among them. */
export const anyDate: fc.Arbitrary<IsoDate> = fc.oneof(
  fc.constantFrom<IsoDate>('2028-02-28', '2027-03-27', '2027-10-30', '2026-12-30', '2030-12-30'),
  fc.integer({ min: 0, max: 1800 }).map((days) => addDays('2026-01-01', days)),
);

/** Lines of one's own, at a place of the bay and at none. */
const own = [`${OWN}:village`, `${OWN}:${NO_PLACE}`];

/**
 * Any trip.
 *
 * @param things what its stops may be at, each `type:slug`
 */
export function anyTrip(things: readonly string[]): fc.Arbitrary<Trip> {
  const stop = fc
    .record(
      {
        thing: fc.constantFrom(...things, ...own),
        time: anyTime,
        edge: fc.constantFrom(...EDGES),
        minutes: fc.integer({ min: 0, max: 300 }),
        note: fc.constantFrom('bring a towel', 'book'),
      },
      { requiredKeys: ['thing'] },
    )
    .map(({ thing, edge, ...rest }) => {
      const line = { name: 'Wedding', ...(edge && { edge }) };
      return { thing, rest: { ...rest, ...(own.includes(thing) && line) } };
    });
  return fc
    .record({
      days: fc.array(fc.array(stop, { maxLength: 5 }), { minLength: 1, maxLength: 4 }),
      date: fc.option(anyDate, { nil: undefined }),
      dog: fc.boolean(),
      travel: fc.option(fc.constantFrom(...TRAVEL), { nil: undefined }),
    })
    .map(({ days, date, dog, travel }) => {
      const made: Day[] = days.map((stops, day) => ({
        id: `day-${day + 1}`,
        stops: stops.reduce<Day>(
          (whole, { thing, rest }, index) =>
            withStop(whole, stopAt(thing, { ...rest, id: `stop-${day}-${index}` }), index),
          { id: '', stops: [] },
        ).stops,
      }));
      return {
        ...(date !== undefined && { firstDate: date }),
        settings: { dog, ...(travel && { travel }) },
        days: made,
      };
    });
}
