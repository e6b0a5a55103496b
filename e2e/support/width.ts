import type { Page } from 'playwright/test';

/** By how many pixels a page is wider than its window; at most 0 where it fits. */
export function widthOverflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}
