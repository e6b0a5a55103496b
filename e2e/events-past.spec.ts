import type { Page } from 'playwright/test';
import { allEvents, eventsPageEvents, featuredEvents } from '@/lib/content/queries';
import { eventEnd } from '@/lib/events/end';
import { comingFirst, isOver } from '@/lib/events/past';
import { routes } from '@/lib/routes';
import type { EpochMinutes } from '@/lib/time/london';
import { expect, test } from './fixtures';
import { nth } from './support/things';

const cards = (page: Page) => page.getByRole('main').getByRole('article');

const listed = eventsPageEvents().map((event) => ({ ...event, end: eventEnd(event) }));
const titlesOf = (events: readonly { readonly title: string }[]) =>
  events.map(({ title }) => title);
const byDate = titlesOf(listed);

/** An instant as `page.clock` takes it. */
const clock = (instant: EpochMinutes) => new Date(instant * 60_000);
const beforeAll = clock(Math.min(...listed.map(({ end }) => end)) - 2 * 1440);
const afterAll = clock(Math.max(...allEvents().map(eventEnd)) + 1);
/** Some are over, some are to come: a minute after the end of the one in the middle. */
const middle = nth(listed, Math.ceil(listed.length / 2) - 1).end + 1;

async function openOn(page: Page, instant: Date, path: string = routes.events): Promise<void> {
  await page.clock.setFixedTime(instant);
  await page.goto(path);
}

test('before the season all events are to come, by date', { tag: '@desktop' }, async ({ page }) => {
  await openOn(page, beforeAll);
  await expect(cards(page).getByRole('heading')).toHaveText(byDate);
  await expect(page.getByText('Past event')).toHaveCount(0);
  await expect(cards(page).filter({ hasText: /Held \d/ })).toHaveCount(0);
});

test(
  'within the season those to come stand first, and the others are marked',
  { tag: '@desktop' },
  async ({ page }) => {
    await openOn(page, clock(middle));
    const past = listed.filter(({ end }) => isOver(end, middle));
    await expect(cards(page).getByRole('heading')).toHaveText(
      titlesOf(comingFirst(listed, middle)),
    );
    await expect(cards(page).filter({ hasText: 'Past event' }).getByRole('heading')).toHaveText(
      titlesOf(past),
    );
  },
);

test(
  'after the season all are marked, and nothing on the page moves',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries()) {
          document.documentElement.dataset['shift'] = String(
            Number(document.documentElement.dataset['shift'] ?? 0) +
              (shift as PerformanceEntry & { value: number }).value,
          );
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await openOn(page, afterAll);
    await expect(page.getByText('Past event')).toHaveCount(listed.length);
    await expect(cards(page).getByRole('heading')).toHaveText(byDate);
    await expect(cards(page).filter({ hasText: /Held \d.+ no(t yet)? / })).toHaveCount(
      listed.length,
    );
    await expect(cards(page).getByText('Book')).toHaveCount(0);
    await page.getByText('View Event Calendar').scrollIntoViewIfNeeded();
    expect(await page.locator('html').getAttribute('data-shift')).toBeNull();
  },
);

test('the home page does the same', async ({ page }) => {
  await openOn(page, clock(middle), routes.home);
  const featured = featuredEvents().map((event) => ({ ...event, end: eventEnd(event) }));
  const events = page.locator('#events').getByRole('article');
  await expect(events.getByRole('heading').first()).toHaveText(
    nth(comingFirst(featured, middle), 0).title,
  );
  await expect(events.filter({ hasText: 'Past event' })).toHaveCount(
    featured.filter(({ end }) => isOver(end, middle)).length,
  );
});

test.describe('in New York', { tag: '@desktop' }, () => {
  test.use({ timezoneId: 'America/New_York' });

  test('an event ends when it ends in the village', async ({ page }) => {
    const { title, end } = nth(listed, 0);
    const card = cards(page).filter({ hasText: title });
    await openOn(page, clock(end - 1));
    await expect(card).not.toContainText('Past event');
    await openOn(page, clock(end + 1));
    await expect(card).toContainText('Past event');
  });
});

test.describe('without JavaScript', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false });

  // Which day the site was built on decides what is over; that a card is of one mind does not.
  test('what is marked was held and can be asked about; the rest can be booked', async ({
    page,
  }) => {
    await page.goto(routes.events);
    for (const title of byDate) {
      const card = cards(page).filter({ has: page.getByRole('heading', { name: title }) });
      const isPast = (await card.getByText('Past event').count()) > 0;
      await expect(card).toContainText(isPast ? 'Learn More & Ask' : 'Learn More & Book');
      expect(/Held \d/.test(await card.innerText())).toBe(isPast);
    }
  });
});
