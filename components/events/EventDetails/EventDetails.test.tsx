import { sample } from '@/content/sample';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Event } from '@/content/types';
import { fair } from '@/lib/content/fixtures/items';
import { entryNode } from '@/lib/seo/json-ld/main-entity';
import { placeBySlug } from '@/lib/content/queries';
import { toEpochMinutes } from '@/lib/time/london';
import { EventCard } from '../EventList/EventList';
import { EventDetails } from './EventDetails';

/** The second village has no mark. */
const mark = sample ? ` (${sample.mark.toLowerCase()})` : '';

const comesRound = { month: 8, weekday: 'sat', which: 'last' } as const;
const source = { name: 'The parish letter', url: 'https://letter.example' };
const next = {
  startDate: '2025-08-30',
  startTime: '11:00',
  endTime: '15:00',
  source,
  readOn: '2025-01-05',
} as const;

const habit: Event = { ...fair, comesRound, priceFrom: 5, price: '£5' };
const confirmed: Event = { ...habit, next };

afterEach(() => {
  delete process.env['BUILT_AT'];
});

/** The page and the card as they are built on a day, without scripts and hidden parts. */
function builtOn(day: `${number}-${number}-${number}`, event: Event) {
  process.env['BUILT_AT'] = String(toEpochMinutes(day, '12:00'));
  const html = renderToStaticMarkup(
    <>
      <EventCard event={event} sizes="50vw" />
      <EventDetails item={event} />
    </>,
  );
  return html.replace(/<script.*?<\/script>/g, '');
}

const usually = 'Usually the last Saturday in August';

test('what is to come can be booked, and stands in calendars', () => {
  const html = builtOn('2024-08-01', habit);
  expect(html).toContain('Book by email');
  expect(html).toContain('Add to calendar');
  expect(html).not.toMatch(/Held|Usually|Past event/);
});

test('what is over was held, is usually held, and can only be asked about', () => {
  const html = builtOn('2024-09-02', habit);
  expect(html).toContain(`Held 31 Aug 2024${mark}. ${usually}`);
  expect(html).toContain('Past event');
  expect(html).toContain('Ask by email');
  // Nor does any letter that the page begins speak of booking.
  expect(html).not.toMatch(/Book|Add to calendar/);
});

test('a next date that is confirmed is said with its source, and can be booked', () => {
  const html = builtOn('2024-09-02', confirmed);
  expect(html).toContain(`Held 31 Aug 2024${mark}; next Sat 30 Aug 2025, confirmed`);
  expect(html).toContain(source.url);
  expect(html).toContain('Book by email');
  expect(html).toContain('Add to calendar');
  expect(html).not.toMatch(/Past event|usually/);
});

test('once that is over too, the habit is all that is known', () => {
  const html = builtOn('2025-09-01', confirmed);
  expect(html).toContain(`Held 30 Aug 2025${mark}. ${usually}`);
  expect(html).not.toMatch(/Book|Add to calendar|confirmed/);
});

test('search engines are told the listed date or the confirmed one, and never a habit', () => {
  const dates = (item: Event) => {
    const node = entryNode({ kind: 'event', item }, placeBySlug(item.place));
    return /"startDate":"([^T]*)/.exec(JSON.stringify(node))?.[1];
  };
  expect(dates(habit)).toBe(fair.startDate);
  expect(dates(confirmed)).toBe(next.startDate);
});
