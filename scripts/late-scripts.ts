/**
 * After `next build`: lets every page be painted before its scripts and their data are asked for.
 * They lose their elements, and a small inline script (`components/site/EarlyTaps/early.ts`) fetches
 * them when the page has loaded, or as soon as someone uses it. What is left of a page's HTML fits
 * into the first round trip of a connection. docs/decisions/009-scripts-after-paint.md
 *
 * What every page runs is put together into one script: compressed together it is smaller, and it
 * is one request. docs/decisions/013-bytes-before-a-click.md
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { joinChunks } from '@/lib/next/chunks';
import {
  chunkFolder,
  dataFolder,
  type PageScripts,
  stylesheetPath,
  takeScripts,
  withScriptAddresses,
} from '@/lib/next/shape';

/**
 * Makes V8 compile the whole file while it arrives, beside the page's own work, and not function by
 * function as they are called, which held up the page for twice as long. Others read a comment.
 * https://v8.dev/blog/explicit-compile-hints
 */
const compileHint = '//# allFunctionsCalledOnLoad\n';
/** Bytes from which a script is worth it. */
const hintFrom = 10_000;

/** What is replaced by the addresses that belong to a page. */
const placeholder = '__PAGE__';

/**
 * The code of a script that stands inline in pages.
 *
 * @param define what the build puts in the place of names, as JavaScript
 */
export async function bundleInline(
  entry: string,
  define: Readonly<Record<string, string>> = {},
): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2020',
    define,
  });
  return outputFiles[0]?.text.trim() ?? '';
}

/** The code of the inline script, with {@link placeholder} where the addresses belong. */
export async function bundleLoader(): Promise<string> {
  return `{const PAGE=${placeholder};${await bundleInline('components/site/EarlyTaps/early.ts')}}`;
}

interface LatePage {
  readonly html: string;
  readonly scripts: readonly string[];
  /** The file with the page's data, by its path in the site. */
  readonly data: { readonly path: string; readonly text: string };
}

/** A short name for something, by what it holds. */
function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

/** The script that stands for those that every page has. */
interface SharedScript {
  readonly address: string;
  readonly text: string;
  /** The addresses that it stands for. */
  readonly replaced: ReadonlySet<string>;
}

/**
 * Puts what all of these pages run into one script.
 *
 * @param pages the addresses of each page's scripts
 * @param base the base path, without a slash at its end
 * @param read gives the text of the script at an address
 * @throws Error when they have nothing in common, or a script is not as Next makes it
 */
export async function shareScripts(
  pages: readonly (readonly string[])[],
  base: string,
  read: (address: string) => Promise<string>,
): Promise<SharedScript> {
  const [first = [], ...others] = pages;
  const common = first.filter((address) => others.every((scripts) => scripts.includes(address)));
  if (common.length === 0) throw new Error('No script is the same on every page.');
  const chunks = common.map(async (address) => ({
    name: basename(address),
    text: await read(address),
  }));
  const text = joinChunks(await Promise.all(chunks));
  const address = `${base}/${chunkFolder}/shared-${hashOf(text)}.js`;
  return { address, text, replaced: new Set(common) };
}

/**
 * A page whose scripts and data come after its first paint.
 *
 * @param base the base path, without a slash at its end
 * @param styles the name of the stylesheet of what only scripts make
 * @param addressOf where the script is now that Next has put at an address
 */
export function withLateScripts(
  { rest, scripts: all, runtime, data }: PageScripts,
  loader: string,
  base: string,
  styles: string,
  addressOf: (address: string) => string,
): LatePage {
  const scripts = [...new Set(all.map(addressOf))];
  const text = JSON.stringify(data, (_, value: unknown) =>
    typeof value === 'string' ? withScriptAddresses(value, addressOf) : value,
  );
  const path = `${dataFolder}/${hashOf(text)}.json`;
  const page = JSON.stringify({
    styles: base + stylesheetPath(styles),
    scripts,
    runtime,
    data: `${base}/${path}`,
  });
  const inline = `<script>${loader.replace(placeholder, () => page)}</script>`;
  return {
    html: rest.replace('</body>', () => `${inline}</body>`),
    scripts: [...scripts, runtime],
    data: { path, text },
  };
}

/**
 * Rewrites every page of an exported site, and hints at how to compile what they ask for.
 *
 * @param base the base path, without a slash at its end
 * @param styles the name of the stylesheet of what only scripts make
 * @throws Error with the page's path when it cannot
 */
export async function delayScripts(out: string, base: string, styles: string): Promise<void> {
  const loader = await bundleLoader();
  const inSite = (address: string) => join(out, address.slice(base.length));
  const files = await readdir(out, { recursive: true });
  const pages: { readonly path: string; readonly taken: PageScripts }[] = [];
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const path = join(out, file);
    try {
      pages.push({ path, taken: takeScripts(await readFile(path, 'utf8')) });
    } catch (error) {
      throw new Error(`${path} ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  const shared = await shareScripts(
    pages.map(({ taken }) => taken.scripts),
    base,
    (address) => readFile(inSite(address), 'utf8'),
  );
  await writeFile(inSite(shared.address), shared.text);
  const addressOf = (address: string) => (shared.replaced.has(address) ? shared.address : address);

  const hinted = new Set<string>();
  await mkdir(join(out, dataFolder), { recursive: true });
  for (const { path, taken } of pages) {
    const { html, scripts, data } = withLateScripts(taken, loader, base, styles, addressOf);
    await writeFile(join(out, data.path), data.text);
    await writeFile(path, html);
    for (const address of scripts) hinted.add(inSite(address));
  }
  // The data of pages that are gone to without loading them anew.
  for (const file of files.filter((name) => name.endsWith('.txt'))) {
    const path = join(out, file);
    const text = await readFile(path, 'utf8');
    const changed = withScriptAddresses(text, addressOf);
    if (changed !== text) await writeFile(path, changed);
  }
  for (const address of shared.replaced) await rm(inSite(address));
  for (const path of hinted) {
    const script = await readFile(path, 'utf8');
    if (script.length < hintFrom || script.startsWith(compileHint)) continue;
    await writeFile(path, compileHint + script);
  }
}
