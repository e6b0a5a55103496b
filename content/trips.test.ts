import { isEatenAt, MEALS, minutesOnFoot } from '@/lib/days/arrange';
import { siteChecker } from '@/lib/days/days-out';
import { londonTime, toEpochMinutes } from '@/lib/time/london';
import { proposalFor, visits } from '@/scripts/bench/trips.table';

const limits = { slow: 45, steady: 90, brisk: 240 };

test.each(visits.map((visit) => [visit.date, visit] as const))(
  'a visit from %s is arranged as a person would',
  (_date, visit) => {
    const { trip } = proposalFor(visit);
    const { days } = siteChecker().check(trip, toEpochMinutes('2026-11-01', '00:00'));
    for (const day of days) {
      expect(day.findings.filter(({ state }) => state === 'problem')).toEqual([]);
      expect(day.findings.filter(({ code }) => code === 'dark-there')).toEqual([]);
      expect(minutesOnFoot(day)).toBeLessThanOrEqual(limits[visit.pace ?? 'steady']);
      const meals = day.stops.filter(({ facts }) => facts?.eats);
      const eaten = meals.map((stop) => MEALS.findIndex((meal) => isEatenAt(stop, meal)));
      expect(eaten).not.toContain(-1);
      expect(new Set(eaten).size).toBe(eaten.length);
      const starts = day.stops.flatMap(({ from }) => from ?? []);
      expect(starts).toEqual(starts.toSorted((a, b) => a - b));
      for (const { facts, from } of day.stops) {
        if (facts?.atSunrise || facts?.event || facts?.tide || from === undefined) continue;
        expect(londonTime(from) >= '09:30').toBe(true);
      }
    }
    expect(proposalFor(visit).trip).toEqual(trip);
  },
);
