import { expect, type Page } from 'playwright/test';
import { visit } from '../fixtures';

/** Whether an address is cached; runs in the page. */
export const isKept = async (url: string) =>
  Boolean(await caches.match(url, { ignoreSearch: true }));

const timeout = 30_000;

/** Opens a page, and waits until the worker controls it and has cached its files. */
export async function visitWithWorker(page: Page, path: string): Promise<void> {
  await visit(page, path);
  // It fetches as much as ten pages first, which beside other tests takes as long as they let it.
  await page.waitForFunction(
    () => navigator.serviceWorker.controller?.state === 'activated',
    undefined,
    { timeout },
  );
  await expect.poll(() => page.evaluate(isKept, path), { timeout }).toBe(true);
  await page.waitForLoadState('networkidle');
}

export async function expectStyled(page: Page): Promise<void> {
  await expect(page.locator('main h1')).not.toHaveCSS('font-family', /^"?Times/);
}
