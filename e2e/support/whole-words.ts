import { expect, type Page } from 'playwright/test';
import { exportedPaths } from '@/exported/paths';
import { visit } from '../fixtures';
import { seedStorage } from './storage';
import { keptDay } from './things';
import { tornWords } from './torn';
import { widthOverflow } from './width';

/** Every page, in parts that are opened beside each other. */
export const pageParts = [0, 1, 2, 3].map((part) => ({
  name: `part ${part + 1}`,
  paths: exportedPaths().filter((_, index) => index % 4 === part),
}));

function openFolds(page: Page): Promise<void> {
  return page.locator('details').evaluateAll((folds) => {
    for (const fold of folds as HTMLDetailsElement[]) fold.open = true;
  });
}

/**
 * Opens each page with every fold open and, for a plan, with a day that has a stop.
 *
 * @param andThen what else is looked at on each of them
 */
export async function expectWholeWords(
  page: Page,
  paths: readonly string[],
  andThen?: (path: string) => Promise<void>,
): Promise<void> {
  await seedStorage(page, keptDay());
  for (const path of paths) {
    await visit(page, path);
    await openFolds(page);
    expect.soft(await tornWords(page), path).toEqual([]);
    expect.soft(await widthOverflow(page), path).toBeLessThanOrEqual(0);
    await andThen?.(path);
  }
}
