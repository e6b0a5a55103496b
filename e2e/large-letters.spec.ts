import { activities } from '@/content/activities';
import { walks } from '@/content/walks';
import { kindPath } from '@/lib/kinds';
import { routes } from '@/lib/routes';
import { exportedPaths } from './exported';
import { expect, test, visit } from './fixtures';
import { seedStorage } from './support/storage';
import { keptDay } from './support/things';
import { tornWords } from './support/torn';
import { widthOverflow } from './support/width';

/** By the browser's own setting, which moves the breakpoints too. */
const doubled = '--blink-settings=defaultFontSize=32';

const quarters = [0, 1, 2, 3];
const ofQuarter = (quarter: number) =>
  exportedPaths().filter((_, index) => index % quarters.length === quarter);

/** Opens each page with every fold open and, for a plan, with a day that has a stop. */
async function expectWholeWords(page: Parameters<typeof visit>[0], paths: readonly string[]) {
  await seedStorage(page, keptDay());
  for (const path of paths) {
    await visit(page, path);
    await page.locator('details').evaluateAll((folds) => {
      for (const fold of folds as HTMLDetailsElement[]) fold.open = true;
    });
    expect.soft(await tornWords(page), path).toEqual([]);
    expect.soft(await widthOverflow(page), path).toBeLessThanOrEqual(0);
  }
}

test.describe('letters of twice their size on a phone', { tag: '@desktop' }, () => {
  test.use({
    launchOptions: [
      async ({ launchOptions }, use) => {
        const { args = [] } = launchOptions;
        await use({ ...launchOptions, args: [...args, doubled] });
      },
      { scope: 'worker' },
    ],
    viewport: { width: 390, height: 740 },
  });

  for (const quarter of quarters) {
    test(`tear no time and no short word, on no page: ${quarter + 1}`, async ({ page }) => {
      test.slow();
      await expectWholeWords(page, ofQuarter(quarter));
    });
  }

  test('make no page wider than the smallest phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const path of [
      routes.home,
      routes.contact,
      routes.calendar,
      routes.planner,
      ...walks.slice(0, 1).map(({ slug }) => kindPath('walk', slug)),
      ...activities.slice(0, 1).map(({ slug }) => kindPath('activity', slug)),
    ]) {
      await visit(page, path);
      expect.soft(await widthOverflow(page), path).toBeLessThanOrEqual(0);
    }
  });

  test('leave nothing that sticks', async ({ page }) => {
    await seedStorage(page, keptDay());
    for (const path of [routes.home, routes.plannerDays]) {
      await visit(page, path);
      await page.mouse.wheel(0, 900);
      await expect.poll(() => heightThatSticks(page)).toBe(0);
    }
  });
});

test.describe('a phone zoomed to twice its size', { tag: '@desktop' }, () => {
  test.use({ viewport: { width: 195, height: 370 } });

  for (const quarter of quarters) {
    test(`tears no time and no short word, on no page: ${quarter + 1}`, async ({ page }) => {
      test.slow();
      await expectWholeWords(page, ofQuarter(quarter));
    });
  }
});

/** How much of the window's height is covered by what stays while the page scrolls, in pixels. */
function heightThatSticks(page: Parameters<typeof visit>[0]): Promise<number> {
  return page.evaluate(() => {
    let sum = 0;
    for (const element of document.querySelectorAll('body *')) {
      const { position } = getComputedStyle(element);
      if (position !== 'sticky' && position !== 'fixed') continue;
      const { top, bottom, width, height } = element.getBoundingClientRect();
      const isStuck = top <= 1 || bottom >= innerHeight - 1;
      // Beside the text, within its column, it covers nothing.
      if (isStuck && width > innerWidth / 2 && bottom > 0 && top < innerHeight) sum += height;
    }
    return sum;
  });
}

test(
  'what sticks takes a third of the window at most, and of a low one nothing',
  { tag: '@desktop' },
  async ({ page }) => {
    await seedStorage(page, keptDay());
    for (const [width, height, part] of [
      [320, 256, 0],
      [640, 360, 0],
      [393, 740, 1 / 3],
      [1280, 800, 1 / 3],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const path of [routes.home, routes.stay, routes.beaches, routes.plannerDays]) {
        await visit(page, path);
        await page.mouse.wheel(0, 700);
        await expect
          .poll(() => heightThatSticks(page), { message: `${path} at ${width} x ${height}` })
          .toBeLessThanOrEqual(height * part);
      }
    }
  },
);
