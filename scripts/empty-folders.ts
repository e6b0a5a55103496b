import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { emptyFolderSlug } from '@/lib/content/page-params';

/**
 * Takes the pages out of an export that stand for things of which there are none.
 *
 * @returns how many there were
 */
export async function removeEmptyFolders(out: string): Promise<number> {
  const files = await readdir(out, { recursive: true, withFileTypes: true });
  const found = files.filter(({ name }) => name.split('.')[0] === emptyFolderSlug);
  for (const { parentPath, name } of found) {
    await rm(join(parentPath, name), { recursive: true, force: true });
  }
  return found.length;
}
