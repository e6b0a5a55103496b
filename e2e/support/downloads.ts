import type { Locator, Page } from 'playwright/test';

/** Where the file is that a press on a control saves; a long plan on a busy machine takes its time. */
export async function savedFile(page: Page, control: Locator): Promise<string> {
  const coming = page.waitForEvent('download', { timeout: 60_000 });
  await control.click();
  return (await coming).path();
}
