/** Lists the files for offline use (`offline.json`), and builds the service worker (`sw.js`). */
import { hash } from 'node:crypto';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import type { Guide, GuideFile } from '@/lib/offline/guide';
import { assetsOf, isImmutable } from '@/lib/offline/own';
import { routes } from '@/lib/routes';
import { naming } from './pages';

const corePages: readonly string[] = [
  routes.offline,
  routes.planner,
  routes.plannerDays,
  routes.pocketGuide,
  routes.safety,
  routes.today,
  routes.tides,
  routes.siteIndex,
];

/** Compressed bytes up to which scripts and styles are kept at the first visit. */
const smallPart = 30_000;

/** Pages that hosts show by themselves. */
const hostPage = /^(404|_not-found)(\/|\.)/;
const keepable = /\.(html|json|webmanifest|js|css|woff2|ttf|svg|avif|webp|png|ico)$/;
/** Link previews and open data are for other programs, and the worker does not keep itself. */
const unwanted = /^(images\/og\/|data\/.*\.json$|sw\.js$|offline\.json$)/;
const compressed = new Set(['.woff2', '.avif', '.webp', '.png']);

interface SiteFile extends GuideFile {
  readonly hash: string;
  readonly html?: string;
}

function titleOf(html: string): string {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
  return title.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');
}

async function readSite(out: string, base: string): Promise<SiteFile[]> {
  const names = (await readdir(out, { recursive: true })).map((name) => name.replaceAll(sep, '/'));
  const wanted = names
    .filter((name) => keepable.test(name) && !hostPage.test(name) && !unwanted.test(name))
    .sort();
  const core = new Set(corePages.map((path) => base + path));
  const files: SiteFile[] = [];
  // One after the other: systems limit how many files are open at once, and a site may have more.
  for (const name of wanted) {
    const content = await readFile(join(out, name));
    const isPage = name.endsWith('.html');
    const url = `${base}/${isPage ? name.replace(/index\.html$/, '') : name}`;
    files.push({
      url,
      bytes: compressed.has(extname(name)) ? content.length : gzipSync(content).length,
      hash: hash('sha256', content).slice(0, 16),
      ...(isPage && { title: titleOf(content.toString()) }),
      ...(core.has(url) && { html: content.toString() }),
    });
  }
  return files;
}

function coreFiles(files: readonly SiteFile[]): SiteFile[] {
  const pages = files.filter(({ html }) => html !== undefined);
  const named = new Set(
    pages.flatMap(({ url, html = '' }) => [
      ...naming(url, () => assetsOf(html)),
      ...(html.match(/(?:\/[\w-]+)*\/(?:images|icons)\/[\w.-]+/g) ?? []),
    ]),
  );
  return files.filter(
    (file) =>
      pages.includes(file) ||
      named.has(file.url) ||
      (/\.(js|css)$/.test(file.url) && file.bytes <= smallPart) ||
      (file.url.endsWith('.json') && !isImmutable(file.url)),
  );
}

export async function buildServiceWorker(out: string, base: string) {
  const files = await readSite(out, base);
  const core = coreFiles(files);
  const fingerprint = files.map(({ url, hash }) => `${url} ${hash}\n`).join('');
  const version = hash('sha256', fingerprint).slice(0, 12);

  const guide: Guide = {
    version,
    files: files.map(({ url, bytes, title }) => ({ url, bytes, ...(title && { title }) })),
  };
  const list = JSON.stringify(guide);
  await writeFile(join(out, 'offline.json'), list);

  const guideUrl = `${base}/offline.json`;
  await build({
    entryPoints: ['worker/service-worker.ts'],
    outfile: join(out, 'sw.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: {
      BUILD: JSON.stringify({
        version,
        base,
        offlinePage: base + routes.offline,
        guideUrl,
        core: [...core.map(({ url }) => url), guideUrl],
      }),
    },
  });

  const sum = (some: readonly GuideFile[]) => some.reduce((total, { bytes }) => total + bytes, 0);
  return { files: files.length, coreBytes: sum(core), bytes: sum(files) };
}
