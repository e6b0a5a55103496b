import type { Page, Route } from 'playwright/test';
import { mapLabels, panorama } from '@/content/map';
import { mapPage } from '@/content/map-page';
import { mapTiles } from '@/content/map-tiles';
import { places } from '@/content/places';
import { kinds } from '@/lib/kinds';
import { routes } from '@/lib/routes';
import { mapItems } from '@/lib/map/items';
import { expect, test, visit } from './fixtures';
import { fullPlaces, nth } from './support/things';
import { allOfKind } from '@/lib/kinds/entries';

/** Without one the page has only the list. */
const hasPanorama = panorama !== null;
const tiles = `https://${mapTiles.host}/**`;

const list = (page: Page) => page.getByRole('region', { name: mapPage.listHeading });
const listed = (page: Page) => list(page).getByRole('listitem').getByRole('link');
const allTags = (page: Page) =>
  page.getByRole('list', { name: mapPage.tagsLabel }).getByRole('link');
const tag = (page: Page, name: string) =>
  allTags(page).filter({ hasText: new RegExp(`^${name}(: \\d+)?$`) });
const filter = (page: Page, name: string) =>
  page.getByRole('navigation', { name: mapPage.filterLabel }).getByRole('link', { name });
const status = (page: Page) => page.getByRole('main').getByRole('status').first();
const zoomMap = (page: Page) => page.getByRole('region', { name: mapPage.zoomLabel });
const openZoomMap = (page: Page) => page.getByRole('button', { name: mapPage.zoomAction });

const marker = (page: Page, name: string) =>
  zoomMap(page).getByRole('button', { name: new RegExp(`^${name}( \\d+)?$`) });

const names = (kind: string) =>
  mapItems()
    .filter((item) => item.kind === kind)
    .map(({ name }) => name);
const countAt = (place: string, kind: string) =>
  mapItems().filter((item) => item.place === place && item.kind === kind).length;

/** A place that is neither the fullest nor empty. */
const someplace = nth(fullPlaces, 1);
const firstThere = nth(someplace.items, 0);

test('the map raises a card for a place by key and by pointer, to go into and back', async ({
  page,
}) => {
  test.skip(!hasPanorama, 'the content has no panorama');
  await visit(page, routes.map);
  const tags = allTags(page);
  // Only one of them waits for the Tab key as soon as the arrow keys work.
  await expect(tags.nth(1)).toHaveAttribute('tabindex', '-1');
  await tags.first().focus();
  const label = mapLabels[someplace.slug].name;
  for (let step = 1; step < places.length; step++) {
    if (await tag(page, label).evaluate((link) => link === document.activeElement)) break;
    await page.keyboard.press('ArrowRight');
    await expect(tags.nth(step)).toBeFocused();
  }
  await expect(tag(page, label)).toBeFocused();
  const card = page.getByRole('region', { name: someplace.name, exact: true });
  await expect(
    card.getByRole('link', { name: firstThere.name, exact: true }).first(),
  ).toHaveAttribute('href', firstThere.path);
  const { latitude, longitude } = someplace.coordinates;
  await expect(card.getByRole('link', { name: mapPage.directions })).toHaveAttribute(
    'href',
    new RegExp(`${latitude}.*${longitude}`),
  );

  await page.keyboard.press('Enter');
  await expect(card).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  await expect(tag(page, label)).toBeFocused();

  await page.keyboard.press('Home');
  await expect(tags.first()).toBeFocused();
  await page.keyboard.press('Escape');
  await tag(page, label).hover();
  await expect(card).toBeVisible();
  await expect(card.locator('img')).toBeVisible();
  const pin = await tag(page, label).boundingBox();
  const beside = await card.boundingBox();
  if (!pin || !beside) throw new Error('The pin or its card has no box.');
  const gap = Math.max(beside.x - (pin.x + pin.width), pin.x - (beside.x + beside.width));
  expect(gap, 'it opens beside its pin').toBeGreaterThanOrEqual(0);
  expect(gap).toBeLessThan(60);
  expect(beside.y).toBeLessThan(pin.y + pin.height);
  expect(beside.y + beside.height).toBeGreaterThan(pin.y);
  await card.getByRole('button', { name: 'Close' }).click();
  await expect(card).toHaveCount(0);
});

test(
  'the map runs sideways on a phone, begins at the village, and has emblems for thumbs',
  { tag: '@phone' },
  async ({ page }) => {
    test.skip(!hasPanorama, 'the content has no panorama');
    await visit(page, routes.map);
    const tags = allTags(page);
    await expect(tag(page, mapLabels['village-centre'].name)).toBeInViewport({ ratio: 1 });
    const boxes = await tags.evaluateAll((links) =>
      links.map((link) => link.getBoundingClientRect().toJSON() as DOMRect),
    );
    for (const [index, box] of boxes.entries()) {
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
      for (const other of boxes.slice(index + 1)) {
        const apart =
          box.right <= other.left ||
          other.right <= box.left ||
          box.bottom <= other.top ||
          other.bottom <= box.top;
        expect(apart, JSON.stringify([box, other])).toBe(true);
      }
    }
    await tag(page, mapLabels[someplace.slug].name).tap();
    const card = page.getByRole('region', { name: someplace.name, exact: true });
    await expect(card).toBeInViewport({ ratio: 1 });
  },
);

test(
  'the map cuts no name at its edge, however far it is dragged, whether or not motion is welcome',
  { tag: '@phone' },
  async ({ page }) => {
    test.skip(!hasPanorama, 'the content has no panorama');
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      await page.emulateMedia({ reducedMotion });
      await visit(page, routes.map);
      const shown = await page
        .getByRole('list', { name: mapPage.tagsLabel })
        .evaluate(async (tags) => {
          const scroller = tags.parentElement?.parentElement;
          if (!scroller) throw new Error('Nothing scrolls the map.');
          const room = scroller.scrollWidth - scroller.clientWidth;
          const names: { name: string; isCut: boolean }[] = [];
          for (let step = 0; step <= 20; step += 1) {
            // It runs from right to left.
            scroller.scrollTo({ left: (-room * step) / 20, behavior: 'instant' });
            // Two frames, and what the browser tells of them.
            for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
            await new Promise((resolve) => setTimeout(resolve));
            const { left, right } = scroller.getBoundingClientRect();
            for (const label of tags.querySelectorAll('a > span:nth-child(2)')) {
              const box = label.getBoundingClientRect();
              const isInView = box.right > left && box.left < right;
              if (!isInView || getComputedStyle(label).opacity === '0') continue;
              names.push({
                name: label.textContent,
                isCut: box.left < left - 1 || box.right > right + 1,
              });
            }
          }
          return names;
        });
      expect(new Set(shown.map(({ name }) => name)).size).toBe(places.length);
      expect(shown.filter(({ isCut }) => isCut)).toEqual([]);
    }
  },
);

test(
  'the map has a card that covers neither its place nor half the map',
  { tag: '@both' },
  async ({ page }) => {
    test.skip(!hasPanorama, 'the content has no panorama');
    await visit(page, routes.map);
    await expect(allTags(page).nth(1)).toHaveAttribute('tabindex', '-1');
    for (const { slug, name } of places) {
      await tag(page, mapLabels[slug].name).focus();
      const card = page.getByRole('region', { name, exact: true });
      await expect(card).toBeVisible();
      const covered = await card.evaluate((element, label) => {
        const map = element.parentElement?.querySelector('ul')?.parentElement?.parentElement;
        const link = [...document.querySelectorAll('a[aria-expanded]')].find(
          ({ textContent }) => textContent.replace(/: \d+$/, '') === label,
        );
        if (!map || !link) throw new Error('There is no map, or no place.');
        const [box, pin, whole] = [element, link, map].map((one) => one.getBoundingClientRect());
        const common = (one: DOMRect, other: DOMRect) =>
          Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
          Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));
        if (!box || !pin || !whole) throw new Error('Something has no box.');
        return { pin: common(box, pin), map: common(box, whole) / (whole.width * whole.height) };
      }, mapLabels[slug].name);
      expect.soft(covered.pin, name).toBe(0);
      expect.soft(covered.map, name).toBeLessThan(0.5);
    }
  },
);

test('the map shows one kind at a time, and goes back', async ({ page }) => {
  await visit(page, routes.map);
  await filter(page, kinds.beach.label.heading).click();
  await expect(page).toHaveURL(/\?kind=beach$/);
  await expect(list(page).getByRole('listitem')).toHaveCount(names('beach').length);
  await expect(filter(page, kinds.beach.label.heading)).toHaveAttribute('aria-current', 'true');
  await expect(status(page)).toHaveText(
    `${kinds.beach.label.heading}: ${names('beach').length} of ${mapItems().length}.`,
  );
  for (const { slug } of places) {
    const { name } = mapLabels[slug];
    const count = countAt(slug, 'beach');
    await expect(tag(page, name)).toHaveText(count > 0 ? `${name}: ${count}` : name);
  }

  await page.goBack();
  await expect(list(page).getByRole('listitem')).toHaveCount(mapItems().length);
});

test('the map shows the results of a search for a stay, and everything again at a click', async ({
  page,
}) => {
  const most = Math.max(...allOfKind('property').map(({ bedrooms }) => bedrooms));
  const found = allOfKind('property').filter(({ bedrooms }) => bedrooms >= Math.min(most, 3));
  await visit(page, `${routes.stay}?bedrooms=${Math.min(most, 3)}`);
  const link = page.getByRole('link', { name: 'Show on Map' });
  await expect(link).toHaveAttribute('href', /\?show=property:/);
  await link.click();
  await expect(page).toHaveURL(/\/map\/\?show=property:/);
  await expect(listed(page)).toHaveText(found.map(({ name }) => name));
  await expect(status(page)).toContainText('that you asked for');
  await page.getByRole('link', { name: mapPage.showEverything }).click();
  await expect(page).toHaveURL(routes.map);
  await expect(list(page).getByRole('listitem')).toHaveCount(mapItems().length);
});

test.describe('the zoomable map', () => {
  const tile = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=',
    'base64',
  );

  async function stubTiles(page: Page, answer: (route: Route) => Promise<void>) {
    const asked: string[] = [];
    await page.route(tiles, async (route) => {
      asked.push(route.request().url());
      await answer(route);
    });
    return asked;
  }

  test('asks nobody and loads nothing before the click; then it follows the filter, and has the same places, and their things a link away by keyboard', async ({
    page,
  }) => {
    const asked = await stubTiles(page, (route) =>
      route.fulfill({ body: tile, contentType: 'image/png' }),
    );
    await visit(page, `${routes.map}?kind=property`, { waitUntil: 'networkidle' });
    await expect(page.getByText(mapTiles.host)).toBeVisible();
    const styles = await page
      .locator('link[rel=stylesheet]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
    for (const address of styles) {
      expect(await (await page.request.get(address)).text()).not.toContain('.leaflet-pane');
    }
    expect(asked).toEqual([]);
    await openZoomMap(page).focus();
    await page.keyboard.press('Enter');
    await expect(zoomMap(page)).toBeFocused();
    await expect(zoomMap(page)).toContainText('OpenStreetMap');
    expect(asked.length).toBeGreaterThan(0);

    const fullest = nth(fullPlaces, 0);
    const fullestHas = (count: number) =>
      expect(marker(page, fullest.name)).toHaveText(`${fullest.name} ${count}`);
    await fullestHas(countAt(fullest.slug, 'property'));
    await filter(page, kinds.venue.label.heading).click();
    await fullestHas(countAt(fullest.slug, 'venue'));
    await filter(page, mapPage.everything).click();

    const { name, items } = someplace;
    await expect(marker(page, name)).toHaveText(`${name} ${items.length}`);
    await marker(page, name).focus();
    await page.keyboard.press('Enter');
    await expect(zoomMap(page).getByRole('heading', { name })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(firstThere.path);
  });

  test.describe('when the pictures do not come', () => {
    test.use({ allow: { messages: [/ERR_CONNECTION_REFUSED/] } });

    test('says so, and the drawn map stays', async ({ page }) => {
      await stubTiles(page, (route) => route.abort('connectionrefused'));
      await visit(page, routes.map);
      await openZoomMap(page).click();
      await expect(page.getByText(mapPage.tilesFailed)).toBeVisible();
      await expect(tag(page, mapLabels[someplace.slug].name)).toBeVisible();
      await expect(marker(page, someplace.name)).toBeVisible();
    });
  });
});
