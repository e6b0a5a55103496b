import path from 'node:path';
import { scenes } from '@/art/scenes/all-scenes';
import { contentFaults, textFaults } from '@/lib/content/check';
import { siteContent } from '@/lib/content/everything';
import { photographWidths } from './images/photographs';
import { findProblems, findReferences, loadContent } from './images/references';

/**
 * Every fault of `content/`: values, words, and pictures that `art/` does not have.
 *
 * @param root the repository's folder
 */
export async function findFaults(root: string): Promise<readonly string[]> {
  const modules = await loadContent(path.join(root, 'content'));
  return [
    ...contentFaults(siteContent),
    ...textFaults(modules),
    ...findProblems(findReferences(modules), Object.keys(scenes), await photographWidths(root)),
  ];
}
