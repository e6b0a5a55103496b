import { routes } from '@/lib/routes';
import { expect, test, visit } from './fixtures';
import { heightThatSticks } from './support/sticking';
import { lengthenWords, spaceText } from './support/other-text';
import { seedStorage } from './support/storage';
import { keptDay } from './support/things';
import { expectWholeWords, openFolds, pageParts } from './support/whole-words';
import { beyondTheEdge } from './support/width';

test.describe('a phone zoomed to twice its size', { tag: '@desktop' }, () => {
  test.use({ viewport: { width: 195, height: 370 } });

  for (const { name, paths } of pageParts) {
    test(`tears no time and no short word: ${name}`, async ({ page }) => {
      test.slow();
      await expectWholeWords(page, paths);
    });
  }
});

for (const [width, height, part] of [
  [320, 256, 0],
  [640, 360, 0],
  [393, 740, 1 / 3],
  [1280, 800, 1 / 3],
] as const) {
  const most = part === 0 ? 'nothing' : 'a third of the window at most';
  test(
    `what sticks in ${width} x ${height} pixels takes ${most}`,
    { tag: '@desktop' },
    async ({ page }) => {
      await seedStorage(page, keptDay());
      await page.setViewportSize({ width, height });
      for (const path of [routes.home, routes.stay, routes.beaches, routes.plannerDays]) {
        await visit(page, path);
        await page.mouse.wheel(0, 700);
        await expect
          .poll(() => heightThatSticks(page), { message: path })
          .toBeLessThanOrEqual(height * part);
      }
    },
  );
}

for (const { name, paths } of pageParts) {
  test(
    `spaced text, and words half as long again, fit a phone: ${name}`,
    { tag: '@desktop' },
    async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width: 393, height: 740 });
      await seedStorage(page, keptDay());
      for (const path of paths) {
        await visit(page, path);
        await openFolds(page);
        const unspace = await spaceText(page);
        expect.soft(await beyondTheEdge(page), `${path} spaced`).toEqual([]);
        await unspace();
        await lengthenWords(page);
        expect.soft(await beyondTheEdge(page), `${path} longer`).toEqual([]);
      }
    },
  );
}
