/** What holds for every page, looked at in one load of each: weight, title, metadata, and axe's eye. */
import type { Page, Request } from 'playwright/test';
import { absoluteUrl } from '@/lib/absolute-url';
import { routes, tideMonthPath } from '@/lib/routes';
import { tideMonths } from '@/lib/tides/month';
import { weigh } from '@/scripts/bench/weigh';
import { exportedPaths } from './exported';
import { expect, test } from './fixtures';
import { expectedPages } from './pages';
import { allLooks, axeFaults, bringAxe, looks, narrow } from './support/axe';
import { widthOverflow } from './support/width';

/** Kilobytes over the network, before any click and without scrolling. */
const budgets = { document: 30, stylesheet: 15, script: 150, all: 300 };
const homeAll = 350;
/** From here on a page is named, though it passes: a patch of a library must not be what stops it. */
const scriptWarning = 148;

type Kind = keyof typeof budgets;

/** What each file weighs: most are fetched by every page, and compressed once. */
const known = new Map<string, Promise<number>>();

function weightOf(path: string): Promise<number> {
  const weight = known.get(path) ?? weigh(path);
  known.set(path, weight);
  return weight;
}

/**
 * The pictures that a first visit does not fetch: those that wait, more than 1,250 px below the
 * screen, as far as Chromium looks ahead on a good line. What the tab has of earlier pages it also
 * shows further down, and tells it here as if it had been asked for.
 */
function farPictures(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const near = new Set<string>();
    const far = new Set<string>();
    for (const picture of document.images) {
      if (!picture.currentSrc) continue;
      const isFar = picture.getBoundingClientRect().top > innerHeight + 1250;
      (picture.loading === 'lazy' && isFar ? far : near).add(new URL(picture.currentSrc).pathname);
    }
    return [...far].filter((path) => !near.has(path));
  });
}

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
  // axe is fetched from nowhere, and touches nothing before it is run.
  await Promise.all([page.waitForLoadState('networkidle'), bringAxe(page)]);
  page.off('request', note);
  for (const picture of await farPictures(page)) kinds.delete(picture);

  const weights: Record<Kind, number> = { document: 0, stylesheet: 0, script: 0, all: 0 };
  for (const [fetched, kind] of kinds) {
    const weight = await weightOf(fetched);
    if (kind === 'document' || kind === 'stylesheet' || kind === 'script') weights[kind] += weight;
    weights.all += weight;
  }
  return weights;
}

/** Holds the weight of a first visit on a phone against its budget. */
function expectWithinBudget(weights: Record<Kind, number>, path: string): void {
  const limits = { ...budgets, all: path === routes.home ? homeAll : budgets.all };
  const report = Object.entries(weights).map(([kind, kB]) => `${kind} ${kB.toFixed(1)} kB`);
  test.info().annotations.push({ type: 'weight', description: report.join(', ') });

  if (weights.script > scriptWarning) {
    console.warn(
      `${path}: ${weights.script.toFixed(1)} kB of JavaScript before a click, above ${scriptWarning} of ${limits.script} kB`,
    );
  }
  for (const kind of Object.keys(limits) as Kind[]) {
    expect.soft(weights[kind], kind).toBeGreaterThan(0);
    expect.soft(weights[kind], kind).toBeLessThanOrEqual(limits[kind]);
  }
}

interface GraphNode {
  readonly '@type': string | readonly string[];
}

/** What a page tells search engines and link previews, as its head stands. */
function metadataOf(page: Page) {
  return page.evaluate(() => {
    const attribute = (selector: string, name: string) =>
      document.head.querySelector(selector)?.getAttribute(name);
    const graph = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}';
    return {
      lang: document.documentElement.lang,
      canonical: attribute('link[rel=canonical]', 'href'),
      description: attribute('meta[name=description]', 'content'),
      robots: attribute('meta[name=robots]', 'content'),
      url: attribute('meta[property="og:url"]', 'content'),
      image: attribute('meta[property="og:image"]', 'content'),
      width: attribute('meta[property="og:image:width"]', 'content'),
      height: attribute('meta[property="og:image:height"]', 'content'),
      nodes: (JSON.parse(graph) as { '@graph': GraphNode[] })['@graph'],
    };
  });
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

/**
 * Whether a page's HTML sets figures in their own face, whether it tells the browser so before its
 * styles do, and at how many addresses it was fetched.
 */
function figuresFont(
  page: Page,
): Promise<{ isSet: boolean; isToldOf: boolean; addresses: number }> {
  return page.evaluate(async () => {
    const text = await (await fetch(window.location.href)).text();
    const html = new DOMParser().parseFromString(text, 'text/html');
    const classes = new Set<string>();
    for (const element of document.querySelectorAll('main [class]')) {
      const { fontFamily } = getComputedStyle(element);
      if (fontFamily.startsWith('figures')) element.classList.forEach((name) => classes.add(name));
    }
    const isSet = [...classes].some((name) =>
      [...html.getElementsByClassName(name)].some(({ textContent }) => /\d/.test(textContent)),
    );
    const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
    return {
      isSet,
      isToldOf: html.querySelector('link[rel=preload][href*=figures]') !== null,
      addresses: new Set(fetched.filter((name) => /figures.*\.woff2$/.test(name))).size,
    };
  });
}

/** Tide tables of months but the first: other figures in the same cells. */
const alike = new Set(tideMonths().slice(1).map(tideMonthPath));

/** Every page that is not an item's, and the first item's of each folder, which stands for its likes. */
const inAllLooks = new Set(expectedPages.map(({ path }) => path));
const folders = new Set<string>();
for (const path of exportedPaths()) {
  const folder = path.replace(/[^/]+\/$/, '');
  if (alike.has(path) || inAllLooks.has(path) || folders.has(folder)) continue;
  folders.add(folder);
  inAllLooks.add(path);
}

test.describe('every page', { tag: ['@desktop', '@whole'] }, () => {
  test.use({ viewport: narrow });

  for (const path of exportedPaths()) {
    test(path, async ({ read, request }) => {
      // A tide table of a month has a thousand cells to look at.
      test.slow();
      await test.step('is light enough for a first visit on a phone', async () => {
        expectWithinBudget(await weighPage(read, path), path);
      });
      const page = await read(path);

      const expected = expectedPages.find((one) => one.path === path);
      if (expected) {
        await test.step('has its title, and tells search engines what it is', async () => {
          const { content, types, noindex = false } = expected;
          await expect(page).toHaveTitle(content.seo.title);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.title);
          const { image, nodes, ...metadata } = await metadataOf(page);
          expect(metadata).toEqual({
            lang: 'en-GB',
            canonical: absoluteUrl(path),
            description: content.seo.description,
            robots: noindex ? 'noindex, follow' : 'index, follow',
            url: absoluteUrl(path),
            width: '1200',
            height: '630',
          });
          const response = await request.get(new URL(image ?? '').pathname);
          expect(response.headers()['content-type']).toBe('image/png');
          const trail = path === routes.home ? [] : ['BreadcrumbList'];
          expect(nodes.flatMap((node) => node['@type'])).toEqual(
            expect.arrayContaining([...types, ...trail]),
          );
        });
      }

      await test.step('has no letters under 14 px, and is no wider than the screen', async () => {
        expect(await smallPrint(page)).toEqual([]);
        expect(await widthOverflow(page)).toBeLessThanOrEqual(0);
      });

      await test.step('fetches the face of its figures as early as its letters', async () => {
        const { isSet, isToldOf, addresses } = await figuresFont(page);
        expect(isToldOf).toBe(isSet);
        expect(addresses).toBeLessThanOrEqual(1);
      });

      if (alike.has(path)) return;
      await test.step('axe finds nothing', async () => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        for (const { colorScheme, size, only } of inAllLooks.has(path) ? allLooks : looks) {
          await page.emulateMedia({ colorScheme });
          await page.setViewportSize(size);
          expect
            .soft(await axeFaults(page, undefined, only), `${colorScheme}, ${size.width} px wide`)
            .toEqual([]);
        }
      });

      if (!expected) return;
      await test.step('text of 200 per cent and a zoom of 400 per cent fit', async () => {
        const setTextSize = (size: string) =>
          page.evaluate((value) => {
            document.documentElement.style.fontSize = value;
          }, size);
        await page.setViewportSize({ width: 1280, height: 900 });
        await setTextSize('200%');
        expect(await widthOverflow(page), 'with large text').toBeLessThanOrEqual(0);
        await setTextSize('');
        // 1,280 pixels at four times the size.
        await page.setViewportSize({ width: 320, height: 256 });
        expect(await widthOverflow(page), 'zoomed').toBeLessThanOrEqual(0);
      });
    });
  }
});
