import { routes } from '@/lib/routes';
import { expect, test, visit } from './fixtures';
import { heightThatSticks, widthOverflow } from './support/seen';
import { seedStorage } from './support/storage';
import { keptDay } from './support/things';
import { expectWholeWords, pageParts } from './support/whole-words';

// By the browser's own setting, which moves the breakpoints too.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const { args = [] } = launchOptions;
      await use({ ...launchOptions, args: [...args, '--blink-settings=defaultFontSize=32'] });
    },
    { scope: 'worker' },
  ],
  viewport: { width: 390, height: 740 },
});

for (const { name, paths } of pageParts) {
  test(`letters of twice their size tear no time and no short word, and fit the smallest phone: ${name}`, async ({
    page,
  }) => {
    test.slow();
    await expectWholeWords(page, paths, async (path) => {
      await page.setViewportSize({ width: 360, height: 740 });
      expect.soft(await widthOverflow(page), `${path} at 360 px`).toBeLessThanOrEqual(0);
      await page.setViewportSize({ width: 390, height: 740 });
    });
  });
}

test('letters of twice their size leave nothing that sticks', async ({ page }) => {
  await seedStorage(page, keptDay());
  for (const path of [routes.home, routes.plannerDays]) {
    await visit(page, path);
    await page.mouse.wheel(0, 900);
    await expect.poll(() => heightThatSticks(page)).toBe(0);
  }
});
