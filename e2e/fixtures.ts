import { test as base, expect, type BrowserContext, type Page, type Route } from 'playwright/test';
import { home } from '@/content/home';
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

/** Collects everything that a visitor's browser would complain of, as sentences. */
async function watch(
  context: BrowserContext,
  siteHost: string,
  allow: Allowances,
): Promise<readonly string[]> {
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
    const reason = request.failure()?.errorText ?? '';
    if (!harmlessFailures.includes(reason)) complain(`failed request: ${request.url()} ${reason}`);
  });

  await context.route(
    (url) => url.host !== siteHost,
    async (route) => {
      const { host } = new URL(route.request().url());
      const { pathname } = new URL(route.request().frame().page().url());
      if (![...allow.hosts, ...(knownHosts[pathname] ?? [])].includes(host)) {
        complain(`request to another host: ${route.request().url()}`);
      }
      await answerAsOtherHost(route);
    },
  );
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

/**
 * Playwright's `test`, which also fails when the browser complains: of an error or warning in the
 * console, of what the security policy forbids, of a request that fails, or of one to another host.
 * What a test expects it names by `test.use({ allow: { hosts: [], messages: [/…/] } })`. Where the
 * page's scripts never come, or too early is the point, `test.use({ scriptsRun: false })`.
 */
export const test = base.extend<{
  allow: Allowances;
  scriptsRun: boolean;
  complaints: readonly string[];
}>({
  allow: [{ hosts: [], messages: [] }, { option: true }],
  scriptsRun: [true, { option: true }],
  page: async ({ page, javaScriptEnabled, scriptsRun }, use) => {
    if (javaScriptEnabled && scriptsRun) waitForScripts(page);
    await use(page);
  },
  complaints: [
    async ({ context, baseURL, allow }, use) => {
      const complaints = await watch(context, new URL(baseURL ?? '').host, allow);
      await use(complaints);
      expect(complaints, 'the browser complains of nothing').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
