import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { emptyFolderSlug } from '@/lib/content/page-params';

/** What is thrown on the way says which page it is of. */
export function naming<T>(page: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new Error(`${page} ${(error as Error).message}`);
  }
}

/** Puts in the place of each page what is made of it. Returns how many there are. */
export async function rewritePages(
  out: string,
  rewrite: (html: string) => string,
): Promise<number> {
  const files = await readdir(out, { recursive: true });
  const pages = files.filter((file) => file.endsWith('.html')).map((file) => join(out, file));
  for (const page of pages) {
    const html = await readFile(page, 'utf8');
    await writeFile(
      page,
      naming(page, () => rewrite(html)),
    );
  }
  return pages.length;
}

/** Removes the pages of kinds that have no things. */
export async function removeEmptyFolders(out: string): Promise<void> {
  const names = await readdir(out, { recursive: true });
  const found = names.filter((name) => basename(name).split('.')[0] === emptyFolderSlug);
  for (const name of found) await rm(join(out, name), { recursive: true, force: true });
}
