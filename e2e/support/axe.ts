import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type axe from 'axe-core';
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

/** Each theme in each size, in the order that changes least from one to the next. */
export const allLooks = [
  looks[0],
  { colorScheme: 'dark', size: narrow, only: colours },
  looks[1],
  { colorScheme: 'light', size: wide, only: colours },
] as const;

/** axe as it is made for browsers, so that no worker has to run it itself. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

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

/** Brings axe onto a page, once a page: to read half a megabyte of script takes time. */
export async function bringAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
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
  await bringAxe(page);
  const violations = await page.evaluate(
    async ([selector, rules]) => {
      const look = async (elementRef: boolean) => {
        const { axe: eye } = window as unknown as { axe: typeof axe };
        const found = await eye.run(selector ?? document, {
          reporter: 'no-passes',
          resultTypes: ['violations'],
          iframes: false,
          elementRef,
          ...(rules && { runOnly: [...rules] }),
        });
        return found.violations;
      };
      // To find a selector for every element takes a tenth of a look; only a fault needs its own.
      return (await look(true)).length > 0 ? look(false) : [];
    },
    [part, only] as const,
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`),
  );
}
