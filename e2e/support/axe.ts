import axe from 'axe-core';
import type { Page } from 'playwright/test';

/** For `test.use`: axe takes text in mid-fade for text of low contrast. */
export const still = { contextOptions: { reducedMotion: 'reduce' } } as const;

export const narrow = { width: 360, height: 740 };
const wide = { width: 1440, height: 900 };

/** Both themes and both sizes, each once. */
export const looks = [
  { colorScheme: 'light', size: narrow, only: undefined },
  { colorScheme: 'dark', size: wide, only: undefined },
] as const;

/** What a theme changes: the rest of a size has been looked at in the other theme. */
const colours = ['color-contrast', 'link-in-text-block'];

/** Each theme in each size. */
export const allLooks = [
  ...looks,
  { colorScheme: 'dark', size: narrow, only: colours },
  { colorScheme: 'light', size: wide, only: colours },
] as const;

/**
 * Ends every fade, also those of parts that are out of sight and therefore stand still, so that a
 * change of theme shows at once. The policy allows such a sheet, and no other.
 */
async function endFades(page: Page): Promise<void> {
  await page.evaluate(() => {
    if ('fadesEnd' in document) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets.push(sheet);
    Object.assign(document, { fadesEnd: true });
  });
}

/**
 * What axe has against a page as it stands, or a part of it, as sentences; empty when nothing.
 * Frames of other hosts are not looked into.
 *
 * @param part a selector
 * @param only the rules to hold the page against; all of axe's, if not given
 */
export async function axeFaults(
  page: Page,
  part?: string,
  only?: readonly string[],
): Promise<string[]> {
  await endFades(page);
  // Once a page: to read half a megabyte of script takes as long as to look.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    ([selector, rules]) =>
      (window as unknown as { axe: typeof axe }).axe.run(selector ?? document, {
        resultTypes: ['violations'],
        iframes: false,
        ...(rules && { runOnly: [...rules] }),
      }),
    [part, only] as const,
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`),
  );
}
