import type { Page } from 'playwright/test';

/** The text of a part of the page, each run of white space as one space. */
export async function textOf(page: Page, selector: string): Promise<string> {
  return ((await page.locator(selector).textContent()) ?? '').replace(/\s+/g, ' ');
}

/** The texts that the main part of a page has less often than it should. */
export async function missingTexts(
  page: Page,
  texts: readonly (readonly [text: string, times: number])[],
): Promise<readonly (readonly [text: string, times: number])[]> {
  const main = await textOf(page, 'main');
  return texts.filter(([text, times]) => main.split(text.replace(/\s+/g, ' ')).length - 1 < times);
}
