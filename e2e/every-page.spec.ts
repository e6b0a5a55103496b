/** What holds for every page: its weight, words, letters and width, what it keeps, and axe. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { routes } from '@/lib/routes';
import { broken } from '@/scripts/bench/budgets';
import { weigh } from '@/scripts/bench/weigh';
import { exportedPaths } from '@/exported/paths';
import { expect, test, waitForHydration } from './fixtures';
import { expectedPages } from '@/exported/expected-pages';
import { expectNoFaults, narrow } from './support/axe';
import { shownWords, widthOverflow } from './support/seen';

/** Pages for reading show fewer words than these. */
const words: Readonly<Record<string, number>> = {
  [routes.home]: 1186,
  [routes.gettingAround]: 742,
  [routes.access]: 856,
  [routes.privacy]: 1123,
};

/** What a budget calls what a page fetches, in kilobytes before any click and without scrolling. */
const weighed = { html: 0, css: 0, script: 0, laterScript: 0, total: 0 };
type Weighed = keyof typeof weighed;
const measures: Readonly<Record<string, Weighed>> = { document: 'html', stylesheet: 'css' };

/** By the addresses of what the page that is open has fetched from the site. */
async function weightOf(requests: ReadonlyMap<string, string>): Promise<typeof weighed> {
  const weights = { ...weighed };
  for (const [path, kind] of requests) {
    const weight = await weigh(path);
    weights.total += weight;
    const measure = measures[kind] ?? kind;
    if (measure in weights) weights[measure as Weighed] += weight;
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
        if (fetches) requests.set(pathname, isLater ? 'laterScript' : type);
      });
      await page.goto(path, { waitUntil: 'networkidle' });
      await waitForHydration(page);

      await test.step('is light enough for a first visit on a phone', async () => {
        const { laterScript, ...needed } = await weightOf(requests);
        expect(Object.values(needed)).not.toContain(0);
        expect(broken(path, { ...needed, laterScript })).toEqual([]);
      });

      await test.step('sets no cookie, and stores nothing by being read', async () => {
        expect(await page.context().cookies()).toEqual([]);
        expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
      });

      await test.step('shows few words', async () => {
        expect(await shownWords(page)).toBeLessThan(words[path] ?? Infinity);
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
