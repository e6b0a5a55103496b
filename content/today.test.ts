/**
 * What the page of today would say of this content at the hours at which somebody asks, and that on
 * any day there is something to go out for.
 */
import type { IsoDate } from '@/content/types';
import { createChecker } from '@/lib/days/check/check';
import { whatFits } from '@/lib/today/what-fits';
import { daysFacts } from '@/lib/days/from-content';
import { comingNature } from '@/lib/nature/nature-day';
import { natureDays } from '@/lib/nature/calendar';
import { addDays, type EpochMinutes, londonDate, toEpochMinutes } from '@/lib/time/london';
import { sunTimes } from '@/lib/time/sun';
import { isTooOld } from '@/lib/trust/age';
import { dogsToday, eventsWithin, firstLightAfter, openNow } from '@/lib/today/today';
import { tidePort } from './tides/port/port';
import { finished } from '@/lib/days/testing/finished';

const facts = daysFacts();
const checker = createChecker(facts);
const [village] = facts.places;
const years = [2026, 2028, 2040] as const;

/** What the page offers to somebody who is in the village and has to be back in three hours. */
function offered(from: EpochMinutes, dog = false) {
  let id = 0;
  return finished(
    whatFits(checker, {
      place: village?.slug ?? '',
      from,
      until: from + 180,
      dog,
      newId: () => `${(id += 1)}`,
    }),
  );
}

const instants = years.flatMap((year) =>
  (['06-21', '12-20'] as const).flatMap((day) =>
    (['09:00', '16:30', '00:00'] as const).map(
      (time) => [`${year}-${day}` as IsoDate, time] as const,
    ),
  ),
);

describe.each(instants)('on %s at %s', (date, time) => {
  const now = toEpochMinutes(date, time);

  it('tells of every door once: open, opening next, or not known', () => {
    const { open, next, notKnown } = openNow(facts, now);
    const told = [
      ...open.map(({ thing }) => thing),
      ...next.map(({ thing }) => thing),
      ...notKnown,
    ];
    const doors = facts.things.filter(
      ({ hours }) => hours === 'not-known' || (typeof hours !== 'string' && hours.length > 0),
    );
    expect(told.map(({ slug }) => slug).sort()).toEqual(doors.map(({ slug }) => slug).sort());
    for (const { words } of [...open, ...next]) expect(words).not.toMatch(/undefined|NaN/);
  });

  it('knows the light, the dogs and the week, or that it does not', () => {
    const { dawn, sunrise, sunset, dusk } = sunTimes(date, facts.light);
    expect(dawn < sunrise && sunrise < sunset && sunset < dusk).toBe(true);
    expect(dogsToday(facts, date)).toHaveLength(facts.dogRules.length);
    for (const { event } of eventsWithin(facts, date, 7)) {
      expect((event.endDate ?? event.startDate) >= date).toBe(true);
      expect(event.startDate <= addDays(date, 7)).toBe(true);
    }
    const [next] = comingNature(natureDays(), date, { count: 1 });
    expect(next !== undefined).toBe(Number(date.slice(0, 4)) <= tidePort.predictedYears.last);
  });

  it('sends nobody out in the dark, nor past the time to be back, nor by old hours', () => {
    const { dawn, dusk } = sunTimes(londonDate(now), facts.light);
    for (const {
      visit: { facts: thing, from, to },
      findings,
    } of offered(now).fits) {
      expect(findings.some(({ state }) => state === 'problem' || state === 'check-first')).toBe(
        false,
      );
      const { hours, source } = thing;
      if (typeof hours !== 'string') expect(isTooOld('hours', source.readOn, date)).toBe(false);
      expect(from === undefined || to === undefined || to <= now + 180).toBe(true);
      if (hours === 'open-ground' && !thing.event)
        expect((from ?? 0) >= dawn && (to ?? 0) <= dusk).toBe(true);
    }
  });

  it.each([false, true])('has something to go out for (with a dog: %s)', (dog) => {
    // In the dark the page offers what fits from first light.
    const { fits, notKnown } = offered(firstLightAfter(now, facts.light) ?? now, dog);
    // With a dog it may be that nobody knows; then it is offered as not known.
    expect(fits.length + (dog ? notKnown.length : 0)).toBeGreaterThan(0);
  });
});

test.each(years)('on every weekday, all through %i, there is something to go out for', (year) => {
  for (let date: IsoDate = `${year}-01-01`; date < `${year + 1}-01-01`; date = addDays(date, 13)) {
    expect([date, offered(toEpochMinutes(date, '09:00')).fits.length]).not.toEqual([date, 0]);
  }
});
