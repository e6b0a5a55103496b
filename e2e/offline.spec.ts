import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { alwaysKept, keeping, offlinePage, updating } from '@/content/offline';
import { plannerStorageKey, tripsStorageKey } from '@/content/keys';
import { pages } from '@/content/pages';
import { whereAmI } from '@/content/safety';
import { allPlaces } from '@/lib/content/queries';
import type { Guide } from '@/lib/offline/guide';
import { routes } from '@/lib/routes';
import { serve } from '@/scripts/server';
import { expect, test as base } from './fixtures';
import { dayByBus } from './support/days';
import { isKept, visit } from './support/kept';
import { beach, nth } from './support/things';

interface Host {
  readonly url: string;
  /** Takes the network away, from the pages and from the worker. */
  readonly stop: () => Promise<void>;
  /** Puts a new version of the site in the place of the one that is there. */
  readonly deploy: () => Promise<void>;
}

/** By which a page of the new version is told from the old one. */
const sign = '<!-- told anew -->';

/** A host with a copy of the site of its own, for each test. */
const test = base.extend<{ host: Host }>({
  host: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'host-'));
    await cp('out', folder, { recursive: true });
    const server = await serve({ directory: folder, port: 0 });
    const { version } = JSON.parse(await readFile(join(folder, 'offline.json'), 'utf8')) as Guide;
    const change = async (file: string, from: string, to: string) => {
      const path = join(folder, file);
      await writeFile(path, (await readFile(path, 'utf8')).replaceAll(from, to));
    };

    let running = true;
    const stop = async () => {
      if (running) await server.close();
      running = false;
    };
    await use({
      url: server.url,
      stop,
      deploy: async () => {
        for (const file of ['sw.js', 'offline.json']) await change(file, version, 'next-version');
        await change('about/index.html', '</html>', `</html>${sign}`);
      },
    });
    await stop();
    await rm(folder, { recursive: true });
  },
  baseURL: ({ host }, use) => use(host.url),
});

test.use({
  serviceWorkers: 'allow',
  // The lost network is what these tests are about.
  allow: {
    hosts: [],
    messages: [/ERR_CONNECTION|ERR_FAILED|Failed to fetch|sw\.js/],
  },
});

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });

/** The search is a plain link until the page’s scripts run. */
async function openSearch(page: Page): Promise<void> {
  await page.locator('a[aria-haspopup=dialog]').click();
}

test.describe('without a network, after one visit', { tag: '@desktop' }, () => {
  test.beforeEach(async ({ page, host }) => {
    await visit(page, routes.about);
    await host.stop();
  });

  test('what is kept can be read, found and gone through; the rest says so', async ({ page }) => {
    test.slow();
    await test.step('the page that was read is there', async () => {
      await page.reload();
      await expect(heading(page, pages.about.title)).toBeVisible();
    });

    await test.step('the search finds what there is', async () => {
      await openSearch(page);
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
        const response = await page.goto(href);
        expect(response?.status()).toBe(200);
        await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(pages.offline.title);
        await expect(page.locator('link[rel=stylesheet]').first()).toHaveAttribute('href', /site-/);
        await expect(page.locator('main h1')).not.toHaveCSS('font-family', /^"?Times/);
      });
    }

    await test.step('a page that was not read offers those that are there', async () => {
      await page.goto(routes.stay);
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
  });

  test('Today tells of this minute, what fits, and where one stands', async ({ page, context }) => {
    const { name, coordinates } = nth(allPlaces(), 0);
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ ...coordinates, accuracy: 10 });
    await page.goto(routes.today);
    await page.getByRole('heading', { name: 'Now', exact: true }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('region', { name: 'Light and moon' })).toContainText('Sunset');
    await page.getByRole('heading', { name: 'What fits' }).scrollIntoViewIfNeeded();
    const fits = page.getByRole('region', { name: 'What fits' });
    await expect(fits.getByRole('button', { name: /^Make it my day/ }).first()).toBeVisible();
    const section = page.getByRole('region', { name: whereAmI.title });
    await section.getByRole('button', { name: 'Show where I am' }).press('Enter');
    await expect(section.getByText(`at ${name}`)).toBeVisible();
  });

  test('a plan leaves and comes, by link, QR code, file and paste', async ({ page }) => {
    const thing = { type: 'beach', slug: beach.slug };
    await page.evaluate((entries) => Object.assign(localStorage, entries), {
      [plannerStorageKey]: JSON.stringify([{ id: '1', name: beach.name, ...thing }]),
      [tripsStorageKey]: JSON.stringify({
        days: [{ id: 'd', stops: [{ id: 's', ...thing }] }],
      }),
    });
    await page.goto(routes.planner);
    await page.getByRole('button', { name: 'QR code' }).click();
    const link = page.getByLabel('The same as a link');
    await expect(link).toHaveValue(/#plan=2\./);
    const address = await link.inputValue();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await page.getByText('Paste a link, save or open a backup').click();
    await page.getByLabel('Paste a link', { exact: true }).fill(address);
    await page.getByRole('button', { name: 'Open the link' }).click();
    await expect(page.getByRole('dialog')).toContainText('It also holds 1 day');
    await page.getByRole('button', { name: 'No, thank you' }).click();
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save a backup' }).click();
    await page.getByLabel('Open a backup').setInputFiles(await (await coming).path());
    await expect(page.getByRole('heading', { name: 'What the backup holds' })).toBeVisible();
    await page.goto(routes.plannerDays);
    await page.getByText('Calendar, map, text or pocket guide').click();
    await expect(page.getByRole('button', { name: 'GPX for maps' })).toBeVisible();
  });
});

test.describe('a page that was reached by a click', { tag: '@desktop' }, () => {
  test('is kept like one that was loaded', async ({ page, host }) => {
    await visit(page, routes.about);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Beaches', exact: true }).click();
    await expect(heading(page, pages.beaches.title)).toBeVisible();
    await expect.poll(() => page.evaluate(isKept, routes.beaches)).toBe(true);
    await host.stop();
    await page.reload();
    await expect(heading(page, pages.beaches.title)).toBeVisible();
  });
});

test.describe('a slow network', { tag: '@desktop' }, () => {
  test('is not waited for when there is a copy', async ({ page, context }) => {
    await visit(page, routes.about);
    await context.route(`**${routes.about}`, () => new Promise(() => undefined));
    await page.goto(routes.about, { timeout: 15_000 });
    await expect(heading(page, pages.about.title)).toBeVisible();
  });
});

test.describe('the whole guide', { tag: '@desktop' }, () => {
  const keepButton = (page: Page) => page.getByRole('button', { name: keeping.action });

  test('says its size, comes with progress, and is there without a network', async ({
    page,
    host,
  }) => {
    test.setTimeout(90_000);
    await visit(page, routes.siteIndex);
    await keepButton(page).click();
    await expect(
      page.getByText(/What is missing on this device: \d+\.\d\sMB in \d+ files/),
    ).toBeVisible();
    await page.getByRole('button', { name: keeping.download }).click();
    await expect(page.getByRole('progressbar', { name: keeping.progress })).toBeVisible();
    await expect(page.getByText(keeping.done)).toBeVisible({ timeout: 60_000 });

    await host.stop();
    for (const path of [routes.home, routes.stay, routes.contact]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(pages.offline.title);
    }

    // Days too, with their ways, their light and their check.
    const planned = dayByBus();
    if (!planned) return;
    const { trip, thing } = planned;
    await page.evaluate(
      ([plannerKey, plan, tripsKey, days]) => {
        localStorage.setItem(plannerKey, plan);
        localStorage.setItem(tripsKey, days);
      },
      [
        plannerStorageKey,
        JSON.stringify([{ id: '1', type: thing.type, name: thing.name, slug: thing.slug }]),
        tripsStorageKey,
        JSON.stringify({ version: 1, ...trip }),
      ] as const,
    );
    await page.goto(routes.plannerDays);
    await expect(page.getByText(/^Bus \S+ towards/).first()).toBeVisible();
    await expect(page.getByText(/^Sunrise/)).toBeVisible();
    await expect(page.getByText(/^What works \(\d+\)/)).toBeVisible();
    await page.goto(routes.planner);
    await expect(page.locator('[data-plan-document]')).toContainText(/Bus \S+ towards/);
  });

  test('keeps what has come when the network goes halfway, and goes on later', async ({
    page,
    context,
  }) => {
    await visit(page, routes.siteIndex);
    await keepButton(page).click();
    await context.route(`**${routes.contact}`, (route) => route.abort());
    await page.getByRole('button', { name: keeping.download }).click();
    await expect(page.getByText(keeping.noNetwork)).toBeVisible({
      timeout: 60_000,
    });

    await context.unroute(`**${routes.contact}`);
    await page.getByRole('button', { name: keeping.again }).click();
    await page.getByRole('button', { name: keeping.download }).click();
    await expect(page.getByText(keeping.done)).toBeVisible({ timeout: 60_000 });
  });

  test('says when the device has no room, and the page goes on', async ({ page }) => {
    await visit(page, routes.siteIndex);
    await page.evaluate(() => {
      Cache.prototype.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
    });
    await keepButton(page).click();
    await page.getByRole('button', { name: keeping.download }).click();
    await expect(page.getByText(keeping.noRoom)).toBeVisible();
  });

  test('says where a browser keeps nothing', async ({ page }) => {
    await page.addInitScript(() => {
      ServiceWorkerContainer.prototype.register = () => Promise.reject(new Error('blocked'));
    });
    await page.goto(routes.siteIndex);
    await keepButton(page).click();
    await expect(page.getByText(keeping.notPossible)).toBeVisible();
  });
});

test.describe('a new version', { tag: '@desktop' }, () => {
  const stores = (page: Page) =>
    page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('guide')));

  test('is offered, not forced, and brings what was kept of the old one', async ({
    page,
    host,
  }) => {
    await visit(page, routes.about);
    const [oldStore] = await stores(page);
    await host.deploy();
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect(page.getByText(updating.ready)).toBeVisible({
      timeout: 20_000,
    });
    expect(await stores(page)).toContain(oldStore);

    await Promise.all([
      page.waitForEvent('load'),
      page.getByRole('button', { name: updating.update }).click(),
    ]);
    await expect.poll(() => stores(page)).toEqual(['guide:next-version']);
    await host.stop();
    const kept = await page.evaluate(
      async (url) => (await caches.match(url))?.text(),
      routes.about,
    );
    expect(kept).toContain(sign);
    await page.reload();
    await expect(heading(page, pages.about.title)).toBeVisible();
  });

  test('that is turned down stays away until the next visit', async ({ page, host }) => {
    await visit(page, routes.about);
    await host.deploy();
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await page.getByRole('button', { name: updating.later }).click({ timeout: 20_000 });
    await expect(page.getByText(updating.ready)).toBeHidden();
  });
});

test('the page without a network can be read on its own', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(routes.offline);
  await expect(page.getByRole('button', { name: offlinePage.again })).toBeVisible();
});

test('the guide can be installed', { tag: '@desktop' }, async ({ page, context }) => {
  await visit(page, routes.about);
  const session = await context.newCDPSession(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});
