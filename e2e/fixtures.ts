import type { EventEmitter } from 'node:events';
import {
  test as base,
  expect,
  type Browser,
  type BrowserContext,
  type Disposable,
  type Page,
  type PlaywrightTestOptions,
  type Request,
} from 'playwright/test';
import { home } from '@/content/home';
import { mapTiles } from '@/content/map-tiles';
import { planner } from '@/content/planner';
import { routes } from '@/lib/routes';

interface Allowances {
  /** Other hosts that any page may ask for something, though none of them is really there. */
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

/**
 * Failures that are none: a page that is left cancels what it was still fetching, and a browser
 * without JavaScript calls scripts blocked by policy. (A policy that blocks something it should
 * not also says so in the console.)
 */
const harmlessFailures = ['net::ERR_ABORTED', 'csp'];

/**
 * A link that is pointed at has its page made ready, with the styles that it alone needs and the face
 * of its figures. Chromium remarks on it where the page is not opened after all.
 */
const preparation =
  /\/(page-[0-9a-f]+\.css|figures\.[^/]+\.woff2) was preloaded using link preload but not used/;

/**
 * A fade from page to page that the browser begins and gives up by itself, where the next page is
 * quicker or the machine busy: the page is there without it.
 */
const abandonedFade = /^Transition was (aborted|skipped)/;

/** Said of a host that has no address, as no other has in these tests. */
const notThere = 'net::ERR_NAME_NOT_RESOLVED';

/** The host of an address; empty when it is no address. */
function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : '';
}

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
    if (preparation.test(message.text())) return;
    // Other hosts are never really there; that one was asked at all is said below.
    if (message.text().includes(notThere) && hostOf(message.location().url) !== siteHost) return;
    if (type === 'error' || type === 'warning') complain(`console ${type}: ${message.text()}`);
  });
  context.on('weberror', (error) => {
    const { message } = error.error();
    if (!abandonedFade.test(message)) complain(`uncaught: ${message}`);
  });
  context.on('requestfailed', (request) => {
    if (hostOf(request.url()) !== siteHost) return;
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

/**
 * Makes a page that is loaded by a test ready to be used before the test goes on.
 *
 * @returns what takes that back
 */
function waitForScripts(page: Page): () => void {
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
  return () => Object.assign(page, { goto, reload });
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
  tab.open = '';
  await page.goto(path);
  tab.open = path;
}

/** A tab that the tests of a worker use one after another, each as if it were new. */
interface KeptTab {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Emptied as they are looked at. */
  readonly complaints: string[];
  /** What the test that has the tab allows. */
  readonly allow: Allowances;
  /** Takes back what a test left that outlasts its pages, such as a script before the page's. */
  readonly undo: (() => unknown)[];
  /** Whether a test left something that cannot be taken back: a clock, a permission. */
  isSpoilt: boolean;
}

/** What cannot be taken back, once a test has called it. */
const lasting = {
  page: ['close'],
  context: ['grantPermissions', 'newCDPSession', 'route', 'setGeolocation'],
  clock: ['install', 'setFixedTime', 'setSystemTime'],
} as const;

/** Tells of each call of these methods: what it was given, and what it gave back. */
function notice<T extends object>(
  target: T,
  names: readonly (keyof T)[],
  told: (values: readonly unknown[], outcome: unknown) => void,
): void {
  for (const name of names) {
    const method = target[name] as (...values: unknown[]) => unknown;
    const noticed = (...values: unknown[]) => {
      const outcome = method.apply(target, values);
      told(values, outcome);
      return outcome;
    };
    target[name] = noticed as T[typeof name];
  }
}

/** Notes how to take back the scripts and listeners that a test adds to a tab, or to its context. */
function noticeAdditions(target: Page | BrowserContext, undo: KeptTab['undo']): void {
  notice(target, ['addInitScript', 'exposeFunction', 'exposeBinding'], (_, added) => {
    undo.push(async () => (await (added as Promise<Disposable>)).dispose());
  });
  notice(target, ['on'], ([event, listener]) => {
    undo.push(() => (target as unknown as EventEmitter).off(String(event), listener as () => void));
  });
}

async function openTab(browser: Browser, siteHost: string, first: Allowances): Promise<KeptTab> {
  const context = await browser.newContext();
  const allow = { ...first };
  const complaints = await watch(context, siteHost, allow);
  const page = await context.newPage();
  const tab: KeptTab = { context, page, complaints, allow, undo: [], isSpoilt: false };
  const spoil = () => {
    tab.isSpoilt = true;
  };
  noticeAdditions(page, tab.undo);
  noticeAdditions(context, tab.undo);
  notice(context, ['setOffline'], () => tab.undo.push(() => context.setOffline(false)));
  notice(page, lasting.page, spoil);
  notice(context, lasting.context, spoil);
  notice(context.clock, lasting.clock, spoil);
  return tab;
}

/** What a test is to see of a page, in Playwright's options. */
type Looks = Pick<PlaywrightTestOptions, 'viewport' | 'colorScheme' | 'contextOptions'>;

/** Brings a tab that may have been looked at otherwise to these looks. */
async function look(page: Page, { viewport, colorScheme, contextOptions }: Looks): Promise<void> {
  await page.emulateMedia({
    media: null,
    colorScheme: colorScheme ?? null,
    reducedMotion: contextOptions.reducedMotion ?? null,
    forcedColors: contextOptions.forcedColors ?? null,
    contrast: contextOptions.contrast ?? null,
  });
  if (viewport) await page.setViewportSize(viewport);
}

/** Takes back what a test did in a tab, so that the next finds it as new. */
async function renew({ context, page, complaints, undo }: KeptTab, looks: Looks): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  for (const takeBack of undo.splice(0).reverse()) await takeBack();
  for (const other of context.pages()) if (other !== page) await other.close();
  // A page of the site without scripts: it alone may empty what the site has stored.
  await page.goto('/robots.txt');
  await page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await look(page, looks);
  await page.mouse.move(0, 0);
  complaints.splice(0);
}

/**
 * Playwright's `test`, which also fails when the browser complains: of an error or warning in the
 * console, of what the security policy forbids, of a request that fails, or of one to another host.
 * What a test expects it names by `test.use({ allow: { hosts: [], messages: [/…/] } })`. Where the
 * page's scripts never come, or too early is the point, `test.use({ scriptsRun: false })`.
 *
 * The tests of a worker use one tab after another, emptied in between, as long as none leaves what
 * cannot be taken back; that spares half of what opening a page costs.
 */
export const test = base.extend<
  {
    allow: Allowances;
    scriptsRun: boolean;
    tab: KeptTab;
    /**
     * Opens a page for a test that only reads it, in a third of the time of `page.goto`: the tests
     * of a worker share the tab and its cache, and a page that is open is not loaded again. The
     * theme, the size and the place on the page may be changed; nothing else, so no saving, no
     * storage, no clock, no `route`.
     */
    read: (path: string) => Promise<Page>;
  },
  { readingTabs: Map<string, ReadingTab>; keptTabs: Map<string, KeptTab> }
>({
  allow: [{ hosts: [], messages: [] }, { option: true }],
  scriptsRun: [true, { option: true }],
  keptTabs: [
    async ({}, use) => {
      const tabs = new Map<string, KeptTab>();
      await use(tabs);
      for (const { context } of tabs.values()) await context.close();
    },
    { scope: 'worker' },
  ],
  tab: async (
    {
      keptTabs,
      browser,
      baseURL,
      allow,
      viewport,
      javaScriptEnabled,
      serviceWorkers,
      colorScheme,
      contextOptions,
      permissions,
      timezoneId,
      locale,
    },
    use,
    testInfo,
  ) => {
    const siteHost = new URL(baseURL ?? '').host;
    const kind = JSON.stringify([
      baseURL,
      javaScriptEnabled,
      serviceWorkers,
      colorScheme,
      contextOptions,
      permissions,
      timezoneId,
      locale,
    ]);
    const kept = keptTabs.get(kind);
    keptTabs.delete(kind);
    const tab = kept ?? (await openTab(browser, siteHost, allow));
    if (kept) {
      await renew(kept, { viewport, colorScheme, contextOptions });
      Object.assign(kept.allow, allow);
    }
    await use(tab);
    const complaints = tab.complaints.splice(0);
    const isAsExpected = testInfo.status === testInfo.expectedStatus && complaints.length === 0;
    if (tab.isSpoilt || !isAsExpected) await tab.context.close();
    else keptTabs.set(kind, tab);
    expect(complaints, 'the browser complains of nothing').toEqual([]);
  },
  context: ({ tab }, use) => use(tab.context),
  page: async ({ tab: { page }, javaScriptEnabled, scriptsRun }, use) => {
    const takeBack = javaScriptEnabled && scriptsRun ? waitForScripts(page) : undefined;
    await use(page);
    takeBack?.();
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
    await look(page, { viewport, colorScheme, contextOptions });
    await use(async (path) => {
      await bring(tab, path, siteHost);
      return page;
    });
    expect(complaints.splice(0), 'the browser complains of nothing').toEqual([]);
  },
});

export { expect };
