import type { Page } from 'playwright/test';
import { routes } from '@/lib/routes';
import { expect, test, visit } from './fixtures';
import { beyondTheEdge, heightThatSticks, widthOverflow } from './support/seen';
import { plans } from './support/paper';
import { seedStorage, visitWith } from './support/storage';
import { keptDay } from './support/things';
import { expectWholeWords, pageParts } from './support/whole-words';

for (const path of [routes.home, routes.stay, routes.beaches, routes.plannerDays]) {
  test(`in a low window nothing of ${path} sticks, in others a third of it at most`, async ({
    page,
  }) => {
    await visitWith(page, keptDay(), path);
    for (const [width, height, part] of [
      [320, 256, 0],
      [640, 360, 0],
      [393, 740, 1 / 3],
      [1280, 800, 1 / 3],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      await page.mouse.wheel(0, 700);
      await expect
        .poll(() => heightThatSticks(page), { message: `${width} x ${height}` })
        .toBeLessThanOrEqual(height * part);
    }
  });
}

// Where the browser's own setting is larger, breakpoints move too: large-letters.spec.ts.
test('a plan of several days is no wider than a small phone, with the page’s letters doubled', async ({
  page,
}) => {
  await seedStorage(page, plans['three days']?.kept ?? {});
  await page.setViewportSize({ width: 320, height: 740 });
  for (const path of [routes.planner, routes.plannerDays]) {
    await visit(page, path);
    await expect(page.getByRole('main').getByRole('list').first()).toBeVisible();
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect.soft(await widthOverflow(page), path).toBeLessThanOrEqual(0);
  }
});

/** WCAG 1.4.12; returns what takes it away again. */
async function spaceText(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }`,
    );
    document.adoptedStyleSheets.push(sheet);
  });
  return () => page.evaluate(() => void document.adoptedStyleSheets.pop());
}

/** Makes words half as long again, as German’s are; names stay. */
function lengthenWords(page: Page): Promise<void> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (text.parentElement?.closest('script, style, textarea, svg, [translate="no"]')) continue;
      text.data = text.data.replace(
        /\p{L}{3,}/gu,
        (word) => word + word.slice(0, Math.ceil(word.length / 2)).toLowerCase(),
      );
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
