import { routes } from '@/lib/routes';
import { expect, test, visit } from './fixtures';
import { heightThatSticks } from './support/sticking';
import { lengthenWords, spaceText } from './support/other-text';
import { seedStorage } from './support/storage';
import { keptDay } from './support/things';
import { expectWholeWords, pageParts } from './support/whole-words';
import { beyondTheEdge } from './support/width';

for (const [width, height, part] of [
  [320, 256, 0],
  [640, 360, 0],
  [393, 740, 1 / 3],
  [1280, 800, 1 / 3],
] as const) {
  const most = part === 0 ? 'nothing' : 'a third of the window at most';
  test(`what sticks in ${width} x ${height} pixels takes ${most}`, async ({ page }) => {
    await seedStorage(page, keptDay());
    await page.setViewportSize({ width, height });
    for (const path of [routes.home, routes.stay, routes.beaches, routes.plannerDays]) {
      await visit(page, path);
      await page.mouse.wheel(0, 700);
      await expect
        .poll(() => heightThatSticks(page), { message: path })
        .toBeLessThanOrEqual(height * part);
    }
  });
}

for (const { name, paths } of pageParts) {
  test(`a phone zoomed to twice its size tears no time and no short word, and spaced text, and words half as long again, fit a phone: ${name}`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width: 195, height: 370 });
    await expectWholeWords(page, paths, async (path) => {
      await page.setViewportSize({ width: 393, height: 740 });
      const unspace = await spaceText(page);
      expect.soft(await beyondTheEdge(page), `${path} spaced`).toEqual([]);
      await unspace();
      await lengthenWords(page);
      expect.soft(await beyondTheEdge(page), `${path} longer`).toEqual([]);
      await page.setViewportSize({ width: 195, height: 370 });
    });
  });
}
