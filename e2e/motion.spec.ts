import type { Locator, Page } from 'playwright/test';
import { home } from '@/content/home';
import { headerLinks } from '@/content/navigation';
import { safetyPanel } from '@/content/safety';
import { grouped } from '@/lib/grouped';
import { kindPath } from '@/lib/kinds';
import { routes } from '@/lib/routes';
import { allOfKind } from '@/lib/kinds/entries';
import { expect, holdScripts, moving, test, visit, waitForSoftLinks } from './fixtures';
import { nth } from './support/things';
import { fingerOn } from './support/touch';

test.use(moving);

const cardLists = [routes.thingsToDo, routes.stay];

/** The parts that rise one after the other, or as a whole. */
const parts = '[data-reveal-group] > *, [data-reveal]:not([data-reveal-group])';

interface Rise {
  readonly index: number;
  /** Milliseconds that it waits after the first of its group. */
  readonly delay: number;
  /** When it and its group started, on the page's animation clock. */
  readonly startTime: number;
  readonly isSeen: boolean;
}

/** Records of every part that begins to rise how long it waited, and whether it was visible. */
async function recordRises(page: Page): Promise<void> {
  await page.addInitScript((selector) => {
    const rises: Rise[] = [];
    Object.assign(window, { rises });
    document.addEventListener(
      'animationstart',
      ({ target }) => {
        if (!(target instanceof Element) || !target.matches(selector)) return;
        const [animation] = target.getAnimations();
        // Its final position: what is just below the viewport rises into it.
        const { y, height } = target.getBoundingClientRect();
        const top = y - new DOMMatrix(getComputedStyle(target).transform).m42;
        const bottom = top + height;
        rises.push({
          index: [...document.querySelectorAll(selector)].indexOf(target),
          delay: Number(animation?.effect?.getTiming().delay),
          startTime: Math.round(Number(animation?.startTime)),
          isSeen: bottom > 0 && top < window.innerHeight,
        });
      },
      true,
    );
  }, parts);
}

const risesOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { rises: readonly Rise[] }).rises);

const hidden = (page: Page) =>
  page
    .locator(parts)
    .evaluateAll((all) => all.filter((each) => getComputedStyle(each).opacity !== '1').length);

const settled = (page: Page) =>
  page.waitForFunction(
    (selector) =>
      [...document.querySelectorAll(selector)].every((part) =>
        part.getAnimations().every(({ playState }) => playState === 'finished'),
      ),
    parts,
  );

for (const [width, height] of [
  [360, 740],
  [1280, 720],
] as const) {
  test(`cards come one after the other by the wheel, and the search of the stays before them, in a window of ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await recordRises(page);
    for (const path of cardLists) {
      await visit(page, path);
      const list = page.locator('[data-reveal-group="cards"]').first();
      await settled(page);
      const search = page.locator('[data-reveal]').filter({ has: page.getByRole('form') });
      const hasSearch = path === routes.stay;
      // On the first screen it has risen with the page; below, it rises when it is reached.
      const searchTop = hasSearch ? ((await search.boundingBox())?.y ?? 0) : 0;
      const isSearchBelow = searchTop >= height;
      if (hasSearch && searchTop + 48 < height) {
        expect((await risesOf(page)).some(({ isSeen }) => isSeen)).toBe(true);
      }
      // Down to its end, in steps of a wheel.
      for (let turns = 0; turns < 80; turns += 1) {
        const bottom = await list.evaluate((element) => element.getBoundingClientRect().bottom);
        if (bottom < height) break;
        await page.mouse.wheel(0, 240);
        await page.waitForTimeout(30);
      }
      if (isSearchBelow) await expect(search).toHaveAttribute('data-rise', '0');
      await settled(page);
      if (hasSearch) await expect(search).toHaveCSS('opacity', '1');
      expect(await hidden(page), `${path}: nothing stays hidden`).toBe(0);
      const indices = await list.evaluate((element, selector) => {
        const all = [...document.querySelectorAll(selector)];
        return [...element.children].map((card) => all.indexOf(card));
      }, parts);
      const seen = (await risesOf(page)).filter(
        ({ index, isSeen }) => isSeen && indices.includes(index),
      );
      expect(seen.length, `${path}: cards are seen to rise`).toBeGreaterThan(0);
      for (const together of grouped(seen, ({ startTime }) => startTime).values()) {
        const delays = together.toSorted((a, b) => a.index - b.index).map(({ delay }) => delay);
        const steps = delays.map((delay) => delay - nth(delays, 0));
        expect(steps, `${path}: ms from card to card`).toEqual(delays.map((_, step) => step * 100));
      }
    }
  });
}

test('cards come one after the other after a soft navigation as well', async ({ page }) => {
  // High enough for the wide card that leads and the row below it.
  await page.setViewportSize({ width: 1440, height: 1800 });
  await recordRises(page);
  await visit(page, routes.terms);
  await waitForSoftLinks(page);
  await page
    .getByRole('banner')
    .getByRole('link', { name: headerLinks[1].label, exact: true })
    .click();
  await expect(page).toHaveURL(routes.thingsToDo);
  await expect
    .poll(
      async () => (await risesOf(page)).filter(({ isSeen, delay }) => isSeen && delay > 0).length,
    )
    .toBeGreaterThan(0);
});

test('cards rise under a finger as well', { tag: '@phone' }, async ({ page }) => {
  await recordRises(page);
  await visit(page, routes.thingsToDo);
  await settled(page);
  const before = (await risesOf(page)).length;
  const touch = await fingerOn(page);
  for (let strokes = 0; strokes < 3; strokes += 1) {
    await touch('touchStart', 180, 600);
    for (let y = 580; y >= 100; y -= 20) await touch('touchMove', 180, y);
    await touch('touchEnd');
  }
  const seen = async () => (await risesOf(page)).slice(before).filter(({ isSeen }) => isSeen);
  await expect.poll(async () => (await seen()).length).toBeGreaterThan(0);
});

test('sections that rise are all to be seen by whoever looks at the page as a whole; get ready once someone sets out downwards, rise once a tenth is seen, and are not hidden by a jump', async ({
  page,
}) => {
  await visit(page, routes.home);
  await waitForSoftLinks(page);
  await settled(page);
  expect(await hidden(page)).toBe(0);
  const section = page.locator('#beaches [data-reveal]').first();
  await expect(section).not.toHaveAttribute('data-rise');
  const below = (pixels: number) =>
    section.evaluate((element, distance) => {
      const { top } = element.getBoundingClientRect();
      window.scrollBy({ top: top - window.innerHeight - distance, behavior: 'instant' });
    }, pixels);
  await below(40);
  await expect(section).toHaveAttribute('data-rise', 'waiting');
  await expect(section).toHaveCSS('opacity', '0');
  await below(-400);
  await expect(section).toHaveAttribute('data-rise', '0');
  await expect(section).toHaveCSS('opacity', '1');

  // They are left alone where a jump has brought them into view.
  await visit(page, routes.home);
  await settled(page);
  await page.getByRole('heading', { name: home.beaches.heading }).evaluate((heading) => {
    heading.scrollIntoView({ behavior: 'instant', block: 'start' });
  });
  await expect(section).toBeInViewport();
  await expect(section).toHaveCSS('opacity', '1');

  await visit(page, routes.home);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await page.evaluate(() => {
    window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
  });
  await settled(page);
  await expect.poll(() => hidden(page)).toBe(0);
});

/** The transform and opacity of each layer after so many milliseconds. */
const after = (page: Page, milliseconds: number) =>
  page.evaluate((time) => {
    const isEndless = ({ effect }: Animation) => effect?.getTiming().iterations === Infinity;
    return document
      .getAnimations()
      .filter(isEndless)
      .map((animation) => {
        animation.pause();
        animation.currentTime = time;
        const { target } = animation.effect as KeyframeEffect;
        const style = target && getComputedStyle(target);
        return `${style?.transform} ${style?.opacity}`;
      });
  }, milliseconds);

test('the sea of the home page lies still for three seconds, moves from then on, and can be stilled', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-06-21T12:00Z');
  await visit(page, routes.home);
  const layers = page.locator('input[aria-label="Keep the picture still"] ~ picture > img');
  const states = () =>
    layers.evaluateAll((all) => [
      ...new Set(all.flatMap((layer) => layer.getAnimations().map(({ playState }) => playState))),
    ]);
  const still = page.getByRole('checkbox', { name: 'Keep the picture still' });
  expect(await states()).toEqual(['running']);
  await still.check();
  await expect.poll(states).toEqual(['paused']);
  await still.uncheck();
  await expect.poll(states).toEqual(['running']);

  const first = await after(page, 0);
  // The light, the waves and the boats.
  expect(first).toHaveLength(3);
  expect(await after(page, 2900)).toEqual(first);
  const later = await after(page, 8000);
  for (const [index, style] of first.entries()) expect(later[index]).not.toBe(style);
});

test.describe('the light of the home page', () => {
  test.use({ timezoneId: 'America/New_York', colorScheme: 'light' });

  test('follows the sun over the village, and fetches that of the night after dark alone', async ({
    page,
  }) => {
    const pictures = new Set<string>();
    page.on('request', (request) => {
      const [name] = /hero-home(-sea)?(-night)?\.[^/]+$/.exec(request.url()) ?? [];
      if (name) pictures.add(name);
    });
    await page.clock.install({ time: new Date('2026-06-21T20:05Z') });
    await visit(page, routes.home);
    const veil = page.locator('input[aria-label="Keep the picture still"] ~ span:empty');
    await expect(veil).toHaveCSS('mix-blend-mode', 'multiply');
    expect([...pictures]).toHaveLength(1);
    await page.clock.fastForward('04:00:00');
    const night = page.locator('main img[data-night]');
    await expect(night).toBeVisible();
    await expect.poll(() => [...pictures].length).toBe(2);
    await expect(page.getByLabel('Keep the picture still')).toBeHidden();
    // The dark theme has that picture anyway, and moves it.
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(night).toBeHidden();
    await expect(page.getByLabel('Keep the picture still')).toBeVisible();
  });
});

test('with reduced motion nothing moves, and nothing is hidden at any time', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, routes.home, { waitUntil: 'networkidle' });
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && Number(effect?.getTiming().duration ?? 0) > 1,
      )
      .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 120)),
  );
  expect(moving).toEqual([]);
  await page.mouse.wheel(0, 3000);
  await expect(page.locator('[data-rise]')).toHaveCount(0);
  expect(await hidden(page)).toBe(0);
});

test('what comes by itself moves nothing below it', async ({ page }) => {
  const cove = allOfKind('beach').find(({ tideAccess }) => tideAccess);
  // Where what is below ends: the page, and on a beach's own page the link to the safety guide.
  const below: (readonly [path: string, what: Locator])[] = [
    [routes.beaches, page.locator('main')],
    ...(cove
      ? [
          [
            kindPath('beach', cove.slug),
            page.getByRole('main').getByRole('link', { name: safetyPanel.action }),
          ] as const,
        ]
      : []),
  ];
  for (const [path, what] of below) {
    const end = () =>
      what.evaluate((element) => element.getBoundingClientRect().bottom + window.scrollY);
    const release = await holdScripts(page);
    await page.goto(path);
    const coming = page.locator('main [aria-busy=true]');
    await expect(coming, 'the page has something that comes').not.toHaveCount(0);
    const before = await end();
    release();
    await expect(coming).toHaveCount(0);
    // A line that breaks where another did not is a few pixels; a missing row is thirty.
    expect(Math.abs((await end()) - before), path).toBeLessThan(20);
    await page.unroute('**/*.js');
  }
});
