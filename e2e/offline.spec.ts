import { readFileSync } from 'node:fs';
import { clearing } from '@/content/clearing';
import { alwaysKept } from '@/content/offline';
import { pages } from '@/content/pages';
import { whereAmI } from '@/content/safety';
import { tidePort } from '@/content/tides/port/port';
import { onFootText } from '@/lib/content/on-foot';
import { allPlaces } from '@/lib/content/queries';
import { kindPath } from '@/lib/kinds';
import { routes } from '@/lib/routes';
import { londonTime } from '@/lib/time/london';
import { sunTimes } from '@/lib/time/sun';
import { allOfKind } from '@/lib/kinds/entries';
import {
  button,
  expect,
  goOnTo,
  heading,
  readOnTo,
  reload,
  savedFile,
  searchLink,
  test as base,
  visit,
} from './fixtures';
import { separateHost, type FaultyHost } from './support/faulty-host';
import { isKept, visitWithWorker } from './support/service-worker';
import { beach, keptDay, nth } from './support/things';

const test = base.extend<{ host: FaultyHost }>(separateHost);

test.use({
  serviceWorkers: 'allow',
  allow: { messages: [/ERR_CONNECTION|ERR_FAILED|Failed to fetch|sw\.js/] },
});

test('after one visit the guide can be installed, and without a network be read, found and gone through, Today and a plan too; what is not kept says so', async ({
  page,
  context,
  host,
}) => {
  test.slow();
  await visitWithWorker(page, routes.about);

  await test.step('the guide can be installed', async () => {
    const session = await context.newCDPSession(page);
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  });

  await test.step('a page that is reached by a click is kept like one that was loaded', async () => {
    await goOnTo(page, 'Beaches');
    await expect(heading(page, pages.beaches.title)).toBeVisible();
    await expect.poll(() => page.evaluate(isKept, routes.beaches)).toBe(true);
    await host.stop();
    await reload(page);
    await expect(heading(page, pages.beaches.title)).toBeVisible();
  });

  await test.step('the page that was read is there', async () => {
    await visit(page, routes.about);
    await expect(heading(page, pages.about.title)).toBeVisible();
  });

  await test.step('the search finds what there is', async () => {
    await searchLink(page).click();
    await page.getByRole('dialog').getByRole('combobox').fill('tide');
    await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await test.step('a click on a link of a kept page leads to another kept page', async () => {
    await page
      .getByRole('banner')
      .getByRole('link', { name: /planner/i })
      .click();
    await expect(heading(page, pages.planner.title)).toBeVisible({
      timeout: 15_000,
    });
  });

  for (const { href } of alwaysKept) {
    await test.step(`${href} is there`, async () => {
      const response = await visit(page, href);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(pages.offline.title);
      await expect(page.locator('link[rel=stylesheet]').first()).toHaveAttribute('href', /site-/);
      await expect(page.locator('main h1')).not.toHaveCSS('font-family', /^"?Times/);
    });
  }

  await test.step('the planner is there without its slash too', async () => {
    await visit(page, routes.planner.slice(0, -1));
    await expect(heading(page, pages.planner.title)).toBeVisible();
    await expect(page).toHaveURL(routes.planner);
  });

  await test.step('a page that was not read offers those that are there', async () => {
    await visit(page, routes.stay);
    await expect(heading(page, pages.offline.title)).toBeVisible();
    await expect(page).toHaveURL(routes.stay);
    const main = page.locator('main');
    for (const { label, href } of alwaysKept) {
      await expect(main.getByRole('link', { name: label, exact: true })).toHaveAttribute(
        'href',
        href,
      );
    }
    await expect(main.getByRole('link', { name: pages.about.seo.title })).toBeVisible();
  });

  // Today tells of this minute, what fits, and where one stands.
  const { name, coordinates } = nth(allPlaces(), 0);
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ ...coordinates, accuracy: 10 });
  // At night nothing fits.
  await page.clock.setFixedTime(new Date().setUTCHours(11, 0));
  await visit(page, routes.today);
  await readOnTo(page, page.getByRole('region', { name: 'Light and moon' }));
  await expect(page.getByRole('region', { name: 'Light and moon' })).toContainText('light left');
  await page.getByRole('heading', { name: 'What you can do now' }).scrollIntoViewIfNeeded();
  const fits = page.getByRole('region', { name: 'What you can do now' });
  await expect(fits.getByRole('button', { name: /^Add to my plan/ }).first()).toBeVisible();
  const section = page.getByRole('region', { name: whereAmI.title });
  await section.getByRole('button', { name: 'Show where I am' }).press('Enter');
  await expect(section.getByText(`at ${name}`)).toBeVisible();

  // A plan leaves and comes, by link, file and paste.
  await page.evaluate((entries) => void Object.assign(localStorage, entries), keptDay());
  await visit(page, routes.planner);
  await page.getByRole('button', { name: 'Share Planner' }).click();
  const link = page.getByLabel('Link to your plan');
  await expect(link).toHaveValue(/#plan=1/);
  const address = await link.inputValue();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByText('Paste a link, save or open a backup').click();
  await page.getByLabel('Paste a link', { exact: true }).fill(address);
  await page.getByRole('button', { name: 'Open the link' }).click();
  await expect(page.getByRole('dialog')).toContainText('and 1 day. ');
  await page.getByRole('button', { name: 'No, thank you' }).click();
  const file = await savedFile(page, () => button(page, 'Save a backup').click());
  await page.getByLabel('Open a backup').setInputFiles(file);
  await expect(page.getByRole('heading', { name: 'What the backup holds' })).toBeVisible();
  await visit(page, routes.plannerDays);
  await page.getByText('Calendar, map, text or pocket guide').click();
  for (const name of ['Calendar file', 'Route file (GPX)']) {
    const days = readFileSync(await savedFile(page, () => button(page, name).click()), 'utf8');
    expect(days).toContain(beach.name);
  }
});

test('once everything is cleared, no copy of the guide is left', async ({ page }) => {
  await visitWithWorker(page, routes.privacy);
  await button(page, clearing.action).click();
  await button(page.getByRole('dialog'), clearing.confirm).click();
  await expect(page.getByText(clearing.clearedCopies)).toBeVisible();
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});

test.describe('on a phone set to another continent', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('one glance at a beach tells of the way home, and so does Getting Around', async ({
    page,
    context,
    host,
  }) => {
    // Two pages wait for the worker.
    test.slow();
    const { slug } = nth(
      allOfKind('beach').filter(({ place }) => onFootText(place)),
      0,
    );
    const path = kindPath('beach', slug);
    for (const url of [path, routes.gettingAround]) await visitWithWorker(page, url);
    await page.close();
    await host.stop();

    const cold = await context.newPage();
    await cold.clock.setFixedTime('2026-11-25T14:10:00Z');
    await visit(cold, path);
    await cold.locator('a[href="#getting-there"]').click();
    const section = cold.locator('#getting-there');
    const dusk = londonTime(sunTimes('2026-11-25', tidePort).dusk);
    await expect(
      section.getByText(new RegExp(`dark, at ${dusk}|Dark at ${dusk}`)),
    ).toBeInViewport();
    await expect(section.getByText(/^On foot to .*\skm\), .* of climb/)).toBeInViewport();

    await visit(cold, routes.gettingAround);
    const now = cold.locator('#now');
    await now.scrollIntoViewIfNeeded();
    await expect(now).toContainText(/Bus \d+|bus \d+|On foot/);
    await cold.locator('#buses summary').first().click();
    await expect(cold.locator('#buses').getByRole('table').first()).toBeVisible();
  });
});
