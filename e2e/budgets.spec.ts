import type { Page, Request } from 'playwright/test';
import { routes } from '@/lib/routes';
import { weigh } from '@/scripts/bench/weigh';
import { exportedPaths } from './exported';
import { expect, test } from './fixtures';

/** Kilobytes over the network, before any click and without scrolling. */
const budgets = { document: 30, stylesheet: 15, script: 150, all: 300 };
const homeAll = 350;
/** From here on a page is named, though it passes: a patch of a library must not be what stops it. */
const scriptWarning = 148;

type Kind = keyof typeof budgets;

/** Loads a page and adds up what it fetches from the site, in kilobytes by kind. */
async function weighPage(
  read: (path: string) => Promise<Page>,
  path: string,
): Promise<Record<Kind, number>> {
  const page = await read('/robots.txt');
  const kinds = new Map<string, string>();
  // Also what the tab's cache answers is asked for, and told here.
  const note = (request: Request) => {
    const { protocol, pathname } = new URL(request.url());
    // Before it prefetches a page, Next asks for its head alone, which weighs nothing.
    const fetches = protocol === 'http:' && request.method() === 'GET';
    if (fetches) kinds.set(pathname, request.resourceType());
  };
  page.on('request', note);
  await read(path);
  await page.waitForLoadState('networkidle');
  page.off('request', note);

  const weights: Record<Kind, number> = { document: 0, stylesheet: 0, script: 0, all: 0 };
  for (const [fetched, kind] of kinds) {
    const weight = await weigh(fetched);
    if (kind === 'document' || kind === 'stylesheet' || kind === 'script') weights[kind] += weight;
    weights.all += weight;
  }
  return weights;
}

test.describe('a first visit on a phone', { tag: '@phone' }, () => {
  for (const path of exportedPaths()) {
    test(`to ${path} stays within its budget`, async ({ read }) => {
      const weights = await weighPage(read, path);
      const limits = { ...budgets, all: path === routes.home ? homeAll : budgets.all };
      const report = Object.entries(weights).map(([kind, kB]) => `${kind} ${kB.toFixed(1)} kB`);
      test.info().annotations.push({ type: 'weight', description: report.join(', ') });

      if (weights.script > scriptWarning) {
        console.warn(
          `${path}: ${weights.script.toFixed(1)} kB of JavaScript before a click, above ${scriptWarning} of ${limits.script} kB`,
        );
      }
      for (const kind of Object.keys(limits) as Kind[]) {
        expect(weights[kind], kind).toBeGreaterThan(0);
        expect(weights[kind], kind).toBeLessThanOrEqual(limits[kind]);
      }
    });
  }
});
