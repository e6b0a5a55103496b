import {
  test as base,
  expect,
  type BrowserContext,
  type BrowserContextOptions,
  type Locator,
  type Page,
  type Request,
  type Response,
} from 'playwright/test';
import { softMark } from '@/components/site/SoftNavigation/mark';
import { home } from '@/content/home';
import { mapTiles } from '@/content/map-tiles';
import { planner } from '@/content/planner';
import { routes } from '@/lib/routes';

interface Allowances {
  /** Other hosts that any page may ask for something, though none of them is really there. */
  readonly hosts?: readonly string[];
  /** Console messages and failed requests that the test provokes. */
  readonly messages?: readonly RegExp[];
}

/** For `test.use`, where it matters that things move: playwright.config.ts asks for reduced motion. */
export const moving = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** Other hosts that a page asks by design, by its path. */
const knownHosts: Readonly<Record<string, readonly string[]>> = {
  [routes.home]: [new URL(home.hero.video.host).host],
  [routes.planner]: [new URL(planner.heroPhoto.src).host],
  [routes.map]: [mapTiles.host],
};

/**
 * A page that is left cancels what it was still fetching, and a browser without JavaScript calls
 * scripts blocked by policy. (A violation of the policy itself is logged in the console too.)
 */
const harmlessFailures = ['net::ERR_ABORTED', 'csp'];

const harmlessMessages = [
  'Service Worker registration blocked by Playwright',
  // The page behind a link is prepared on hover, and then not opened.
  /\/page-[0-9a-f]+\.css was preloaded using link preload but not used/,
  // A view transition that the browser gives up because the next page is there already.
  /^uncaught: Transition was (aborted|skipped)/,
];

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : '';
}

/** The path of the page that makes a request; empty for a worker, and for a tab that is opening. */
function askingPath(request: Request): string {
  try {
    return new URL(request.frame().page().url()).pathname;
  } catch {
    return '';
  }
}

async function collectFaults(
  context: BrowserContext,
  siteHost: string,
  { hosts = [], messages = [] }: Allowances,
): Promise<readonly string[]> {
  const faults: string[] = [];
  const allowed = [...harmlessMessages, ...messages];
  const report = (fault: string) => {
    if (!allowed.some((pattern) => fault.search(pattern) !== -1)) faults.push(fault);
  };

  // What the policy forbids in a frame is not logged in the page's console.
  await context.addInitScript(() => {
    window.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      console.error(`policy violation: ${effectiveDirective} ${blockedURI}`);
    });
  });
  context.on('console', (message) => {
    const type = message.type();
    const isOtherHost =
      message.text().includes('net::ERR_NAME_NOT_RESOLVED') &&
      hostOf(message.location().url) !== siteHost;
    // Requests to other hosts are reported below.
    if ((type === 'error' || type === 'warning') && !isOtherHost) report(message.text());
  });
  context.on('weberror', (error) => report(`uncaught: ${error.error().message}`));
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (hostOf(request.url()) === siteHost && !harmlessFailures.includes(reason)) {
      report(`failed request: ${request.url()} ${reason}`);
    }
  });
  context.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (!protocol.startsWith('http') || host === siteHost) return;
    if (![...hosts, ...(knownHosts[askingPath(request)] ?? [])].includes(host)) {
      report(`request to another host: ${request.url()}`);
    }
  });
  return faults;
}

/** Waits for hydration, which comes after the page's load event. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => !('replayedEvents' in window), undefined, { timeout: 20_000 });
}

/** Waits until links within the site no longer load their page as a whole. */
export async function waitForSoftLinks(page: Page): Promise<void> {
  await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, softMark);
}

/** Opens a page and waits until it can be used; takes and returns what `page.goto` does. */
export async function visit(
  page: Page,
  ...target: Parameters<Page['goto']>
): Promise<Response | null> {
  const response = await page.goto(...target);
  await waitForHydration(page);
  return response;
}

/** The heading of the page, by its words. */
export const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });

/** A button with just these words. */
export const button = (part: Page | Locator, name: string) =>
  part.getByRole('button', { name, exact: true });

/** The first heart of a thing. */
export const heart = (page: Page, name: string) =>
  page.getByRole('button', { name: `Save ${name} to my planner` }).first();

/** What is printed of a plan. */
export const planDocument = (page: Page) => page.locator('[data-plan-document]');

/** The link of the header that opens the search, once its script has taken it over. */
export const searchLink = (page: Page) => page.locator('a[aria-haspopup=dialog]');

/** Goes on by a link of the page's foot. */
export const goOnTo = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();

/** Scrolls until something is there that is loaded when it comes into view. */
export async function readOnTo(page: Page, what: Locator): Promise<void> {
  await expect(async () => {
    await page.mouse.wheel(0, 400);
    await expect(what).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 15_000 });
}

/** Reloads a page and waits until it can be used. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await waitForHydration(page);
}

/** Lets no script come. @returns what lets them through */
export async function holdScripts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
}

/**
 * Sets the clock of a page that is open, as when a phone is taken out of the pocket again: nothing
 * is loaded anew.
 *
 * @param instant an ISO date with its time, or milliseconds since 1970
 */
export async function setClock(page: Page, instant: string | number): Promise<void> {
  await page.clock.setFixedTime(new Date(instant));
  await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
}

/** Where the file is that a press saves; a long plan on a busy machine takes its time. */
export async function savedFile(page: Page, press: () => Promise<unknown>): Promise<string> {
  const coming = page.waitForEvent('download', { timeout: 60_000 });
  await press();
  return (await coming).path();
}

/** The window that a press prints, open as long as its dialog would be. */
export async function printWindow(page: Page, press: () => Promise<void>): Promise<Page> {
  await page.context().addInitScript(() => {
    window.print = () => window.dispatchEvent(new Event('beforeprint'));
  });
  const opened = page.waitForEvent('popup');
  await press();
  return opened;
}

/**
 * Playwright's `test`, which also fails on an error or a warning in the console, a violation of the
 * security policy, a failed request, and a request to another host. What a test provokes it names
 * with `test.use({ allow: { messages: [/…/] } })`.
 */
export const test = base.extend<{
  allow: Allowances;
  /** Opens a page on another device, where nothing is kept; with a flag, in a browser of its own. */
  elsewhere: (options?: BrowserContextOptions, flag?: string) => Promise<Page>;
}>({
  allow: [{}, { option: true }],
  elsewhere: async ({ browser, launchOptions, baseURL }, use) => {
    const opened: { close: () => Promise<void> }[] = [];
    await use(async (options, flag) => {
      const args = [...(launchOptions.args ?? []), flag ?? ''];
      const other = flag && (await browser.browserType().launch({ ...launchOptions, args }));
      const page = await (other || browser).newPage({
        ...(baseURL && { baseURL }),
        locale: 'en-GB',
        serviceWorkers: 'block',
        ...options,
      });
      opened.push(other || page);
      return page;
    });
    for (const one of opened) await one.close();
  },
  context: async ({ context, baseURL, allow }, use) => {
    const faults = await collectFaults(context, hostOf(baseURL ?? ''), allow);
    await use(context);
    expect(faults, 'nothing goes wrong in the browser').toEqual([]);
  },
});

export { expect };
