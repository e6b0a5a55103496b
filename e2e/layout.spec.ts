import type { Page } from 'playwright/test';
import { kindPath } from '@/lib/kinds';
import { routes } from '@/lib/routes';
import { expect, test } from './fixtures';
import { otherBeach } from './support/things';

/** The rows of cards whose titles do not begin at one height, by their titles. */
const unevenRows = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main ul')]
      .filter((list) => getComputedStyle(list).display === 'grid')
      .flatMap((list) => {
        const rows = new Map<number, HTMLElement[]>();
        for (const card of list.children) {
          const top = Math.round(card.getBoundingClientRect().top);
          const title = card.querySelector<HTMLElement>('h2, h3');
          if (title) rows.set(top, [...(rows.get(top) ?? []), title]);
        }
        return [...rows.values()];
      })
      .filter((titles) => {
        const tops = titles.map((title) => title.getBoundingClientRect().top);
        return Math.max(...tops) - Math.min(...tops) > 2;
      })
      .map((titles) => titles.map((title) => title.innerText).join(' | ')),
  );

test.describe('the header without scripts', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false });

  test('has its links beside the name, or under it without taking the screen', async ({ page }) => {
    const header = page.getByRole('banner');
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto(routes.privacy);
    expect((await header.boundingBox())?.height, 'wide').toBeLessThan(80);

    await page.setViewportSize({ width: 360, height: 740 });
    await expect(header.getByRole('link').last()).toBeVisible();
    expect((await header.boundingBox())?.height, 'narrow').toBeLessThan(220);
    await page.mouse.wheel(0, 900);
    await expect(header, 'it scrolls away').not.toBeInViewport();
  });
});

test.describe('the art at a page’s head', { tag: '@desktop' }, () => {
  // One for each way in which art and lettering stand to each other, but home's, which is under the header.
  for (const path of [
    routes.beaches,
    routes.today,
    routes.privacy,
    kindPath('beach', otherBeach.slug),
  ]) {
    test(`begins below the header on ${path}`, async ({ page }) => {
      for (const width of [360, 768, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path);
        const header = await page.getByRole('banner').boundingBox();
        const art = await page.getByRole('main').locator('img').first().boundingBox();
        expect(art?.y, `at ${width} px`).toBeGreaterThanOrEqual(
          (header?.y ?? 0) + (header?.height ?? 0) - 0.5,
        );
      }
    });
  }
});

test.describe('what is set in rows', { tag: '@desktop' }, () => {
  // By the styles alone.
  test.use({ javaScriptEnabled: false });

  for (const { path, width } of [
    // Rows of three, of two and of four, at the width at which they are narrowest.
    { path: routes.thingsToDo, width: 1024 },
    { path: routes.foodDrink, width: 768 },
    { path: routes.home, width: 1024 },
    { path: kindPath('beach', otherBeach.slug), width: 1024 },
  ]) {
    test(`titles of cards in a row begin at one height on ${path} at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      expect(await unevenRows(page)).toEqual([]);
    });
  }

  test('a strip map has room for its longest words', async ({ page }) => {
    await page.goto(routes.gettingAround);
    const strips = page.locator('main svg[role=img]:has(text)');
    await expect(strips).not.toHaveCount(0);
    const cut = await strips.evaluateAll((drawings) =>
      drawings.flatMap((drawing) =>
        [...drawing.querySelectorAll('text')]
          .filter((words) => {
            const { x, width } = words.getBBox();
            return x + width > (drawing as SVGSVGElement).viewBox.baseVal.width;
          })
          .map((words) => words.textContent),
      ),
    );
    expect(cut).toEqual([]);
  });
});
