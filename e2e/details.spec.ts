import type { Page } from 'playwright/test';
import { activities } from '@/content/activities';
import { areas } from '@/content/areas';
import { beaches } from '@/content/beaches';
import { events } from '@/content/events';
import { notices } from '@/content/notices';
import { properties } from '@/content/properties';
import type { PropertyType, Venue } from '@/content/types';
import { venues } from '@/content/venues';
import { walks } from '@/content/walks';
import { allEntries, type Entry, entryName, entryPath } from '@/lib/content/entries';
import { kindPath } from '@/lib/kinds';
import { routes } from '@/lib/routes';
import { londonDayBounds } from '@/lib/time/london';
import { expect, test } from './fixtures';

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
      return [item.facilities, item.accessibility, item.dogs, item.lifeguards, ...item.cautions];
    case 'venue':
      return [item.cuisine, item.priceRange, item.openHours, item.phone, ...item.specialties];
    case 'property':
      return [`£${item.pricePerNight}`, item.host, item.checkIn, item.email, ...item.amenities];
    case 'event':
      return [item.location, item.price, item.organizer, item.booking.email, item.booking.phone];
  }
}

async function mainText(page: Page): Promise<string> {
  return ((await page.locator('main').textContent()) ?? '').replace(/\s+/g, ' ');
}

test('there is a page for everything in the catalogue', () => {
  expect(allEntries()).toHaveLength(
    [activities, walks, areas, beaches, venues, properties, events].flat().length,
  );
});

/** The types that a page's JSON-LD carries. */
async function schemaTypes(page: Page): Promise<readonly string[]> {
  const json = await page.locator('script[type="application/ld+json"]').textContent();
  const { '@graph': graph } = JSON.parse(json ?? '') as {
    '@graph': { '@type': string | string[] }[];
  };
  return graph.flatMap((node) => node['@type']);
}

test.describe('without a script, the page of every', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false });

  for (const kind of new Set(allEntries().map((entry) => entry.kind))) {
    test(`${kind} says all that is known of it, and tells search engines what it is`, async ({
      read,
    }) => {
      for (const entry of allEntries().filter((some) => some.kind === kind)) {
        const name = entryName(entry);
        const page = await read(entryPath(entry));
        await expect(page).toHaveTitle(entry.item.seo.title);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
        const text = await mainText(page);
        for (const known of [entry.item.summary, entry.item.description, ...knownTexts(entry)]) {
          expect(text, name).toContain(known.replace(/\s+/g, ' '));
        }
        expect(await schemaTypes(page), name).toEqual(
          expect.arrayContaining(['WebPage', 'BreadcrumbList', schemaType(entry)]),
        );
      }
    });
  }
});

test.describe('ways on from a details page', () => {
  test('directions open the route in a new tab', async ({ page }) => {
    await page.goto(kindPath('beach', 'strete-gate'));
    const link = page.getByRole('main').getByRole('link', { name: 'Get Directions' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('href', /destination=50\.2984%2C-3\.6374/);
  });

  test('a place to stay is booked by an email with its subject filled in', async ({ page }) => {
    await page.goto(kindPath('property', 'lookout-cottage'));
    await expect(page.getByRole('link', { name: 'Ask to book by email' })).toHaveAttribute(
      'href',
      'mailto:stay@lookout-cottage.example?subject=Booking%20enquiry%3A%20Lookout%20Cottage',
    );
  });

  test('"Learn More & Book" leads to something that can be booked', async ({ page }) => {
    await page.goto(routes.events);
    await page.getByRole('link', { name: /^Learn More & Book.*Crab & Cider Fair/ }).click();
    await expect(page).toHaveURL(kindPath('event', 'crab-and-cider-fair'));
    await expect(page.getByRole('link', { name: 'Book by email' })).toHaveAttribute(
      'href',
      /^mailto:stalls@start-bay-food-fair\.example\?subject=Booking/,
    );
    await expect(page.getByRole('link', { name: 'Ring 01632 960366' })).toHaveAttribute(
      'href',
      'tel:01632960366',
    );
  });

  test('the catering venue’s page leads to its website', async ({ page }) => {
    await page.goto(kindPath('venue', 'saltmarsh-catering'));
    await expect(page.getByRole('link', { name: /^Visit Website/ })).toHaveAttribute(
      'href',
      'https://saltmarsh-catering.example',
    );
  });

  test('four things nearby are of other kinds, each with its distance', async ({ page }) => {
    await page.goto(kindPath('beach', 'blackpool-sands'));
    const cards = page.getByRole('region', { name: 'Nearby' }).getByRole('article');
    await expect(cards).toHaveCount(4);
    for (const card of await cards.all()) {
      await expect(card).toContainText(/Also at|in a straight line/);
      await expect(card).not.toContainText(/^Beach\b/);
    }
  });

  test('the trail leads back up', async ({ page }) => {
    await page.goto(kindPath('venue', 'crab-shack'));
    await page
      .getByRole('navigation', { name: 'Breadcrumb' })
      .getByRole('link', { name: 'Food & Drink' })
      .click();
    await expect(page).toHaveURL(routes.foodDrink);
  });
});

test.describe('sharing a page', { tag: '@desktop' }, () => {
  const path = kindPath('venue', 'luggers-rest');

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
      .toEqual([{ title: 'The Lugger’s Rest', url: new URL(path, baseURL).href }]);
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

test.describe('opening hours, seen from New York', { tag: '@desktop' }, () => {
  test.use({ timezoneId: 'America/New_York' });

  const cases: readonly (readonly [slug: Venue['slug'], now: string, words: string])[] = [
    // Wed 18 Nov 2026, 17:59 and 18:00 in London; 12:59 and 13:00 in New York.
    ['cove-and-kiln', '2026-11-18T17:59:00Z', 'Opens at 18:00'],
    ['cove-and-kiln', '2026-11-18T18:00:00Z', 'Open now, until 22:30'],
    // Sat 15 Aug 2026, 00:30 in London, is still Friday evening in New York.
    ['crab-shack', '2026-08-14T23:30:00Z', 'Opens at 11:30'],
    ['bay-tree-tearoom', '2026-11-16T12:00:00Z', 'Closed today, opens Tuesday at 10:00'],
    ['shippen-bakehouse', '2026-11-21T13:00:00Z', 'Closed now, opens Tuesday at 07:30'],
  ];
  for (const [slug, now, words] of cases) {
    test(`${slug} at ${now}: ${words}`, async ({ page }) => {
      await page.clock.setFixedTime(new Date(now));
      await page.goto(kindPath('venue', slug));
      const hours = page.getByRole('region', { name: 'Opening hours' });
      await expect(hours.getByText(words, { exact: true })).toBeVisible();
      await expect(hours.getByRole('row')).toHaveCount(7);
    });
  }

  test('the door is seen to open while the page is looked at', async ({ page }) => {
    await page.clock.install({ time: new Date('2026-11-18T17:58:30Z') });
    await page.goto(kindPath('venue', 'cove-and-kiln'));
    await expect(page.getByText('Opens at 18:00', { exact: true })).toBeVisible();
    await page.clock.runFor(120_000);
    await expect(page.getByText('Open now, until 22:30', { exact: true })).toBeVisible();
  });

  test('a venue without hours of its own says neither open nor closed', async ({ page }) => {
    await page.goto(kindPath('venue', 'saltmarsh-catering'));
    const hours = page.getByRole('region', { name: 'Opening hours' });
    await expect(hours).toContainText('By arrangement');
    await expect(hours).not.toContainText(/Open now|Opens at|Closed/);
  });
});

test.describe('a past event', { tag: '@desktop' }, () => {
  for (const { when, now, marked } of [
    { when: 'while it is on', now: '2025-08-30T20:59:00Z', marked: 0 },
    { when: 'when it is over', now: '2025-08-30T21:01:00Z', marked: 1 },
  ]) {
    test(`is marked ${marked} times ${when}`, async ({ page }) => {
      await page.clock.setFixedTime(new Date(now));
      await page.goto(kindPath('event', 'regatta'));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('main > :first-child').getByText('Past event')).toHaveCount(marked);
    });
  }
});

for (const notice of notices) {
  const about = beaches.filter(({ place }) => notice.places.includes(place));
  const elsewhere = beaches.find(({ place }) => !notice.places.includes(place));

  test.describe(`the travel notice ${notice.slug}`, { tag: '@desktop' }, () => {
    for (const { slug } of about) {
      const path = kindPath('beach', slug);
      test(`stands on ${path} with its source and the day it was checked`, async ({ page }) => {
        await page.clock.setFixedTime(new Date(`${notice.from}T12:00:00Z`));
        await page.goto(path);
        const region = page.getByRole('region', { name: notice.title });
        await expect(region.locator('time')).toHaveAttribute('datetime', notice.checked);
        await expect(region.getByRole('link', { name: notice.source.name })).toBeVisible();
      });

      test(`is gone from ${path} the day after its last, which is London’s`, async ({ page }) => {
        const midnight = londonDayBounds(notice.until).to * 60_000;
        await page.clock.setFixedTime(new Date(midnight - 60_000));
        await page.goto(path);
        await expect(page.getByRole('region', { name: notice.title })).toBeVisible();
        await page.clock.setFixedTime(new Date(midnight + 60_000));
        await page.goto(path);
        await expect(page.getByRole('region', { name: notice.title })).toHaveCount(0);
      });
    }

    if (elsewhere) {
      test('is not on the page of a place that it does not concern', async ({ page }) => {
        await page.clock.setFixedTime(new Date(`${notice.from}T12:00:00Z`));
        await page.goto(kindPath('beach', elsewhere.slug));
        await expect(page.getByText(notice.title)).toHaveCount(0);
      });
    }
  });
}
