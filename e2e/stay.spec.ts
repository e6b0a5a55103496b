import type { Locator, Page } from 'playwright/test';
import type { Property, PropertyType } from '@/content/types';
import { allProperties } from '@/lib/content/queries';
import { routes } from '@/lib/routes';
import { AMENITIES, amenityLabels, PROPERTY_TYPES } from '@/lib/stays/filters';
import { expect, test } from './fixtures';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const filters = (page: Page) => page.getByRole('form', { name: 'Filters' });
const lowest = (page: Page) => page.getByRole('slider', { name: 'Lowest price' });
const highest = (page: Page) => page.getByRole('slider', { name: 'Highest price' });
const names = allProperties().map(({ name }) => name);
/** The names of the properties that a filter leaves, in their order. */
const namesOf = (fits: (property: Property) => boolean) =>
  allProperties()
    .filter(fits)
    .map(({ name }) => name);
const withSeaView = ({ hasSeaView }: Property) => hasSeaView;
const ofType = (type: PropertyType) => (property: Property) => property.type === type;
/** Runs in the page. */
const valuesOf = (options: readonly Element[]) =>
  options.map((option) => (option as HTMLOptionElement).value);

/** Checks which properties are shown, by name in their order, and that their number is told. */
async function expectShown(page: Page, expected: readonly string[]): Promise<void> {
  await expect(cards(page).getByRole('heading')).toHaveText([...expected]);
  const noun = expected.length === 1 ? 'property' : 'properties';
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    `${expected.length} ${noun} found`,
  );
}

async function expectActive(page: Page, count: number): Promise<void> {
  await expect(filters(page).getByText(`${count} active`).filter({ visible: true })).toHaveCount(1);
}

/** Chooses one box, sees what it leaves, and takes the choice back. */
async function checkAlone(
  page: Page,
  label: string,
  fits: (property: Property) => boolean,
): Promise<void> {
  const box = filters(page).getByLabel(label, { exact: true });
  await box.check();
  await expectShown(page, namesOf(fits));
  await expectActive(page, 1);
  await box.uncheck();
}

/** Unfolds the filters, where the screen is small. */
async function unfold(page: Page): Promise<void> {
  const toggle = filters(page).getByRole('button', { name: /^Filters/ });
  if (await toggle.isVisible()) await toggle.click();
}

/** The page's query, once the address has come to rest. */
function expectQuery(page: Page, query: string): Promise<void> {
  return expect(page).toHaveURL(`${routes.stay}${query}`);
}

const middle = async (thumb: Locator, share: number) => {
  const box = await thumb.boundingBox();
  if (!box) throw new Error('the slider has no box');
  // The middle of a thumb stays half a target, 22 px, clear of the slider's ends.
  return { x: box.x + 22 + (box.width - 44) * share, y: box.y + box.height / 2 };
};

test.describe('a search for a stay', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(routes.stay);
    await unfold(page);
  });

  test(
    'begins with all of them; each choice alone narrows what is shown, and stands in the address',
    { tag: '@desktop' },
    async ({ page }) => {
      test.slow();
      await expectShown(page, names);
      await expectActive(page, 0);
      await expect(page.getByRole('link', { name: 'Show on Map' })).toHaveAttribute(
        'href',
        `${routes.map}?kind=property`,
      );

      for (const [label, key, counted] of [
        ['Bedrooms', 'bedrooms', 'bedrooms'],
        ['Guests', 'guests', 'maxGuests'],
      ] as const) {
        const field = page.getByLabel(label);
        for (const value of await field.locator('option').evaluateAll(valuesOf)) {
          const least = Number(value);
          if (least === 0) continue;
          await field.selectOption(value);
          await expectShown(
            page,
            namesOf((property) => property[counted] >= least),
          );
          await expectActive(page, 1);
          await expectQuery(page, `?${key}=${value}`);
        }
        await field.selectOption('0');
      }

      const flags = {
        'sea-view': 'hasSeaView',
        'hot-tub': 'hasHotTub',
        parking: 'hasParking',
        wifi: 'hasWifi',
      } as const;
      for (const amenity of AMENITIES) {
        await checkAlone(page, amenityLabels[amenity], (property) => property[flags[amenity]]);
      }
      for (const type of PROPERTY_TYPES) {
        await checkAlone(page, type, (property) => property.type === type);
      }
    },
  );

  test('all filters together must all hold, and the map shows the same', async ({ page }) => {
    await lowest(page).fill('100');
    await highest(page).fill('350');
    await page.getByLabel('Bedrooms').selectOption('2+');
    await page.getByLabel('Guests').selectOption('4+');
    for (const label of ['Sea view', 'Parking', 'Self Catering', 'Hotel']) {
      await filters(page).getByLabel(label, { exact: true }).check();
    }
    const found = allProperties().filter(
      ({ pricePerNight, bedrooms, maxGuests, hasSeaView, hasParking, type }) =>
        pricePerNight >= 100 &&
        pricePerNight <= 350 &&
        bedrooms >= 2 &&
        maxGuests >= 4 &&
        hasSeaView &&
        hasParking &&
        ['Self Catering', 'Hotel'].includes(type),
    );
    expect(found.length).toBeGreaterThan(0);
    await expectShown(
      page,
      found.map(({ name }) => name),
    );
    await expectActive(page, 7);
    await expectQuery(
      page,
      '?min=100&max=350&bedrooms=2&guests=4&amenity=sea-view&amenity=parking&type=self-catering&type=hotel',
    );
    await expect(page.getByRole('link', { name: 'Show on Map' })).toHaveAttribute(
      'href',
      `${routes.map}?show=${found.map(({ slug }) => `property:${slug}`).join(',')}`,
    );
  });

  test(
    'Back and Forward go from choice to choice, and the fields go with them',
    { tag: '@desktop' },
    async ({ page }) => {
      const both = namesOf((property) => withSeaView(property) && property.maxGuests >= 6);
      let loads = 0;
      page.on('load', () => (loads += 1));
      await filters(page).getByLabel('Sea view').check();
      await page.getByLabel('Guests').selectOption('6+');
      await expectShown(page, both);

      await page.goBack();
      await expectQuery(page, '?amenity=sea-view');
      await expectShown(page, namesOf(withSeaView));
      await expect(page.getByLabel('Guests')).toHaveValue('0');
      await page.goBack();
      await expectShown(page, names);
      await expect(filters(page).getByLabel('Sea view')).not.toBeChecked();

      await page.goForward();
      await page.goForward();
      await expectShown(page, both);
      await expect(page.getByLabel('Guests')).toHaveValue('6');
      expect(loads).toBe(0);
    },
  );

  test('a reload and a shared address give the same search', async ({ page }) => {
    await filters(page).getByLabel('Hot tub').check();
    await page.reload();
    await expectShown(
      page,
      namesOf(({ hasHotTub }) => hasHotTub),
    );
    await unfold(page);
    await expect(filters(page).getByLabel('Hot tub')).toBeChecked();
  });

  test(
    'the price follows the keys, in steps that are announced',
    { tag: '@desktop' },
    async ({ page }) => {
      await lowest(page).focus();
      for (let press = 0; press < 18; press += 1) await page.keyboard.press('ArrowRight');
      await expect(lowest(page)).toHaveAttribute('aria-valuetext', '£90 a night');
      await expectShown(
        page,
        namesOf(({ pricePerNight }) => pricePerNight >= 90),
      );
      await page.keyboard.press('Tab');
      await expect(highest(page)).toBeFocused();
      await page.keyboard.press('Home');
      // It meets the other thumb.
      await expect(highest(page)).toHaveAttribute('aria-valuetext', '£90 a night');
      await page.keyboard.press('ArrowRight');
      await expectShown(
        page,
        namesOf(({ pricePerNight }) => pricePerNight >= 90 && pricePerNight <= 95),
      );
      await expectActive(page, 1);
      await expectQuery(page, '?min=90&max=95');
    },
  );

  test('the price follows a pointer, and thumbs that meet come apart again', async ({ page }) => {
    const drag = async (thumb: Locator, from: number, to: number) => {
      await thumb.scrollIntoViewIfNeeded();
      const start = await middle(thumb, from);
      const end = await middle(thumb, to);
      await page.mouse.move(start.x, start.y);
      await page.mouse.down();
      await page.mouse.move(end.x, end.y, { steps: 8 });
      await page.mouse.up();
    };
    // What is dragged before the page's scripts run is not heard.
    await page.locator('a[aria-haspopup=dialog]').waitFor();
    await drag(highest(page), 1, 0.3);
    await expect(highest(page)).toHaveValue('150');
    await drag(lowest(page), 0, 0.5);
    await expect(lowest(page)).toHaveValue('150');
    await expectQuery(page, '?min=150&max=150');
    await drag(highest(page), 0.3, 1);
    await expect(highest(page)).toHaveValue('500');
    await drag(lowest(page), 0.3, 1);
    await expect(lowest(page)).toHaveValue('500');
    await drag(lowest(page), 1, 0.6);
    await expect(lowest(page)).toHaveValue('300');
    await expectShown(
      page,
      namesOf(({ pricePerNight }) => pricePerNight >= 300),
    );
  });

  test(
    'says when nothing matches, clears all filters, and shows all again by "View All Properties"',
    { tag: '@desktop' },
    async ({ page }) => {
      await filters(page).getByLabel('Hot tub').check();
      await page.getByLabel('Guests').selectOption('10+');
      await lowest(page).fill('500');
      await expectShown(page, []);
      await expect(page.getByRole('heading', { name: 'No properties found' })).toBeVisible();
      await expect(page.getByText('Try adjusting your search criteria or filters')).toBeVisible();
      await expect(page.locator('img[src*="nothing-found"]')).toBeVisible();
      const clear = page.getByRole('button', { name: 'Clear All Filters' });
      await clear.focus();
      await page.keyboard.press('Enter');
      await expectShown(page, names);
      await expectActive(page, 0);
      await expectQuery(page, '');
      await expect(page.getByRole('region', { name: 'Places to stay' })).toBeFocused();

      await filters(page).getByLabel('Camping').check();
      await expectShown(page, namesOf(ofType('Camping')));
      await page.getByRole('button', { name: 'View All Properties' }).click();
      await expectShown(page, names);
      await expect(filters(page).getByLabel('Camping')).not.toBeChecked();
    },
  );
});

test(
  'an address that makes no sense is taken for what it can mean',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto(
      `${routes.stay}?min=9999&max=-3&bedrooms=lots&guests=3&amenity=moat&type=castle`,
    );
    await unfold(page);
    await expect(lowest(page)).toHaveValue('500');
    await expectShown(page, []);
    await page.goto(`${routes.stay}?min=400&max=100&%E0%A4%A=1&type=hotel&type=hotel`);
    await unfold(page);
    await expect(highest(page)).toHaveValue('400');
    await expectShown(page, namesOf(ofType('Hotel')));
  },
);

test('the page’s own link in the header starts afresh', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(`${routes.stay}?type=hotel`);
  await filters(page).getByLabel('Camping').check();
  await expectShown(
    page,
    namesOf(({ type }) => type === 'Camping' || type === 'Hotel'),
  );
  await page.getByRole('banner').getByRole('link', { name: 'Stay', exact: true }).click();
  await expectQuery(page, '');
  await expectShown(page, names);
  await expect(filters(page).getByLabel('Hotel')).not.toBeChecked();
});

test(
  'a search is still there on coming back from another page',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto(routes.stay);
    await unfold(page);
    await filters(page).getByLabel('Hotel').check();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Things to Do' }).click();
    await expect(page).toHaveURL(routes.thingsToDo);
    await page.goBack();
    await expectShown(page, namesOf(ofType('Hotel')));
  },
);

test.describe('the filters on a small screen', { tag: '@phone' }, () => {
  test('are folded at first, and tell how many are active', async ({ page }) => {
    await page.goto(`${routes.stay}?type=hotel&guests=2`);
    await expect(filters(page).getByLabel('Guests')).toBeHidden();
    await expectActive(page, 2);
    await filters(page)
      .getByRole('button', { name: /^Filters/ })
      .tap();
    await expect(filters(page).getByLabel('Guests')).toBeVisible();
  });

  test('lead on to the results', async ({ page }) => {
    await page.goto(routes.stay);
    await unfold(page);
    await filters(page).getByLabel('Hotel').check();
    await page.getByRole('button', { name: 'Show results' }).tap();
    await expect(filters(page).getByLabel('Guests')).toBeHidden();
    await expect(page.getByText(/^\d+ (property|properties) found$/)).toBeInViewport();
  });
});

test.describe('without JavaScript', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false });

  test('all are listed, and no filter pretends to work', async ({ page }) => {
    await page.goto(routes.stay);
    await expectShown(page, names);
    await expect(filters(page)).toBeHidden();
    const first = await cards(page).first().boundingBox();
    expect(first?.width).toBeGreaterThan(400);
  });
});
