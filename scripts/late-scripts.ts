/**
 * After `next build`: lets every page be painted before its scripts and their data are asked for.
 * They lose their elements, and a small inline script (`components/site/EarlyTaps/early.ts`) fetches
 * them when the page has loaded, or as soon as someone uses it. What is left of a page's HTML fits
 * into the first round trip of a connection. docs/decisions/009-scripts-after-paint.md
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { dataFolder, takeScripts } from '@/lib/next/shape';

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

/** The code of the inline script, with {@link placeholder} where the addresses belong. */
export async function bundleLoader(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['components/site/EarlyTaps/early.ts'],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2020',
  });
  return `{const PAGE=${placeholder};${outputFiles[0]?.text.trim() ?? ''}}`;
}

interface LatePage {
  readonly html: string;
  readonly scripts: readonly string[];
  /** The file with the page's data, by its path in the site. */
  readonly data: { readonly path: string; readonly text: string };
}

/**
 * A page whose scripts and data come after its first paint.
 *
 * @param base the base path, without a slash at its end
 * @throws Error when the page is not as Next makes it, or would still ask for a script by itself
 */
export function withLateScripts(html: string, loader: string, base: string): LatePage {
  const { rest, scripts, runtime, data } = takeScripts(html);
  const text = JSON.stringify(data);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
  const path = `${dataFolder}/${hash}.json`;
  const page = JSON.stringify({ scripts, runtime, data: `${base}/${path}` });
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
 * @throws Error with the page's path when it cannot
 */
export async function delayScripts(out: string, base: string): Promise<void> {
  const loader = await bundleLoader();
  const files = await readdir(out, { recursive: true });
  const hinted = new Set<string>();
  await mkdir(join(out, dataFolder), { recursive: true });
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const path = join(out, file);
    try {
      const { html, scripts, data } = withLateScripts(await readFile(path, 'utf8'), loader, base);
      await writeFile(join(out, data.path), data.text);
      await writeFile(path, html);
      for (const source of scripts) hinted.add(join(out, source.slice(base.length)));
    } catch (error) {
      throw new Error(`${path} ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  for (const path of hinted) {
    const script = await readFile(path, 'utf8');
    if (script.length < hintFrom || script.startsWith(compileHint)) continue;
    await writeFile(path, compileHint + script);
  }
}
