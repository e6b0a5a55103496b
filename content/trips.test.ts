import fc from 'fast-check';
import { isFree, minutesOnFoot, minutesOnTheWay, weigh } from '@/lib/days/arrange';
import { isEatenAt, mealGapOf, MEALS } from '@/lib/days/meals';
import { type DayCheck, isAgainst } from '@/lib/days/check/check';
import { verdictOf } from '@/lib/days/check/summary';
import { siteChecker } from '@/lib/days-out/days-out';
import { TRAVEL } from '@/lib/days/trip';
import { addDays, londonTime, toEpochMinutes } from '@/lib/time/london';
import { walkingLimits } from '@/lib/transport/pace';
import { roughWalksOf } from '@/lib/transport/way';
import { allThings, proposalFor, type Visit, visits } from '@/lib/days/testing/visits';

const site = siteChecker;
const { check } = site;
const now = toEpochMinutes('2026-11-01', '00:00');

const meals = Object.values(MEALS);
/** Days that were arranged, and those of them on which one eats nowhere though one could near by. */
const counted = { days: 0, hungry: 0 };

/** What a person would not do, in words. */
function faultsOf(visit: Visit): readonly string[] {
  const { trip, left } = proposalFor(visit);
  const faults: string[] = [];
  const say = (is: boolean, words: string) => is && faults.push(words);
  for (const { name, reason } of left) {
    say(reason.startsWith('If '), `${name}: a condition is no reason`);
    say(
      trip.days.length === 1 && reason.startsWith('Only open'),
      `${name}: told of other days, and there are none`,
    );
  }
  for (const [index, day] of check(trip, now).days.entries()) {
    if (day.stops.length > 0) counted.days += 1;
    if (mealGapOf(site.facts, day)?.where) counted.hungry += 1;
    for (const { stopId, way } of day.legs) {
      const isRough = visit.wheels === true && way && roughWalksOf(way).length > 0;
      const isSaid = day.findings.some(
        (finding) => finding.code === 'hard-on-wheels' && finding.stopId === stopId,
      );
      say(isRough === true && !isSaid, `${index}: rough for wheels, and not said so`);
    }
    for (const { state, code, sentence } of day.findings) {
      say(isAgainst({ state, code }), sentence);
      // Its label says so already.
      say(state === 'check-first' && /check first/i.test(sentence), `said twice: ${sentence}`);
    }
    say(
      day.date?.endsWith('-12-25') === true && day.stops.length > 0,
      `${index}: on Christmas Day`,
    );
    const conditions = verdictOf([day])
      .words.split(/(?:Works|And) if /)
      .map((clause) => clause.split(';')[0]);
    say(new Set(conditions).size < conditions.length, `${index}: a condition is told twice`);
    say(minutesOnFoot(day) > walkingLimits[visit.pace ?? 'steady'], `${index}: too far on foot`);
    const eaten = day.stops.filter(({ facts }) => facts?.meals).map(mealOf);
    say(eaten.includes(undefined), `${index}: a meal at an odd time`);
    say(new Set(eaten).size < eaten.length, `${index}: the same meal twice`);
    for (const [stopIndex, { facts, from, to }] of day.stops.entries()) {
      const name = `${index}: ${facts?.name ?? ''}`;
      if (from === undefined || to === undefined) {
        faults.push(`${name} has no time`);
        continue;
      }
      const next = day.stops[stopIndex + 1]?.from ?? Infinity;
      const legs = day.legs.filter(({ stopId }) => stopId === day.stops[stopIndex + 1]?.stop.id);
      const isNextEvent = day.stops[stopIndex + 1]?.facts?.event !== undefined;
      const gap = isNextEvent ? 0 : 15;
      say(
        next - to - minutesOnTheWay({ legs }) < gap,
        `${name} leaves no quarter hour to the next`,
      );
      if (facts?.event) continue;
      say(Number(londonTime(from).slice(3)) % 15 > 0, `${name} is not on a quarter`);
      say(!facts?.atSunrise && londonTime(from) < '09:30', `${name} is too early`);
    }
    // The order of two without hours, meals or water of their own may be changed, not for the better.
    const free = day.stops.filter(({ facts }) => facts && isFree(facts));
    for (const one of free) {
      for (const other of free.slice(free.indexOf(one) + 1)) {
        const [a, b] = [day.day.stops.indexOf(one.stop), day.day.stops.indexOf(other.stop)];
        const swapped = day.day.stops
          .with(a, { ...other.stop, time: one.stop.time ?? '12:00' })
          .with(b, { ...one.stop, time: other.stop.time ?? '12:00' });
        const days = trip.days.with(index, { ...day.day, stops: swapped });
        const change = { trip: { ...trip, days }, before: day };
        const timeline = site.timeline(change.trip, index, now);
        const isShorter = minutesOnTheWay(timeline) < minutesOnTheWay(day) - 15;
        const works = isShorter && typeof weigh(site, { ...change, timeline }, now) === 'number';
        say(works, `${index}: a swap shortens the way`);
      }
    }
  }
  return faults;
}

function mealOf(stop: DayCheck['stops'][number]) {
  return meals.find((meal) => isEatenAt(stop, meal));
}

test.each(visits.map((visit, index) => [index + 1, visit.date, visit] as const))(
  'visit %d, from %s, is arranged as a person would',
  (_number, _date, visit) => {
    expect(faultsOf(visit)).toEqual([]);
    expect(proposalFor(visit).trip).toEqual(proposalFor(visit).trip);
  },
);

test('so is any other', () => {
  const anyVisit = fc.record({
    date: fc.integer({ min: 0, max: 729 }).map((days) => addDays('2026-01-01', days)),
    days: fc.integer({ min: 1, max: 3 }),
    saved: fc.shuffledSubarray([...allThings], { minLength: 1, maxLength: 9 }),
    dog: fc.boolean(),
    wheels: fc.boolean(),
    pace: fc.constantFrom('slow', 'steady', 'brisk'),
    travel: fc.constantFrom(...TRAVEL),
  });
  fc.assert(
    fc.property(anyVisit, (visit) => {
      expect(faultsOf(visit)).toEqual([]);
    }),
    { numRuns: Number(process.env['TRIPS'] ?? 60) },
  );
});

test('at most 15 % of days are without a meal where one could be had', () => {
  expect(counted.days).toBeGreaterThan(60);
  expect(counted.hungry / counted.days).toBeLessThanOrEqual(0.15);
});
