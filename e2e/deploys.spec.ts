/**
 * Half-finished deploys, rolled-back builds, stalled sockets, portals and failing hosts, on real
 * HTTP: the second table of docs/reliability.md. Nothing is intercepted here, because that would
 * switch off the browser's HTTP cache, which is what half of these faults live in.
 */
import { expect, test as base, type Page } from 'playwright/test';
import { beaches } from '@/content/beaches';
import { alwaysKept, lateNotice } from '@/content/offline';
import { pages } from '@/content/pages';
import { routes } from '@/lib/routes';
import {
  goOnTo,
  heading,
  heart as heartOf,
  searchLink,
  waitForHydration,
  waitForSoftLinks,
} from './fixtures';
import {
  badGateway,
  cut,
  separateHost,
  missing,
  portal,
  stall,
  type FaultyHost,
} from './support/faulty-host';
import { expectStyled, visitWithWorker } from './support/service-worker';
import { stored } from './support/storage';

const test = base.extend<{ host: FaultyHost }>(separateHost);

const isChunk = (path: string) => /\/_next\/static\/chunks\/.*\.js$/.test(path);
const isVersioned = (path: string) => path.startsWith('/_next/static/');
const isPage = (path: string) => path.endsWith('/');

const heart = (page: Page) => heartOf(page, beaches[0].name);
const notice = (page: Page) => page.getByText(lateNotice.text);

test('a page in the middle of a deploy comes to life when what was missing is there, though it was to be kept as missing', async ({
  page,
  host,
}) => {
  host.fail((path) => (isVersioned(path) ? missing : undefined));
  await page.goto(routes.beaches);
  await expect(notice(page)).toBeVisible();
  host.recover();
  await page.goto(routes.about);
  await waitForHydration(page);
  await expectStyled(page);
  await expect(notice(page)).toBeHidden();
});

for (const [what, picks] of [
  ['the data', (path: string) => path.startsWith('/_next/static/data/')],
  ['the stylesheet', (path: string) => path.includes('/site-')],
  ['the runtime', (path: string) => path.includes('/turbopack-')],
] as const) {
  test(`a page in the middle of a deploy lives though ${what} came wrong once`, async ({
    page,
    host,
  }) => {
    let failures = 0;
    host.fail((path) => (picks(path) && (failures += 1) === 1 ? portal : undefined));
    await page.goto(routes.about);
    await waitForHydration(page);
    expect(failures).toBe(2);
  });
}

test('a page in the middle of a deploy says within ten seconds that a script stalls; a heart outlives the page', async ({
  page,
  host,
}) => {
  let stalled: string | undefined;
  host.fail((path) => {
    stalled ??= isChunk(path) ? path : undefined;
    return path === stalled ? stall : undefined;
  });
  await page.clock.install();
  await page.goto(routes.beaches);
  await heart(page).click();
  await page.clock.fastForward(10_000);
  await expect(notice(page)).toBeVisible();
  host.recover();
  await goOnTo(page, 'Events');
  await expect(heading(page, pages.events.title)).toBeVisible();
  await expect.poll(() => stored(page)).toContain(beaches[0].name);
});

test('a page in the middle of a deploy fills an empty heart that was full already, and does not empty it', async ({
  page,
  host,
}) => {
  await page.goto(routes.beaches);
  await waitForHydration(page);
  await heart(page).click();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  host.fail((path) => (path.startsWith('/_next/static/data/') ? badGateway : undefined));
  await page.goto(`${routes.beaches}${beaches[0].slug}/`);
  await heart(page).click();
  await expect(notice(page)).toBeVisible();
  host.recover();
  // At the next sign of use it is asked for again, where it has not come by then.
  await page.getByRole('heading', { level: 1 }).click();
  await waitForHydration(page);
  await expect(notice(page)).toBeHidden();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  expect(await stored(page)).toContain(beaches[0].name);
});

const isData = (path: string) => path.endsWith('.txt');

test('a soft navigation from the search is a plain one after four seconds without an answer', async ({
  page,
  host,
}) => {
  await page.goto(routes.about);
  await waitForHydration(page);
  await waitForSoftLinks(page);
  await page.clock.install();
  host.fail((path) => (isData(path) ? stall : undefined));
  await searchLink(page).click();
  const search = page.getByRole('dialog').getByRole('combobox');
  await search.fill(pages.stay.title);
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
  await search.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.clock.fastForward(4000);
  await expect(page).not.toHaveURL(routes.about);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(pages.about.title);
});

for (const [what, isPart] of [
  ['data are', isData],
  ['parts are', isChunk],
] as const) {
  test(`a soft navigation whose ${what} cut off midway loads the page the plain way, once`, async ({
    page,
    host,
  }) => {
    await page.goto(routes.about);
    await waitForHydration(page);
    await waitForSoftLinks(page);
    let loads = 0;
    page.on('load', () => {
      loads += 1;
      host.recover();
    });
    host.fail((path) => (isPart(path) ? cut : undefined));
    await goOnTo(page, alwaysKept[2].label);
    await expect(heading(page, pages.tides.title)).toBeVisible();
    await waitForHydration(page);
    expect(loads).toBe(1);
  });
}

test.describe('with what is kept on the device', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a guide that was visited outlives a host that fails, a portal, a network that hangs, and none at all', async ({
    page,
    context,
    host,
  }) => {
    test.slow();
    await visitWithWorker(page, routes.about);

    await test.step('a host that fails shows what is kept, and explains the rest', async () => {
      host.fail(() => badGateway);
      await page.goto(routes.safety);
      await expect(heading(page, pages.safety.title)).toBeVisible();
      await page.goto(routes.about);
      await expect(heading(page, pages.about.title)).toBeVisible();
      await waitForHydration(page);
      await page.goto(routes.stay);
      await expect(heading(page, pages.offline.title)).toBeVisible();
    });

    await test.step('a portal is shown, and replaces nothing', async () => {
      host.fail(() => portal);
      await page.goto(routes.about);
      await expect(page).toHaveTitle(/HarbourNet/);
      // Code that is not loaded yet, answered by the portal.
      const answer = await page.evaluate(() =>
        fetch('/_next/static/chunks/never.js').then(
          ({ status }) => status,
          () => 'refused',
        ),
      );
      expect(answer).toBe('refused');
    });

    await test.step('a stalled network shows the copy at once, or a notice within ten seconds', async () => {
      host.fail((path) => (isPage(path) ? stall : undefined));
      const other = await context.newPage();
      const messageAfter = async () => {
        await other.goto(routes.stay, { waitUntil: 'commit' });
        await expect(heading(other, pages.offline.title)).toBeVisible();
        return other.evaluate(() => {
          const [entry] = performance.getEntriesByType('navigation');
          return (entry as PerformanceNavigationTiming).responseStart;
        });
      };
      const [, milliseconds] = await Promise.all([page.goto(routes.about), messageAfter()]);
      expect(milliseconds).toBeLessThan(10_000);
      await expect(heading(page, pages.about.title)).toBeVisible();
      await other.close();
    });

    await test.step('without a network nothing of the portal is found, and all that was kept before', async () => {
      await host.stop();
      await page.goto(routes.about);
      await expect(heading(page, pages.about.title)).toBeVisible();
      await waitForHydration(page);
      const kept = await page.evaluate(() => caches.match('/_next/static/chunks/never.js'));
      expect(kept).toBeUndefined();
    });
  });
});
