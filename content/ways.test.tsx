/** @jest-environment jsdom */
/** One way is told alike wherever it is told: on the page, on paper, in the pocket guide and in files. */
import { cleanup, render } from '@testing-library/react';
import { LegLine } from '@/components/days/Days/LegLine';
import { DaysSheet } from '@/components/paper/DaysOnPaper/DaysOnPaper';
import { PocketSheet } from '@/components/pocket/PocketSheet/PocketSheet';
import { siteTransport } from '@/lib/content/transport';
import { createChecker } from '@/lib/days/check/check';
import { daysFacts } from '@/lib/days/from-content';
import { MAX_DAYS, type Trip } from '@/lib/days/trip';
import { daysCalendar } from '@/lib/itinerary/calendar';
import { itinerary } from '@/lib/itinerary/itinerary';
import { markdownText, plainText } from '@/lib/itinerary/text';
import { pocketPlan } from '@/lib/pocket/plan';
import { addDays, toEpochMinutes } from '@/lib/time/london';
import { hasRide, isOnFoot } from '@/lib/transport/way';
import { homePoint } from './transport/points';

const facts = daysFacts();
const checker = createChecker(facts);
const [home = ''] = siteTransport.points.find(({ slug }) => slug === homePoint)?.places ?? [];
const read = siteTransport.services.map(({ readOn }) => readOn).toSorted();
const ends = siteTransport.services.map(({ validUntil }) => validUntil).toSorted();
const [first, last] = [read.at(-1) ?? '2026-01-01', ends.at(-1) ?? '2026-12-31'];

/** A day from home to each place and back. */
function tripFrom(date: Trip['firstDate'], travel: 'foot-bus' | 'car'): Trip {
  const places = [...new Set(facts.things.map(({ place }) => place))];
  return {
    ...(date && { firstDate: date }),
    settings: { travel, sleeps: { at: 'place', slug: home } },
    days: places.slice(0, MAX_DAYS).map((place, day) => {
      const there = facts.things.filter((one) => one.place === place && !one.event && !one.stay);
      return {
        id: `${day}`,
        stops: there.slice(0, 1).map(({ type, slug }) => {
          const time = day % 2 === 0 ? '11:30' : '15:00';
          return { id: `stop ${day}`, type, slug, time, minutes: 60 };
        }),
      };
    }),
  };
}

const address = (path: string) => `https://guide.example${path}`;

const paragraphs = (element: Element) =>
  [...element.querySelectorAll('p')].map(({ textContent }) => textContent);

afterEach(cleanup);

test.each([
  ['while the timetables hold', addDays(first, 1), 'foot-bus'],
  ['as they end', addDays(last, -7), 'foot-bus'],
  ['once they have ended', addDays(last, 40), 'foot-bus'],
  ['without a date', undefined, 'foot-bus'],
  ['by car', addDays(first, 1), 'car'],
] as const)('ways are told alike on page and paper and in files, %s', (_when, date, travel) => {
  const trip = tripFrom(date, travel);
  const now = toEpochMinutes(first, '08:00');
  const check = checker.check(trip, now);
  const legs = check.days.flatMap((day) => day.legs).filter(({ way }) => way?.legs.length);
  expect(legs.length).toBeGreaterThan(trip.days.length);

  // The sheet that prints is the one that the PDF is a copy of.
  const { container: printed } = render(
    <DaysSheet trip={trip} items={[]} checker={checker} now={now} />,
  );
  const { container: pocket } = render(
    <PocketSheet
      plan={pocketPlan(trip, [], checker, now)}
      code={undefined}
      poster="poster.jpg"
      onReady={() => undefined}
    />,
  );
  const days = itinerary(trip, check, []);
  const calendar = daysCalendar('Plan', days, facts.places, address, new Date(0)) ?? '';
  const files = [
    plainText('Plan', days, address),
    markdownText('Plan', days, address).replaceAll(/\\(?=[\W_])/g, ''),
    ...(date ? [calendar.replaceAll(/\r\n[ \t]/g, '').replaceAll(/\\(?=[,;])/g, '')] : []),
  ];
  for (const leg of legs) {
    const { container: page } = render(<LegLine leg={leg} />);
    const parts = [...page.querySelectorAll('span > span')].map(({ textContent }) => textContent);
    const words = `${leg.stopId === undefined ? 'Home: ' : ''}${parts.join('. ')}.`;
    expect(paragraphs(printed)).toContain(words);
    expect(paragraphs(pocket)).toContain(words);
    // A calendar file has plain spaces.
    const plain = (text: string) => text.replaceAll('\u00a0', ' ');
    for (const file of files) expect(plain(file)).toContain(plain(words));
  }
});

test('a bus beside a walk is told once, with where to look up its times', () => {
  const trip = tripFrom(addDays(last, 40), 'foot-bus');
  const { days, findings } = checker.check(trip, toEpochMinutes(first, '08:00'));
  const walks = days
    .flatMap(({ legs }) => legs)
    .filter(({ way, otherwise }) => way && isOnFoot(way) && otherwise && hasRide(otherwise));
  expect(walks).not.toEqual([]);
  for (const leg of walks) {
    const { container } = render(<LegLine leg={leg} />);
    expect(container.querySelector('a')).not.toBeNull();
  }
  const told = findings.filter(({ state }) => state === 'good-to-know');
  expect(told.filter(({ sentence }) => sentence.includes('look up'))).toEqual([]);
});

test('a drive hangs on its length, or on where to park', () => {
  const { findings } = checker.check(
    tripFrom(addDays(first, 1), 'car'),
    toEpochMinutes(first, '08:00'),
  );
  const drives = findings.filter(({ sentence }) => sentence === 'Check where to park.');
  expect(drives).not.toEqual([]);
  for (const { condition } of drives) expect(condition?.[0]).toContain('park');
});
