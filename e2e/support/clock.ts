import type { Page } from 'playwright/test';

/**
 * Sets the clock of a page that is open, as when a phone is taken out of the pocket again: nothing
 * is loaded anew.
 *
 * @param instant an ISO date with its time, or milliseconds since 1970
 */
export async function setClock(page: Page, instant: string | number): Promise<void> {
  await page.clock.setFixedTime(new Date(instant));
  await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
}
