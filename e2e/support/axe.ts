import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';

/** For `test.use`: axe takes text in mid-fade for text of low contrast. */
export const still = { contextOptions: { reducedMotion: 'reduce' } } as const;

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
 */
export async function axeFaults(page: Page, part?: string): Promise<string[]> {
  await endFades(page);
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (part) axe.include(part);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`),
  );
}
