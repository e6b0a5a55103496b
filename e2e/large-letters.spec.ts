import { activities } from '@/content/activities';
import { walks } from '@/content/walks';
import { kindPath } from '@/lib/kinds';
import { routes } from '@/lib/routes';
import { expect, test, visit } from './fixtures';
import { heightThatSticks } from './support/sticking';
import { seedStorage } from './support/storage';
import { keptDay } from './support/things';
import { expectWholeWords, pageParts } from './support/whole-words';
import { widthOverflow } from './support/width';

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
  test(`letters of twice their size tear no time and no short word: ${name}`, async ({ page }) => {
    test.slow();
    await expectWholeWords(page, paths);
  });
}

test('letters of twice their size make no page wider than the smallest phone', async ({ page }) => {
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

test('letters of twice their size leave nothing that sticks', async ({ page }) => {
  await seedStorage(page, keptDay());
  for (const path of [routes.home, routes.plannerDays]) {
    await visit(page, path);
    await page.mouse.wheel(0, 900);
    await expect.poll(() => heightThatSticks(page)).toBe(0);
  }
});
