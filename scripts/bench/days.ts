import { homePoint, awayPoint } from '@/content/transport/points';
import { arrange } from '@/lib/days/arrange';
import { createChecker } from '@/lib/days/check/check';
import { daysFacts } from '@/lib/days/from-content';
import { MAX_DAYS, MAX_STOPS, type Trip } from '@/lib/days/trip';
import { epochMinutes, londonDate } from '@/lib/time/london';
import { networksOf } from '@/lib/transport/network';
import { siteTransport } from '@/lib/content/transport';
import { waysBetween } from '@/lib/transport/way';

const facts = daysFacts();
const now = epochMinutes(Date.now());
const things = facts.things.filter(({ stay, event }) => !stay && !event);
const stops = Array.from({ length: MAX_STOPS }, (_, index) => {
  const { type, slug } = things[index % things.length] ?? { type: '', slug: '' };
  return { id: `stop-${index}`, type, slug };
});
const trip: Trip = {
  firstDate: londonDate(now),
  settings: { sleeps: { at: 'place', slug: facts.places[0]?.slug ?? '' } },
  days: Array.from({ length: MAX_DAYS }, (_, day) => ({
    id: `day-${day}`,
    stops: stops.filter((_stop, index) => index % MAX_DAYS === day),
  })),
};

/** Processor time, so that other work on the machine does not count. */
function milliseconds(run: () => void): number {
  const start = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(start);
  return Math.round((user + system) / 1000);
}

export function measureDays(): readonly string[] {
  const firstWay = milliseconds(() => {
    // Its own, so that the check below has still all to search.
    const network = networksOf({ ...siteTransport })(londonDate(now));
    waysBetween(network, { from: homePoint, to: awayPoint, ready: now, due: undefined });
  });
  const first = milliseconds(() => createChecker(facts).check(trip, now));
  const checked = milliseconds(() => createChecker(facts).check(trip, now));

  let longest = 0;
  const arranged = milliseconds(() => {
    let ids = 0;
    const steps = arrange({
      checker: createChecker(facts),
      trip: { ...trip, days: trip.days.map((day) => ({ ...day, stops: [] })) },
      tray: stops,
      now,
      newId: () => `new-${(ids += 1)}`,
    });
    let start = performance.now();
    while (!steps.next().done) {
      longest = Math.max(longest, Math.round(performance.now() - start));
      start = performance.now();
    }
  });
  return [
    `The first way of a day is found in ${firstWay} ms (budget 100).`,
    `Checking ${stops.length} stops takes ${checked} ms of processor time (budget 50), ${first} ms the first time.`,
    `Arranging them takes ${arranged} ms (budget 1000), the longest step ${longest} ms.`,
  ];
}
