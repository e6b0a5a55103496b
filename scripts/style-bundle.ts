import { createHash } from 'node:crypto';
import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  chunkFolder,
  stylesheetPath,
  stylesheetsInScript,
  stylesheetsOf,
  withOneStylesheet,
} from '@/lib/next/shape';

/**
 * A page, or the flight data of one, with every stylesheet replaced by the bundle. React knows a
 * stylesheet by its address, so the links of a page become one; in flight data the repetition of
 * an address does no harm.
 */
export function withBundle(text: string, names: readonly string[], bundle: string): string {
  const replaced = names.reduce(
    (changed, name) => changed.replaceAll(stylesheetPath(name), stylesheetPath(bundle)),
    text,
  );
  return withOneStylesheet(replaced);
}

/** Bundles the styles of an exported site, and deletes those that nothing asks for any more. @returns the bundle's name and size in bytes */
export async function bundleStyles(out: string): Promise<{ name: string; bytes: number }> {
  const files = (await readdir(out, { recursive: true })).sort();
  const pages = files.filter((file) => file.endsWith('.html'));
  // Home first: its order is the site's order, what it lacks is appended.
  pages.sort((a, b) => Number(b === 'index.html') - Number(a === 'index.html'));

  const names = new Set<string>();
  for (const page of pages) {
    try {
      for (const name of stylesheetsOf(await readFile(join(out, page), 'utf8'))) names.add(name);
    } catch (error) {
      throw new Error(`${page} ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  const sheets = await Promise.all(
    [...names].map((name) => readFile(join(out, chunkFolder, name), 'utf8')),
  );
  // Empty lines between rules are a hundredth of what a visitor fetches.
  const css = sheets.join('\n').replace(/(?<=[;}])\n+/g, '');
  const name = `site-${createHash('sha256').update(css).digest('hex').slice(0, 12)}.css`;
  await writeFile(join(out, chunkFolder, name), css);

  for (const file of files.filter((path) => /\.(html|txt)$/.test(path))) {
    const path = join(out, file);
    const text = await readFile(path, 'utf8');
    const bundled = withBundle(text, [...names], name);
    if (bundled !== text) await writeFile(path, bundled);
  }

  const scripts = await Promise.all(
    files.filter((path) => path.endsWith('.js')).map((path) => readFile(join(out, path), 'utf8')),
  );
  const late = new Set(scripts.flatMap(stylesheetsInScript));
  for (const sheet of names) {
    if (!late.has(sheet)) await rm(join(out, chunkFolder, sheet));
  }
  return { name, bytes: Buffer.byteLength(css) };
}
