import {
  test as base,
  expect,
  type BrowserContext,
  type Page,
  type Request,
  type Route,
} from 'playwright/test';
import { home } from '@/content/home';
import { mapTiles } from '@/content/map-tiles';
import { planner } from '@/content/planner';
import { routes } from '@/lib/routes';

interface Allowances {
  /** Other hosts that any page may ask for something; they are answered here, not on the network. */
  readonly hosts: readonly string[];
  /** Complaints that the test provokes: console messages, failed requests. */
  readonly messages: readonly RegExp[];
}

/** Other hosts that a page asks by design, by its path. */
const knownHosts: Readonly<Record<string, readonly string[]>> = {
  [routes.home]: [new URL(home.hero.video.host).host],
  [routes.planner]: [new URL(planner.heroPhoto.src).host],
  [routes.map]: [mapTiles.host],
};

const emptyPicture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=',
  'base64',
);

/** Stands in for another host: a blank picture, or an empty document. */
async function answerAsOtherHost(route: Route): Promise<void> {
  await (route.request().resourceType() === 'image'
    ? route.fulfill({ contentType: 'image/png', body: emptyPicture })
    : route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Elsewhere</title>' }));
}

/**
 * Failures that are none: a page that is left cancels what it was still fetching, and a browser
 * without JavaScript calls scripts blocked by policy. (A policy that blocks something it should
 * not also says so in the console.)
 */
const harmlessFailures = ['net::ERR_ABORTED', 'csp'];

/** The path of the page that asks; empty for a worker, and for a tab that is only opening. */
function askingPath(request: Request): string {
  try {
    return new URL(request.frame().page().url()).pathname;
  } catch {
    return '';
  }
}

/** Collects everything that a visitor's browser would complain of, as sentences. */
async function watch(
  context: BrowserContext,
  siteHost: string,
  allow: Allowances,
): Promise<string[]> {
  const complaints: string[] = [];
  const complain = (complaint: string) => {
    if (!allow.messages.some((allowed) => allowed.test(complaint))) complaints.push(complaint);
  };

  // What the page's security policy forbids, the console says too; but not of every frame.
  await context.addInitScript(() => {
    window.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      console.error(`policy violation: ${effectiveDirective} ${blockedURI}`);
    });
  });
  context.on('console', (message) => {
    const type = message.type();
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    if (type === 'error' || type === 'warning') complain(`console ${type}: ${message.text()}`);
  });
  context.on('weberror', (error) => complain(`uncaught: ${error.error().message}`));
  context.on('requestfailed', (request) => {
    // Other hosts are never really there; that one was asked at all is said below.
    if (new URL(request.url()).host !== siteHost) return;
    const reason = request.failure()?.errorText ?? '';
    if (!harmlessFailures.includes(reason)) complain(`failed request: ${request.url()} ${reason}`);
  });
  context.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (!protocol.startsWith('http') || host === siteHost) return;
    if (![...allow.hosts, ...(knownHosts[askingPath(request)] ?? [])].includes(host)) {
      complain(`request to another host: ${request.url()}`);
    }
  });
  return complaints;
}

/** Waits until the page's scripts have taken it over, which they do after it has loaded. */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => !('earlyTaps' in window));
}

/** Makes a page that is loaded by a test ready to be used before the test goes on. */
function waitForScripts(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (...target) => {
    const response = await goto(...target);
    await takenOver(page);
    return response;
  };
  page.reload = async (...options) => {
    const response = await reload(...options);
    await takenOver(page);
    return response;
  };
}

/** A tab that the tests of a worker read one after another. */
interface ReadingTab {
  readonly page: Page;
  /** Emptied as they are looked at. */
  readonly complaints: string[];
  /** The address that is open, as it was asked for. */
  open: string;
}

/** Brings a page of the site onto a tab, as a visitor finds it. */
async function bring(tab: ReadingTab, path: string, siteHost: string): Promise<void> {
  const { page } = tab;
  const isThere = tab.open === path && page.url() === new URL(path, `http://${siteHost}`).href;
  if (isThere) {
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    return;
  }
  // What is still on its way to another host would reach the network without its stand-in.
  if (knownHosts[new URL(page.url(), `http://${siteHost}`).pathname])
    await page.goto('about:blank');
  // To intercept requests switches the browser's cache off, so it is done where it must be.
  await page.unrouteAll();
  if (knownHosts[new URL(path, `http://${siteHost}`).pathname])
    await page.route(({ host }) => host !== siteHost, answerAsOtherHost);
  tab.open = '';
  await page.goto(path);
  tab.open = path;
}

/**
 * Playwright's `test`, which also fails when the browser complains: of an error or warning in the
 * console, of what the security policy forbids, of a request that fails, or of one to another host.
 * What a test expects it names by `test.use({ allow: { hosts: [], messages: [/…/] } })`. Where the
 * page's scripts never come, or too early is the point, `test.use({ scriptsRun: false })`.
 */
export const test = base.extend<
  {
    allow: Allowances;
    scriptsRun: boolean;
    /**
     * Opens a page for a test that only reads it, in a third of the time of `page.goto`: the tests
     * of a worker share the tab and its cache, and a page that is open is not loaded again. The
     * theme, the size and the place on the page may be changed; nothing else, so no saving, no
     * storage, no clock, no `route`.
     */
    read: (path: string) => Promise<Page>;
  },
  { readingTabs: Map<string, ReadingTab> }
>({
  allow: [{ hosts: [], messages: [] }, { option: true }],
  scriptsRun: [true, { option: true }],
  context: async ({ context, baseURL, allow }, use) => {
    const siteHost = new URL(baseURL ?? '').host;
    const complaints = await watch(context, siteHost, allow);
    await context.route(({ host }) => host !== siteHost, answerAsOtherHost);
    await use(context);
    expect(complaints, 'the browser complains of nothing').toEqual([]);
  },
  page: async ({ page, javaScriptEnabled, scriptsRun }, use) => {
    if (javaScriptEnabled && scriptsRun) waitForScripts(page);
    await use(page);
  },
  readingTabs: [
    async ({}, use) => {
      const tabs = new Map<string, ReadingTab>();
      await use(tabs);
      for (const { page } of tabs.values()) await page.context().close();
    },
    { scope: 'worker' },
  ],
  read: async (
    { readingTabs, browser, baseURL, viewport, javaScriptEnabled, colorScheme, contextOptions },
    use,
  ) => {
    const siteHost = new URL(baseURL ?? '').host;
    const kind = JSON.stringify([baseURL, javaScriptEnabled, contextOptions]);
    let tab = readingTabs.get(kind);
    if (!tab) {
      const context = await browser.newContext();
      const complaints = await watch(context, siteHost, { hosts: [], messages: [] });
      tab = { page: await context.newPage(), complaints, open: '' };
      if (javaScriptEnabled) waitForScripts(tab.page);
      readingTabs.set(kind, tab);
    }
    const { page, complaints } = tab;
    await page.emulateMedia({
      media: null,
      colorScheme: colorScheme ?? null,
      reducedMotion: contextOptions.reducedMotion ?? null,
    });
    if (viewport) await page.setViewportSize(viewport);
    await use(async (path) => {
      await bring(tab, path, siteHost);
      return page;
    });
    expect(complaints.splice(0), 'the browser complains of nothing').toEqual([]);
  },
});

export { expect };
