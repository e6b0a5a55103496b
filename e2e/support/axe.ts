import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type axe from 'axe-core';
import { expect, type Page } from 'playwright/test';
import { widthOverflow } from './seen';

export const narrow = { width: 360, height: 740 };
const wide = { width: 1440, height: 900 };

/** Rules that a theme can break; the others run in one theme. */
const colours = ['color-contrast', 'link-in-text-block'];

/** Each theme in each size, in the order that changes least from one to the next. */
export const allLooks = [
  { colorScheme: 'light', size: narrow, only: undefined },
  { colorScheme: 'dark', size: narrow, only: colours },
  { colorScheme: 'dark', size: wide, only: undefined },
  { colorScheme: 'light', size: wide, only: colours },
] as const;

/** axe as it is made for browsers, so that no worker has to run it itself. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Ends every fade, so that a change of theme shows at once. */
async function endFades(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets.push(sheet);
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
  if (!(await page.evaluate(() => 'axe' in window))) {
    await endFades(page);
    await page.evaluate(source);
  }
  const violations = await page.evaluate(
    async ([selector, rules]) => {
      const { axe: engine } = window as unknown as { axe: typeof axe };
      const found = await engine.run(selector ?? document, {
        reporter: 'no-passes',
        resultTypes: ['violations'],
        iframes: false,
        ...(rules && { runOnly: [...rules] }),
      });
      return found.violations;
    },
    [part, only] as const,
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`),
  );
}

/**
 * Fails where axe has something against a page, or a part of it, in any theme and size, and where
 * the page is wider than its window.
 *
 * @param onLook what is done in each look before
 */
export async function expectNoFaults(
  page: Page,
  part?: string,
  onLook?: (width: number) => Promise<void>,
): Promise<void> {
  for (const { colorScheme, size, only } of allLooks) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(size);
    await onLook?.(size.width);
    const look = `${colorScheme}, ${size.width} px wide`;
    expect.soft(await axeFaults(page, part, only), look).toEqual([]);
    expect.soft(await widthOverflow(page), look).toBeLessThanOrEqual(0);
  }
}
