import { calendarFiles } from '@/content/calendar-files';
import type { ClockTime, IsoDate, OpeningSpan, PropertyType, Venue } from '@/content/types';
import { telHref } from '@/lib/contact-links';
import { allEntries, type Entry, entryName, entryPath } from '@/lib/content/entries';
import {
  allActivities,
  allAreas,
  allBeaches,
  allEvents,
  allNotices,
  allProperties,
  allVenues,
  allWalks,
  eventsPageEvents,
  placeBySlug,
} from '@/lib/content/queries';
import { eventEnd } from '@/lib/events/end';
import { kindPath } from '@/lib/kinds';
import { routes } from '@/lib/routes';
import { addDays, londonDayBounds, toEpochMinutes, weekday } from '@/lib/time/london';
import { expect, test } from './fixtures';
import { turnTo } from './support/clock';
import { readExported, typesOf } from './support/exported-page';
import { beach, longEvent, nth } from './support/things';

const venue = nth(allVenues(), 0);

const propertyTypes: Record<PropertyType, string> = {
  'Self Catering': 'LodgingBusiness',
  'B&B': 'BedAndBreakfast',
  Camping: 'Campground',
  Caravan: 'LodgingBusiness',
  Hotel: 'Hotel',
  'Pub/Inn': 'LodgingBusiness',
};

/** The schema.org type that a page's JSON-LD must carry. */
function schemaType({ kind, item }: Entry): string {
  switch (kind) {
    case 'activity':
    case 'walk':
      return 'TouristAttraction';
    case 'area':
      return 'Place';
    case 'beach':
      return 'Beach';
    case 'venue':
      return item.schemaType;
    case 'property':
      return propertyTypes[item.type];
    case 'event':
      return 'Event';
  }
}

/** What the content knows of a thing and its page must say. */
function knownTexts({ kind, item }: Entry): readonly string[] {
  switch (kind) {
    case 'activity':
      return [item.duration, item.difficulty, ...item.tips];
    case 'walk':
      return [item.difficulty, item.steep, item.dogs, item.toilets, item.refreshments];
    case 'area':
      return item.attractions;
    case 'beach':
      return [item.facilities, item.accessibility, item.lifeguards, ...item.cautions];
    case 'venue':
      return [item.cuisine, item.priceRange, item.openHours, item.phone, ...item.specialties];
    case 'property':
      return [`£${item.pricePerNight}`, item.host, item.checkIn, item.email, ...item.amenities];
    case 'event':
      return [item.location, item.price, item.organizer, item.booking.email, item.booking.phone];
  }
}

test('there is a page for everything in the catalogue', { tag: '@desktop' }, () => {
  expect(allEntries()).toHaveLength(
    [
      allActivities(),
      allWalks(),
      allAreas(),
      allBeaches(),
      allVenues(),
      allProperties(),
      allEvents(),
    ].flat().length,
  );
});

test.describe('without a script, the page of every', { tag: '@desktop' }, () => {
  for (const kind of new Set(allEntries().map((entry) => entry.kind))) {
    test(`${kind} says all that is known of it, and tells search engines what it is`, () => {
      for (const entry of allEntries().filter((some) => some.kind === kind)) {
        const name = entryName(entry);
        const page = readExported(entryPath(entry));
        expect(page.title).toBe(entry.item.seo.title);
        expect(page.heading).toBe(name);
        for (const known of [entry.item.summary, entry.item.description, ...knownTexts(entry)]) {
          expect(page.main, name).toContain(known.replace(/\s+/g, ' '));
        }
        expect(page.nodes.flatMap(typesOf), name).toEqual(
          expect.arrayContaining(['WebPage', 'BreadcrumbList', schemaType(entry)]),
        );
      }
    });
  }
});

test.describe('ways on from a details page', { tag: '@desktop' }, () => {
  test('a beach opens the route to it in a new tab, and names four things nearby of other kinds, each with its distance', async ({
    page,
  }) => {
    await page.goto(kindPath('beach', beach.slug));
    const { latitude, longitude } = placeBySlug(beach.place).coordinates;
    const link = page.getByRole('main').getByRole('link', { name: 'Get Directions' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute(
      'href',
      new RegExp(`destination=${latitude}%2C${longitude}`),
    );

    const cards = page.getByRole('region', { name: 'Nearby' }).getByRole('article');
    await expect(cards).toHaveCount(4);
    for (const card of await cards.all()) {
      await expect(card).toContainText(/Close by|in a straight line/);
      await expect(card).not.toContainText(/^Beach\b/);
    }
  });

  test('a place to stay is booked by an email with its subject filled in', async ({ page }) => {
    const { slug, name, email } = nth(allProperties(), 0);
    await page.goto(kindPath('property', slug));
    await expect(page.getByRole('link', { name: 'Ask to book by email' })).toHaveAttribute(
      'href',
      `mailto:${email}?subject=${encodeURIComponent(`Booking enquiry: ${name}`)}`,
    );
  });

  test('"Learn More & Book" leads to something that can be booked', async ({ page }) => {
    const event = nth(
      eventsPageEvents().filter(({ priceFrom }) => priceFrom > 0),
      1,
    );
    const { slug, title, booking } = event;
    await page.clock.setFixedTime((eventEnd(event) - 1440) * 60_000);
    await page.goto(routes.events);
    await page
      .getByRole('link', { name: /^Learn More & Book/ })
      .filter({ hasText: title })
      .click();
    await expect(page).toHaveURL(kindPath('event', slug));
    await expect(page.getByRole('link', { name: 'Book by email' })).toHaveAttribute(
      'href',
      new RegExp(`^mailto:${booking.email}\\?subject=Booking`),
    );
    await expect(page.getByRole('link', { name: `Ring ${booking.phone}` })).toHaveAttribute(
      'href',
      telHref(booking.phone),
    );
    await expect(page.getByRole('link', { name: calendarFiles.add })).toBeVisible();

    // Once it is over nothing is booked any more.
    await page.clock.setFixedTime((eventEnd(event) + 1) * 60_000);
    await page.reload();
    await expect(page.getByRole('link', { name: 'Ask by email' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Book by email' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: calendarFiles.add })).toHaveCount(0);
  });

  test('the page of a venue with a website of its own leads there', async ({ read }) => {
    for (const { slug, website } of allVenues()) {
      if (!website) continue;
      const page = await read(kindPath('venue', slug));
      const link = page.getByRole('link', { name: /^Visit Website/ });
      await expect(link).toHaveAttribute('href', website);
    }
  });

  test('the trail leads back up', async ({ page }) => {
    await page.goto(kindPath('venue', venue.slug));
    await page
      .getByRole('navigation', { name: 'Breadcrumb' })
      .getByRole('link', { name: 'Food & Drink' })
      .click();
    await expect(page).toHaveURL(routes.foodDrink);
  });
});

test.describe('sharing a page', { tag: '@desktop' }, () => {
  const path = kindPath('venue', venue.slug);

  test('uses the device’s share sheet where there is one', async ({ page, baseURL }) => {
    await page.addInitScript(() => {
      const shared: ShareData[] = [];
      Object.assign(window, { shared });
      navigator.share = (data) => {
        if (data) shared.push(data);
        return Promise.resolve();
      };
    });
    await page.goto(`${path}#nearby`);
    await page.getByRole('button', { name: 'Share' }).click();
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared))
      .toEqual([{ title: venue.name, url: new URL(path, baseURL).href }]);
  });

  test('else copies the link and says so', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript('delete Navigator.prototype.share');
    await page.goto(path);
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByText('Link copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(path);
  });

  test('else shows the link to be copied by hand', async ({ page }) => {
    await page.addInitScript(`
      delete Navigator.prototype.share;
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    `);
    await page.goto(path);
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByRole('main').getByRole('link', { name: path })).toBeVisible();
  });
});

/** Venues whose hours are known and never run past midnight. */
const withHours = allVenues().filter(
  (one): one is Venue & { openingHours: readonly OpeningSpan[] } =>
    one.openingHours?.every(({ opens, closes }) => opens < closes) ?? false,
);

/** The first day from a date on, of seven, that a venue opens on, or that it does not. */
function dayFrom(date: IsoDate, spans: readonly OpeningSpan[], opens: boolean) {
  return [0, 1, 2, 3, 4, 5, 6]
    .map((days) => addDays(date, days))
    .find((day) => spans.some(({ days }) => days.includes(weekday(day))) === opens);
}

/** When a venue first opens on a day, and until when. */
function firstSpan(date: IsoDate, spans: readonly OpeningSpan[]): OpeningSpan {
  const ofDay = spans.filter(({ days }) => days.includes(weekday(date)));
  return nth(
    ofDay.toSorted((a, b) => a.opens.localeCompare(b.opens)),
    0,
  );
}

test.describe('opening hours, seen from New York', { tag: '@desktop' }, () => {
  test.use({ timezoneId: 'America/New_York' });

  const cases = withHours.slice(0, 3).flatMap(({ slug, openingHours }) => {
    const winter = dayFrom('2026-11-16', openingHours, true) ?? '2026-11-16';
    const summer = dayFrom('2026-08-10', openingHours, true) ?? '2026-08-10';
    const { opens, closes } = firstSpan(winter, openingHours);
    const shut = dayFrom('2026-11-16', openingHours, false);
    const moment = (date: IsoDate, time: ClockTime, later = 0) =>
      new Date((toEpochMinutes(date, time) + later) * 60_000);
    return [
      { slug, now: moment(winter, opens, -1), words: `Opens at ${opens}` },
      { slug, now: moment(winter, opens), words: `Open now, until ${closes}` },
      // Still the evening before in New York.
      {
        slug,
        now: moment(summer, '00:30'),
        words: `Opens at ${firstSpan(summer, openingHours).opens}`,
      },
      ...(shut
        ? [{ slug, now: moment(shut, '12:00'), words: /^Closed today, opens \w+day at / }]
        : []),
    ];
  });

  test('are told at each hour', async ({ page }) => {
    let open = '';
    for (const { slug, now, words } of cases) {
      await test.step(`${slug} at ${now.toISOString()}: ${words}`, async () => {
        await turnTo(page, now.getTime());
        if (slug !== open) await page.goto(kindPath('venue', slug));
        open = slug;
        const hours = page.getByRole('region', { name: 'Opening hours' });
        await expect(hours.getByText(words, { exact: true })).toBeVisible();
        await expect(hours.getByRole('row')).toHaveCount(7);
      });
    }
  });

  test('the door is seen to open while the page is looked at', async ({ page }) => {
    const { slug, openingHours } = nth(withHours, 0);
    const day = dayFrom('2026-11-16', openingHours, true) ?? '2026-11-16';
    const { opens, closes } = firstSpan(day, openingHours);
    await page.clock.install({ time: new Date((toEpochMinutes(day, opens) - 1.5) * 60_000) });
    await page.goto(kindPath('venue', slug));
    await expect(page.getByText(`Opens at ${opens}`, { exact: true })).toBeVisible();
    await page.clock.runFor(120_000);
    await expect(page.getByText(`Open now, until ${closes}`, { exact: true })).toBeVisible();
  });

  test('a venue without hours of its own says neither open nor closed', async ({ page }) => {
    for (const { slug, openHours, openingHours } of allVenues()) {
      if (openingHours) continue;
      await page.goto(kindPath('venue', slug));
      const hours = page.getByRole('region', { name: 'Opening hours' });
      await expect(hours).toContainText(openHours);
      await expect(hours).not.toContainText(/Open now|Opens at|Closed/);
    }
  });
});

test.describe('a past event', { tag: '@desktop' }, () => {
  const end = eventEnd(longEvent);

  test('is marked when it is over, and not while it is on', async ({ page }) => {
    for (const { when, now, marked } of [
      { when: 'while it is on', now: end - 1, marked: 0 },
      { when: 'when it is over', now: end + 1, marked: 1 },
    ]) {
      await page.clock.setFixedTime(now * 60_000);
      await page.goto(kindPath('event', longEvent.slug));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const marks = page.locator('main > :first-child').getByText('Past event');
      await expect(marks, when).toHaveCount(marked);
    }
  });
});

for (const notice of allNotices()) {
  const about = allBeaches().filter(({ place }) => notice.places.includes(place));
  const elsewhere = allBeaches().find(({ place }) => !notice.places.includes(place));
  const shownOn = [
    ...about.map(({ slug }) => kindPath('beach', slug)),
    ...(about.length > 0 ? [routes.beaches] : []),
    routes.contact,
  ];

  test.describe(`the travel notice ${notice.slug}`, { tag: '@desktop' }, () => {
    test('stands on its pages with its source and day until its last day, which is London’s, ends, and on no other', async ({
      page,
    }) => {
      const midnight = londonDayBounds(notice.until).to * 60_000;
      const region = page.getByRole('region', { name: notice.title });
      for (const path of shownOn) {
        await test.step(`on ${path}, and no more`, async () => {
          await page.clock.setFixedTime(new Date(midnight - 60_000));
          await page.goto(path);
          await expect(region.locator('time')).toHaveAttribute('datetime', notice.checked);
          await expect(region.getByRole('link', { name: notice.source.name })).toBeVisible();
          await turnTo(page, midnight + 60_000);
          await expect(region).toHaveCount(0);
        });
      }
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(region, 'when the page is opened after its end').toHaveCount(0);

      if (!elsewhere) return;
      await page.clock.setFixedTime(new Date(`${notice.from}T12:00:00Z`));
      await page.goto(kindPath('beach', elsewhere.slug));
      await expect(page.getByText(notice.title), 'a place that it does not concern').toHaveCount(0);
    });
  });
}
