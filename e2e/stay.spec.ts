import type { Locator, Page } from 'playwright/test';
import type { Property } from '@/content/types';
import { routes } from '@/lib/routes';
import { expect, goOnTo, searchLink, test, visit } from './fixtures';
import { allOfKind } from '@/lib/kinds/entries';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const filters = (page: Page) => page.getByRole('form', { name: 'Filters' });
const lowest = (page: Page) => page.getByRole('slider', { name: 'Lowest price' });
const highest = (page: Page) => page.getByRole('slider', { name: 'Highest price' });
const names = allOfKind('property').map(({ name }) => name);
/** The names of the properties that a filter leaves, in their order. */
const namesOf = (fits: (property: Property) => boolean) =>
  allOfKind('property')
    .filter(fits)
    .map(({ name }) => name);
const withSeaView = ({ hasSeaView }: Property) => hasSeaView;
/** Checks the names of the shown properties, in their order, and their number. */
async function expectShown(page: Page, expected: readonly string[]): Promise<void> {
  await expect(cards(page).getByRole('heading')).toHaveText([...expected]);
  const noun = expected.length === 1 ? 'property' : 'properties';
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    `${expected.length} ${noun} found`,
  );
}

function expectQuery(page: Page, query: string): Promise<void> {
  return expect(page).toHaveURL(`${routes.stay}${query}`);
}

const middle = async (thumb: Locator, share: number) => {
  const box = await thumb.boundingBox();
  if (!box) throw new Error('the slider has no box');
  // The middle of a thumb stays half a target, 22 px, clear of the slider's ends.
  return { x: box.x + 22 + (box.width - 44) * share, y: box.y + box.height / 2 };
};

test('Back and Forward go from choice to choice, and the fields go with them', async ({ page }) => {
  await visit(page, routes.stay);
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
});

test('the price of a stay follows a press on its rule and a pointer, and thumbs that meet come apart again', async ({
  page,
}) => {
  await visit(page, routes.stay);
  // Each step of a drag waits for the page, which takes long on a busy machine.
  test.slow();
  const drag = async (thumb: Locator, from: number, to: number) => {
    await thumb.scrollIntoViewIfNeeded();
    const start = await middle(thumb, from);
    const end = await middle(thumb, to);
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(end.x, end.y, { steps: 3 });
    await page.mouse.up();
  };
  // A drag before hydration is lost.
  await searchLink(page).waitFor();
  // A press on the rule moves the nearer thumb.
  await lowest(page).scrollIntoViewIfNeeded();
  const pressed = await middle(lowest(page), 0.2);
  await page.mouse.click(pressed.x, pressed.y);
  await expect(lowest(page)).toHaveValue('100');
  await expect(highest(page)).toHaveValue('500');
  await lowest(page).press('Home');
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

test('a search is still there on coming back from another page; the page’s own link in the header starts afresh', async ({
  page,
}) => {
  await visit(page, `${routes.stay}?type=hotel`);
  await filters(page).getByLabel('Camping').check();
  const found = namesOf(({ type }) => type === 'Camping' || type === 'Hotel');
  await expectShown(page, found);
  await goOnTo(page, 'Things to Do');
  await expect(page).toHaveURL(routes.thingsToDo);
  await page.goBack();
  await expectShown(page, found);
  await page.getByRole('banner').getByRole('link', { name: 'Stay', exact: true }).click();
  await expectQuery(page, '');
  await expectShown(page, names);
  await expect(filters(page).getByLabel('Hotel')).not.toBeChecked();
});

test(
  'the filters on a small screen lead on to the results',
  { tag: '@phone' },
  async ({ page }) => {
    await visit(page, routes.stay);
    await filters(page)
      .getByRole('button', { name: /^Filters/ })
      .tap();
    await filters(page).getByLabel('Hotel').check();
    await page.getByRole('button', { name: /^Show \d+ results?$/ }).tap();
    await expect(filters(page).getByLabel('Guests')).toBeHidden();
    await expect(page.getByText(/^\d+ (property|properties) found$/)).toBeInViewport();
  },
);
