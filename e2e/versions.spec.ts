/**
 * A new version of the site, on real HTTP, with what the visitor's device keeps of the old one. A
 * worker process makes the new version once, so these tests stay in one.
 */
import type { Page } from 'playwright/test';
import { beaches } from '@/content/beaches';
import { keeping, updating } from '@/content/offline';
import { pages } from '@/content/pages';
import { routes } from '@/lib/routes';
import {
  expect,
  heading,
  heart as heartOf,
  planDocument,
  reload,
  searchLink,
  test as base,
  visit,
  waitForHydration,
} from './fixtures';
import { dayByBus } from './support/days';
import { nextVersion, type NextVersion } from './support/deploys';
import { cut, separateHost, type FaultyHost } from './support/faulty-host';
import { expectStyled, visitWithWorker } from './support/service-worker';
import { stored } from './support/storage';
import { keptPlan } from './support/things';

const test = base
  .extend<{ host: FaultyHost }>(separateHost)
  .extend<object, { next: NextVersion }>(nextVersion);

test.describe.configure({ mode: 'default' });
test.use({
  serviceWorkers: 'allow',
  allow: {
    messages: [/ERR_CONNECTION|ERR_FAILED|LENGTH_MISMATCH|Failed to fetch|sw\.js|404|Refused to/],
  },
});

const heart = (page: Page) => heartOf(page, beaches[0].name);

/** Presses a button that reloads the page, and waits for it. */
async function pressUpdate(page: Page, within: ReturnType<Page['getByRole']>): Promise<void> {
  await Promise.all([
    page.waitForEvent('load', { timeout: 20_000 }),
    within.getByRole('button', { name: updating.update }).click(),
  ]);
  await waitForHydration(page);
}

test('the whole guide comes in one version, goes on after what comes in between, and is there without a network', async ({
  page,
  host,
  next,
}) => {
  test.setTimeout(120_000);
  const keepButton = page.getByRole('button', { name: keeping.action });
  const download = page.getByRole('button', { name: keeping.download });
  const size = page.getByText(/\d+\.\d\sMB still to download/);
  const megabytesMissing = async () => parseFloat(await size.innerText());
  await visitWithWorker(page, routes.siteIndex);

  await test.step('a full device is reported, and the page goes on', async () => {
    await page.evaluate(() => {
      Cache.prototype.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
    });
    await keepButton.click();
    await download.click();
    await expect(page.getByText(keeping.noRoom)).toBeVisible();
    await reload(page);
  });

  await test.step('the wrong version is never reported as complete', async () => {
    await host.deploy(next.directory);
    await keepButton.click();
    await expect(page.getByText(keeping.outdated)).toBeVisible();
    await expect(page.getByText(keeping.done)).toBeHidden();
    await pressUpdate(page, page.getByRole('main'));
  });

  let missing = 0;
  await test.step('it says its size, and keeps what has come when the network goes halfway', async () => {
    await keepButton.click();
    await expect(size).toBeVisible();
    missing = await megabytesMissing();
    host.fail((path) => (path === routes.contact ? cut : undefined));
    await download.click();
    await expect(page.getByText(keeping.noNetwork)).toBeVisible({ timeout: 60_000 });
    host.recover();
  });

  await test.step('it goes on later, with progress', async () => {
    await page.getByRole('button', { name: keeping.again }).click();
    await expect(size).toBeVisible();
    expect(await megabytesMissing()).toBeLessThan(missing);
    await download.click();
    await expect(page.getByRole('progressbar', { name: keeping.progress })).toBeVisible();
    await expect(page.getByText(keeping.done)).toBeVisible({ timeout: 60_000 });
  });

  await test.step('it is there without a network', async () => {
    await host.stop();
    for (const path of [routes.home, routes.stay, routes.contact]) {
      await visit(page, path);
      await expectStyled(page);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(pages.offline.title);
    }
  });

  await test.step('and so are days, with their journeys, light and check', async () => {
    const planned = dayByBus();
    if (!planned) return;
    const { trip, thing } = planned;
    const { type, name, slug } = thing;
    await page.evaluate(
      (entries) => void Object.assign(localStorage, entries),
      keptPlan([{ id: '1', type, name, slug }], trip),
    );
    await visit(page, routes.plannerDays);
    await expect(page.getByText(/Bus \S+.*get off at/).first()).toBeVisible();
    await expect(page.getByText(/^Sunrise/)).toBeVisible();
    await expect(page.getByText('Why this works')).toBeVisible();
    await visit(page, routes.planner);
    await expect(planDocument(page)).toContainText(/Bus \S+.*get off at/);
  });
});

test('a new version is offered, not forced, stays away until the next visit when it is turned down, and brings what was kept of the old one', async ({
  page,
  host,
  next,
}) => {
  test.slow();
  const stores = () =>
    page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('guide')));
  const offer = page.getByText(updating.ready);
  await visitWithWorker(page, routes.about);
  const [oldStore] = await stores();
  await host.deploy(next.directory);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect(offer).toBeVisible({ timeout: 20_000 });
  expect(await stores()).toContain(oldStore);
  await page.getByRole('button', { name: updating.later }).click();
  await expect(offer).toBeHidden();

  await reload(page);
  await expect(offer).toBeVisible();
  await pressUpdate(page, page.getByRole('status').filter({ has: offer }));
  await expect.poll(stores).toEqual([`guide:${next.version}`]);
  await host.stop();
  const kept = await page.evaluate(async (url) => (await caches.match(url))?.text(), routes.about);
  expect(kept).toContain(next.marker);
  await reload(page);
  await expect(heading(page, pages.about.title)).toBeVisible();
});

test('a build that is rolled back goes on, with the plan', async ({ page, host, next }) => {
  await visitWithWorker(page, routes.beaches);
  await heart(page).click();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  for (const version of [next.directory, 'out']) {
    await host.deploy(version);
    await visit(page, routes.beaches);
    await expectStyled(page);
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  }
});

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('a page that was open before a deploy leads on, and loses nothing', async ({
    page,
    host,
    next,
  }) => {
    await visit(page, routes.beaches);
    await heart(page).click();
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
    await host.deploy(next.directory);
    await searchLink(page).click();
    const wayOn = page.getByRole('link', { name: 'See every page' }).last();
    await expect(wayOn).toBeVisible();
    await wayOn.click();
    await expect(heading(page, pages.siteIndex.title)).toBeVisible();
    expect(await stored(page)).toContain(beaches[0].name);
  });
});
