/** Lets pages paint before their scripts and flight data are requested: README.md in this folder. */
import { hash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { dataFolder, takeScripts } from './next-output';
import { rewritePages } from './pages';

/** Lets V8 compile the whole file off the main thread: https://v8.dev/blog/explicit-compile-hints */
const compileHint = '//# allFunctionsCalledOnLoad\n';
const hintFromBytes = 32_000;

const placeholder = '__PAGE__';

async function bundleLoader(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['components/site/ReplayedEvents/inline-loader.ts'],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2020',
  });
  return `{const PAGE=${placeholder};${outputFiles[0]?.text.trim() ?? ''}}`;
}

export function withLateScripts(html: string, loader: string, base: string) {
  const { rest, scripts, runtime, data } = takeScripts(html);
  const text = JSON.stringify(data);
  // A hash in the name, so that a page and its data are always of one version.
  const path = `${dataFolder}/${hash('sha256', text).slice(0, 12)}.json`;
  const page = JSON.stringify({ scripts, runtime, data: `${base}/${path}` });
  const inline = `<script>${loader.replace(placeholder, () => page)}</script>`;
  return {
    html: rest.replace('</body>', () => `${inline}</body>`),
    scripts: [...scripts, runtime],
    data: { path, text },
  };
}

export async function delayScripts(out: string, base: string): Promise<void> {
  const loader = await bundleLoader();
  const scripts = new Set<string>();
  const texts = new Map<string, string>();
  await rewritePages(out, (html) => {
    const page = withLateScripts(html, loader, base);
    for (const url of page.scripts) scripts.add(join(out, url.slice(base.length)));
    texts.set(join(out, page.data.path), page.data.text);
    return page.html;
  });
  await mkdir(join(out, dataFolder), { recursive: true });
  for (const [path, text] of texts) await writeFile(path, text);
  for (const path of scripts) {
    const script = await readFile(path, 'utf8');
    if (script.length >= hintFromBytes) await writeFile(path, compileHint + script);
  }
}
