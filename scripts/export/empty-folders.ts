import { readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { emptyFolderSlug } from '@/lib/content/page-params';

/** Removes the pages of kinds that have no things. Returns how many there were. */
export async function removeEmptyFolders(out: string): Promise<number> {
  const names = await readdir(out, { recursive: true });
  const found = names.filter((name) => basename(name).split('.')[0] === emptyFolderSlug);
  for (const name of found) await rm(join(out, name), { recursive: true, force: true });
  return found.length;
}
