/** What every page says without JavaScript. */
import { expectedPages } from '@/exported/expected-pages';
import { expect, moving, test } from './fixtures';

test.use({ ...moving, javaScriptEnabled: false });

test('no page hides what it says, or has a frame without an answer', async ({ page }) => {
  test.slow();
  for (const { path } of expectedPages) {
    await page.goto(path);
    const hidden = await page
      .locator('main')
      // What only a script can use stays hidden, and a fold opens without one.
      .locator('h1, h2, h3, p:not([role=status], :has(button)), img')
      .evaluateAll((elements) =>
        elements
          .filter(
            (element) =>
              !element.closest('[data-by-script], details:not([open])') &&
              !element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }),
          )
          .map((element) => element.outerHTML),
      );
    expect(hidden, path).toEqual([]);
    const main = page.getByRole('main');
    const dashes = main.getByText(/[–-][.:][–-]/).filter({ visible: true });
    expect(await dashes.count(), path).toBe(0);
    for (const waiting of await main.locator('[aria-busy=true]:visible').all()) {
      expect(await waiting.innerText(), path).toMatch(/\p{L}{3}/u);
    }
  }
});
