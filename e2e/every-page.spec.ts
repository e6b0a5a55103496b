/** What holds for every page: its weight, the size of its letters, its width, and axe. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { routes } from '@/lib/routes';
import { weigh } from '@/scripts/bench/weigh';
import { exportedPaths } from '@/exported/paths';
import { expect, test, waitForHydration } from './fixtures';
import { expectedPages } from '@/exported/expected-pages';
import { expectNoFaults, narrow } from './support/axe';
import { widthOverflow } from './support/width';

/**
 * Kilobytes over the network, before any click and without scrolling. `script` is what a page names
 * itself and needs to be live; `later` is what its answers need.
 */
const budgets = { document: 30, stylesheet: 15, script: 155, later: 60, all: 300 };
const homeAll = 350;

type Kind = keyof typeof budgets;

/** What the page that is open has fetched from the site, in kilobytes by kind. */
async function weightOf(requests: ReadonlyMap<string, string>): Promise<Record<Kind, number>> {
  const weights: Record<Kind, number> = { document: 0, stylesheet: 0, script: 0, later: 0, all: 0 };
  for (const [path, kind] of requests) {
    const weight = await weigh(path);
    if (kind === 'document' || kind === 'stylesheet' || kind === 'script' || kind === 'later')
      weights[kind] += weight;
    weights.all += weight;
  }
  return weights;
}

/** Texts that are set smaller than 14 px; drawings have letters of their own. */
function smallPrint(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const small = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement: element, textContent } = texts.currentNode;
      if (!element || element.closest('svg, script, style, noscript, option')) continue;
      if (!textContent?.trim() || element.getClientRects().length === 0) continue;
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      if (size < 13.99) small.add(`${size} px: ${textContent.trim().slice(0, 40)}`);
    }
    return [...small];
  });
}

const sizeOf = (path: string) => statSync(join('out', path, 'index.html')).size;

/** Of the pages of items, which are alike within a folder, the one with the most HTML. */
function largestOfEachFolder(paths: readonly string[]): readonly string[] {
  const largest = new Map<string, string>();
  for (const path of paths) {
    const folder = path.replace(/[^/]+\/$/, '');
    const other = largest.get(folder);
    if (other === undefined || sizeOf(path) > sizeOf(other)) largest.set(folder, path);
  }
  return [...largest.values()];
}

const described = new Set(expectedPages.map(({ path }) => path));
const ofItems = exportedPaths().filter((path) => !described.has(path));

test.describe('the page', () => {
  test.use({ viewport: narrow });

  for (const path of [...described, ...largestOfEachFolder(ofItems)]) {
    test(path, async ({ page }) => {
      // A tide table has a thousand cells for axe to check.
      test.slow();
      const html = readFileSync(join('out', path, 'index.html'), 'utf8');
      const requests = new Map<string, string>();
      page.on('request', (request) => {
        const { protocol, pathname } = new URL(request.url());
        // Before it prefetches a page, Next asks for its head alone, which weighs nothing.
        const fetches = protocol === 'http:' && request.method() === 'GET';
        const type = request.resourceType();
        const isLater = type === 'script' && !html.includes(pathname);
        if (fetches) requests.set(pathname, isLater ? 'later' : type);
      });
      await page.goto(path, { waitUntil: 'networkidle' });
      await waitForHydration(page);

      await test.step('is light enough for a first visit on a phone', async () => {
        const limits = { ...budgets, all: path === routes.home ? homeAll : budgets.all };
        const weights = await weightOf(requests);
        for (const kind of Object.keys(limits) as Kind[]) {
          if (kind !== 'later') expect.soft(weights[kind], kind).toBeGreaterThan(0);
          expect.soft(weights[kind], kind).toBeLessThanOrEqual(limits[kind]);
        }
      });

      await test.step('has no letters under 14 px, and is no wider than the screen', async () => {
        expect(await smallPrint(page)).toEqual([]);
        expect(await widthOverflow(page)).toBeLessThanOrEqual(0);
      });

      await test.step('axe finds nothing', async () => {
        await expectNoFaults(page);
      });

      await test.step('text of 200 per cent and a zoom of 400 per cent fit', async () => {
        const setTextSize = (size: string) =>
          page.evaluate((value) => {
            document.documentElement.style.fontSize = value;
          }, size);
        await setTextSize('200%');
        for (const width of [1280, 360, 320]) {
          await page.setViewportSize({ width, height: 900 });
          const message = `with large text, ${width} px wide`;
          expect.soft(await widthOverflow(page), message).toBeLessThanOrEqual(0);
        }
        await setTextSize('');
        // 1,280 pixels at four times the size.
        await page.setViewportSize({ width: 320, height: 256 });
        expect(await widthOverflow(page), 'zoomed').toBeLessThanOrEqual(0);
      });
    });
  }
});
