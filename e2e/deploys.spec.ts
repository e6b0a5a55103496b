/**
 * Half-finished deploys, rolled-back builds, stalled sockets, portals and failing hosts, on real
 * HTTP: the second table of docs/reliability.md. Nothing is intercepted here, because that would
 * switch off the browser's HTTP cache, which is what half of these faults live in.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base, type Page } from 'playwright/test';
import { beaches } from '@/content/beaches';
import { alwaysKept, keeping, lateNotice, updating } from '@/content/offline';
import { pages } from '@/content/pages';
import { plannerStorageKey } from '@/content/site';
import { routes } from '@/lib/routes';
import { takenOver } from './fixtures';
import { deriveDeploy } from './support/deploys';
import {
  badGateway,
  cut,
  missing,
  openFaultyHost,
  portal,
  stall,
  type FaultyHost,
} from './support/faulty-host';
import { visit } from './support/kept';

/** A host for each test, and a second version of the site for those of one worker process. */
const test = base.extend<{ host: FaultyHost }, { next: string }>({
  host: async ({}, use) => {
    const host = await openFaultyHost('out');
    await use(host);
    await host.stop();
  },
  next: [
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'deploy-'));
      await deriveDeploy('out', folder, '-next');
      await use(folder);
      await rm(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ host }, use) => use(host.url),
});

const isChunk = (path: string) => /\/_next\/static\/chunks\/.*\.js$/.test(path);
const isVersioned = (path: string) => path.startsWith('/_next/static/');
const isPage = (path: string) => path.endsWith('/');

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });
const heart = (page: Page, name = beaches[0].name) =>
  page.getByRole('button', { name: `Save ${name} to my planner` });
const notice = (page: Page) => page.getByText(lateNotice.text);
const saved = (page: Page) =>
  page.evaluate((key) => localStorage.getItem(key) ?? '', plannerStorageKey);

/** Presses "Try again", unless the page, which tries by itself too, has been quicker. */
async function tryAgain(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: lateNotice.again });
  await Promise.race([button.click(), takenOver(page)]);
}

async function expectStyled(page: Page): Promise<void> {
  await expect(page.locator('main h1')).not.toHaveCSS('font-family', /^"?Times/);
}

test.describe('a page in the middle of a deploy', { tag: '@desktop' }, () => {
  test('comes to life when what was missing is there, though it was to be kept as missing', async ({
    page,
    host,
  }) => {
    host.fail((path) => (isVersioned(path) ? missing : undefined));
    await page.goto(routes.beaches);
    await expect(notice(page)).toBeVisible();
    host.recover();
    await page.goto(routes.about);
    await takenOver(page);
    await expectStyled(page);
    await expect(notice(page)).toBeHidden();
  });

  test('says that its controls are not there, and tries again when asked', async ({
    page,
    host,
  }) => {
    let first: string | undefined;
    host.fail((path) => {
      first ??= isChunk(path) ? path : undefined;
      return path === first ? badGateway : undefined;
    });
    await page.goto(routes.beaches);
    await expect(notice(page)).toBeVisible();
    await heart(page).click();
    host.recover();
    await tryAgain(page);
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
    await expect(notice(page)).toBeHidden();
  });

  for (const [what, picks] of [
    ['the data', (path: string) => path.startsWith('/_next/static/data/')],
    ['the script that sets the others going', (path: string) => path.includes('/turbopack-')],
  ] as const) {
    test(`lives though ${what} came wrong once`, async ({ page, host }) => {
      let failures = 0;
      host.fail((path) => (picks(path) && (failures += 1) === 1 ? portal : undefined));
      await page.goto(routes.about);
      await takenOver(page);
      expect(failures).toBe(2);
    });
  }

  test('says within ten seconds that a script stalls; a heart outlives the page', async ({
    page,
    host,
  }) => {
    let stalled: string | undefined;
    host.fail((path) => {
      stalled ??= isChunk(path) ? path : undefined;
      return path === stalled ? stall : undefined;
    });
    await page.goto(routes.beaches);
    await heart(page).click();
    await expect(notice(page)).toBeVisible({ timeout: 10_000 });
    host.recover();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Events', exact: true }).click();
    await expect(heading(page, pages.events.title)).toBeVisible();
    await expect.poll(() => saved(page)).toContain(beaches[0].name);
  });

  test('fills an empty heart that was full already, and does not empty it', async ({
    page,
    host,
  }) => {
    await page.goto(routes.beaches);
    await takenOver(page);
    await heart(page).click();
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
    host.fail((path) => (path.startsWith('/_next/static/data/') ? badGateway : undefined));
    await page.goto(`${routes.beaches}${beaches[0].slug}/`);
    await heart(page).first().click();
    await expect(notice(page)).toBeVisible();
    host.recover();
    await tryAgain(page);
    await takenOver(page);
    await expect(heart(page).first()).toHaveAttribute('aria-pressed', 'true');
    expect(await saved(page)).toContain(beaches[0].name);
  });
});

test.describe('a soft navigation', { tag: '@desktop' }, () => {
  const isData = (path: string) => path.endsWith('.txt');

  test('from the search is a plain one after four seconds without an answer', async ({
    page,
    host,
  }) => {
    await page.goto(routes.about);
    await takenOver(page);
    host.fail((path) => (isData(path) ? stall : undefined));
    await page.locator('a[aria-haspopup=dialog]').click();
    const search = page.getByRole('dialog').getByRole('combobox');
    await search.fill(pages.stay.title);
    await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
    await search.press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).not.toHaveURL(routes.about, { timeout: 8000 });
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(pages.about.title);
  });

  for (const [what, isPart] of [
    ['data are', isData],
    ['parts are', isChunk],
  ] as const) {
    test(`whose ${what} cut off midway loads the page the plain way, once`, async ({
      page,
      host,
    }) => {
      await page.goto(routes.about);
      await takenOver(page);
      let loads = 0;
      page.on('load', () => {
        loads += 1;
        host.recover();
      });
      host.fail((path) => (isPart(path) ? cut : undefined));
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: alwaysKept[2].label, exact: true })
        .click();
      await expect(heading(page, pages.tides.title)).toBeVisible();
      await takenOver(page);
      expect(loads).toBe(1);
    });
  }
});

test.describe('with what is kept on the device,', { tag: '@desktop' }, () => {
  test.use({ serviceWorkers: 'allow' });

  test('a host that fails shows what is kept, and explains the rest', async ({ page, host }) => {
    await visit(page, routes.about);
    host.fail(() => badGateway);
    await page.goto(routes.safety);
    await expect(heading(page, pages.safety.title)).toBeVisible();
    await page.goto(routes.about);
    await expect(heading(page, pages.about.title)).toBeVisible();
    await takenOver(page);
    await page.goto(routes.stay);
    await expect(heading(page, pages.offline.title)).toBeVisible();
  });

  test('a portal is shown, and replaces nothing', async ({ page, host }) => {
    await visit(page, routes.about);
    host.fail(() => portal);
    await page.goto(routes.about);
    await expect(page).toHaveTitle(/HarbourNet/);
    // A part that was never asked for, answered by the portal.
    const answer = await page.evaluate(() =>
      fetch('/_next/static/chunks/never.js').then(
        ({ status }) => status,
        () => 'refused',
      ),
    );
    expect(answer).toBe('refused');
    await host.stop();
    await page.goto(routes.about);
    await expect(heading(page, pages.about.title)).toBeVisible();
    await takenOver(page);
    const kept = await page.evaluate(() => caches.match('/_next/static/chunks/never.js'));
    expect(kept).toBeUndefined();
  });

  test('a page that was not read says within ten seconds that the network hangs', async ({
    page,
    host,
  }) => {
    await visit(page, routes.about);
    host.fail((path) => (isPage(path) ? stall : undefined));
    await page.goto(routes.stay, { timeout: 10_000, waitUntil: 'commit' });
    await expect(heading(page, pages.offline.title)).toBeVisible();
  });

  test('the planner is there without a network, without its slash too', async ({ page, host }) => {
    await visit(page, routes.about);
    await host.stop();
    await page.goto(routes.planner.slice(0, -1));
    await expect(heading(page, pages.planner.title)).toBeVisible();
    await expect(page).toHaveURL(routes.planner);
  });

  test('the whole guide is never said to be there in the wrong version', async ({
    page,
    host,
    next,
  }) => {
    test.setTimeout(60_000);
    await visit(page, routes.siteIndex);
    await host.deploy(next);
    await page.getByRole('button', { name: keeping.action }).click();
    await expect(page.getByText(keeping.outdated)).toBeVisible();
    await expect(page.getByText(keeping.done)).toBeHidden();
    await Promise.all([
      page.waitForEvent('load', { timeout: 20_000 }),
      page.getByRole('main').getByRole('button', { name: updating.update }).click(),
    ]);
    await takenOver(page);
    await page.getByRole('button', { name: keeping.action }).click();
    await page.getByRole('button', { name: keeping.download }).click();
    await expect(page.getByText(keeping.done)).toBeVisible({ timeout: 30_000 });
    await host.stop();
    for (const path of [routes.stay, routes.contact]) {
      await page.goto(path);
      await takenOver(page);
      await expectStyled(page);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(pages.offline.title);
    }
  });

  test('a build that is rolled back goes on, with the plan', async ({ page, host, next }) => {
    await visit(page, routes.beaches);
    await heart(page).click();
    for (const version of [next, 'out']) {
      await host.deploy(version);
      await page.goto(routes.beaches);
      await takenOver(page);
      await expectStyled(page);
      await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
    }
  });
});

test(
  'a part that was missing comes when it is there again, though it was to be kept as missing',
  {
    tag: '@desktop',
  },
  async ({ page, host }) => {
    await page.goto(routes.beaches);
    await takenOver(page);
    host.fail((path) => (isChunk(path) ? missing : undefined));
    const search = page.locator('a[aria-haspopup=dialog]');
    await search.click();
    const again = page.getByRole('banner').getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    await heart(page).click();
    await heart(page).click();
    await expect.poll(() => saved(page)).toBe('[]');
    host.recover();
    // The words of the planner come by themselves, those of the search when they are asked for.
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    await again.click();
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible();
  },
);

test(
  'a part that hangs is said within ten seconds',
  { tag: '@desktop' },
  async ({ page, host }) => {
    await page.goto(routes.home);
    await takenOver(page);
    host.fail((path) => (isChunk(path) ? stall : undefined));
    await page.locator('a[aria-haspopup=dialog]').click();
    await expect(page.getByText('The search could not be loaded.')).toBeVisible({
      timeout: 10_000,
    });
  },
);

test(
  'a page that was open before a deploy leads on, and loses nothing',
  {
    tag: '@desktop',
  },
  async ({ page, host, next }) => {
    await page.goto(routes.beaches);
    await takenOver(page);
    await heart(page).click();
    await host.deploy(next);
    // A part that is loaded at a click, and is no more.
    await page.locator('a[aria-haspopup=dialog]').click();
    await expect(page.getByRole('link', { name: 'See every page' }).last()).toBeVisible();
    await page.getByRole('link', { name: 'See every page' }).last().click();
    await expect(heading(page, pages.siteIndex.title)).toBeVisible();
    expect(await saved(page)).toContain(beaches[0].name);
  },
);
