/**
 * Scripts that do not come, or come as something else: on real HTTP with the browser's cache, at a
 * first visit, without a worker.
 */
import { readFile } from 'node:fs/promises';
import { expect, test as base, type Browser, type Page } from 'playwright/test';
import { loadTimeoutMs } from '@/components/browser/in-time';
import { mapPage } from '@/content/map-page';
import { lateNotice } from '@/content/offline';
import { routes } from '@/lib/routes';
import { button, searchLink, waitForHydration } from './fixtures';
import {
  cut,
  empty,
  missing,
  portal,
  refused,
  separateHost,
  stall,
  type FaultyHost,
} from './support/faulty-host';
import { seedStorage } from './support/storage';
import { keptPlan, nth, savedBeach } from './support/things';

const test = base.extend<{ host: FaultyHost }>(separateHost);

const faults = { refused, missing, portal, cut, empty };

const isScript = (path: string) => /\/_next\/static\/chunks\/.*\.js$/.test(path);

const notice = (page: Page) => page.getByText(lateNotice.text);
const mainText = (page: Page) => page.locator('main').innerText();
const errorHeading = (page: Page) =>
  page.getByRole('heading', { name: 'Unexpected Application Error!' });

/** All that a page's components need before they are pressed; not what only very old browsers ask for. */
async function scriptsOf(path: string): Promise<string[]> {
  const html = await readFile(`out${path}index.html`, 'utf8');
  return [...new Set(html.match(/(?<=")\/_next\/static\/chunks\/[\w-]+\.js(?="[,\]])/g))];
}

/** The text of a page whose scripts never come. */
async function readWithoutScripts(browser: Browser, host: FaultyHost, path: string) {
  const page = await browser.newPage({ serviceWorkers: 'block' });
  host.fail((asked) => (isScript(asked) ? missing : undefined));
  await page.goto(host.url + path);
  const text = await mainText(page);
  await page.close();
  return text;
}

// Each script in another way, and on each page in the way of the next: they are loaded alike.
for (const [turn, path] of [routes.home, routes.safety, routes.stay].entries()) {
  test(`a script of ${path} that is lost takes nothing away, whichever it is, and comes when asked for`, async ({
    browser,
    host,
  }) => {
    // Some nine pages, each opened anew.
    test.setTimeout(240_000);
    const address = host.url + path;
    const text = await readWithoutScripts(browser, host, path);
    const ways = Object.entries(faults);
    for (const [index, script] of (await scriptsOf(path)).entries()) {
      const [name, fault] = nth(ways, index + turn);
      await test.step(`${script} is ${name}`, async () => {
        const page = await browser.newPage({ serviceWorkers: 'block' });
        host.fail((asked) => {
          // No picture is needed, and without them it is quicker.
          if (asked.startsWith('/images/')) return missing;
          return asked === script ? fault : undefined;
        });
        await page.goto(address);
        const again = page.getByRole('button', { name: lateNotice.again, exact: true });
        await expect(notice(page)).toBeVisible();
        await again.click();
        await expect(page.locator('[role=alert][aria-busy=false]')).toBeVisible();
        expect(await mainText(page)).toBe(text);
        expect(await page.evaluate(() => 'replayedEvents' in window)).toBe(true);
        host.recover();
        await again.click();
        await waitForHydration(page);
        await expect(notice(page)).toBeHidden();
        await expect(errorHeading(page)).toBeHidden();
        await page.close();
      });
    }
  });
}

/** What is pressed whose script is fetched then: while all scripts fail, and once more afterwards. */
const parts = {
  search: {
    path: routes.about,
    control: searchLink,
    failed: 'The guide couldn’t load the search.',
    came: (page: Page) => page.getByRole('dialog').getByRole('combobox'),
  },
  'zoomable map': {
    path: routes.map,
    control: (page: Page) => button(page, mapPage.zoomAction),
    failed: mapPage.zoomFailed,
    came: (page: Page) => page.getByRole('region', { name: mapPage.zoomLabel }),
  },
  PDF: {
    path: routes.planner,
    control: (page: Page) => button(page, 'Export as PDF'),
    failed: 'We couldn’t make the PDF.',
    came: (page: Page) => page.getByText('in your downloads'),
  },
};

const cases = [
  ...Object.entries({ ...faults, stalled: stall }).map(
    ([way, fault]) => ['search', way, fault] as const,
  ),
  ['zoomable map', 'portal', portal],
  ['PDF', 'portal', portal],
] as const;
for (const [name, way, fault] of cases) {
  test(`a part that is loaded when it is asked for, the ${name}, that is ${way} comes at the next press`, async ({
    page,
    host,
  }) => {
    const part = parts[name];
    await seedStorage(page, keptPlan([savedBeach]));
    await page.clock.install();
    await page.goto(part.path);
    await waitForHydration(page);
    await expect(part.control(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    host.fail((path) => (isScript(path) ? fault : undefined));
    await part.control(page).click();
    await expect(async () => {
      await page.clock.fastForward(loadTimeoutMs);
      await expect(page.getByText(part.failed).first()).toBeVisible({ timeout: 500 });
    }).toPass();
    host.recover();
    // The page may have asked again by itself, and what comes then lies over the control.
    await expect(async () => {
      if (!(await part.came(page).isVisible())) await part.control(page).click({ timeout: 1000 });
      await expect(part.came(page)).toBeVisible();
    }).toPass();
  });
}
