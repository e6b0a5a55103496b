import { exampleOf, siteChecker, suitsDate, tripOfDayOut } from '@/lib/days-out/days-out';
import { reasonsOf } from '@/lib/days-out/reasons';
import { datesBetween } from '@/lib/time/day';
import { toEpochMinutes } from '@/lib/time/london';
import { hasRide } from '@/lib/transport/way';
import { daysOut } from './days';
import type { DayOut, IsoDate } from './types';
import { tidePort } from './tides/port/port';

// The days are made by the typed timetables, whatever feed has been imported since.
jest.mock('@/content/transport/imported', () => ({ imported: { feeds: [], services: [] } }));

// The years for which the port's tides are predicted, from the first that was planned for on.
const { last } = tidePort.predictedYears;
const first = Math.max(tidePort.predictedYears.first, 2026);
const dates = datesBetween(`${first}-01-01`, `${last}-12-31`);
// Long ago, so that nothing is over: what is tested is each day itself.
const now = toEpochMinutes('2020-01-01', '00:00');

const checker = siteChecker;

function daysFrom(dayOut: DayOut, date: IsoDate) {
  return checker.check(tripOfDayOut(dayOut, date), now).days;
}

describe.each(daysOut.map((dayOut) => [dayOut.slug, dayOut] as const))('%s', (_slug, dayOut) => {
  const suited = dates.filter((date) => suitsDate(dayOut, date));

  it('has no problem on any date of its season, and dates in every year', () => {
    expect(new Set(suited.map((date) => date.slice(0, 4))).size).toBe(last - first + 1);
    const found = suited.flatMap((date) =>
      daysFrom(dayOut, date)
        .flatMap(({ findings }) => findings)
        .filter(({ state }) => state === 'problem')
        .map(({ sentence }) => `${date}: ${sentence}`),
    );
    expect(found.slice(0, 5)).toEqual([]);
  });

  it('goes by the bus that it promises, or says whom to ask', () => {
    for (const { date, day, legs, findings } of suited.flatMap((one) => daysFrom(dayOut, one))) {
      for (const { id, by } of day.stops) {
        const way = legs.find(({ stopId }) => stopId === id)?.way;
        const isBus = way && hasRide(way);
        const isAsked = findings.some(
          ({ code, stopId }) => code === 'leg-not-known' && stopId === id,
        );
        expect([date, by === 'bus' && !isBus && !isAsked]).toEqual([date, false]);
      }
    }
  });

  it('is by the water from an hour before low water until an hour after', () => {
    for (const date of dayOut.lowWater ? suited : []) {
      const stop = daysFrom(dayOut, date)[0]?.stops[0];
      const low = checker.tides.nearestLow(stop?.from ?? 0);
      expect([stop?.from, stop?.to]).toEqual([low - 60, low + 60]);
      const trip = tripOfDayOut(dayOut, date);
      const [day] = trip.days;
      const stops = day?.stops.map((one, index) => (index === 0 ? { ...one, time: '14:00' } : one));
      const late = { ...trip, days: [{ ...day, stops }] } as typeof trip;
      const codes = checker.check(late, now).findings.map(({ code }) => code);
      expect([date, codes]).toEqual([date, expect.arrayContaining(['not-this-date'])]);
    }
  });

  it('says on every other date of a year why it is not for it', () => {
    const year = dates.filter((date) => date.startsWith(String(last - 1)));
    for (const date of year.filter((one) => !suitsDate(dayOut, one))) {
      const codes = daysFrom(dayOut, date).flatMap(({ findings }) =>
        findings.map(({ code }) => code),
      );
      expect([date, codes]).toEqual([date, expect.arrayContaining(['not-this-date'])]);
    }
  });
});

test.each(daysOut)('every reason of $title can be told by the typed timetables', (dayOut) => {
  const told = reasonsOf(dayOut).flatMap(({ facts, wordsOf }) => wordsOf(facts));
  expect(told).toHaveLength(dayOut.reasons.length);
});

test.each(daysOut)('the example of $title has its stops in their order', (dayOut) => {
  expect(exampleOf(dayOut).map((day) => day.stops.map(({ stop }) => stop.slug))).toEqual(
    dayOut.days.map(({ stops }) => stops.map(({ slug }) => slug)),
  );
});
