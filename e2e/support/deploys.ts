/**
 * Further versions of the site without building it again: every file whose name changes with its
 * content gets another name, wherever it is named, so that the host of one version has none of the
 * scripts, styles and data of another.
 */
import { copyFile, link, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Fixtures } from 'playwright/test';
import type { Guide } from '@/lib/offline/guide';
import { withPolicy } from '@/scripts/export/policies';
import { filesBelow } from '@/scripts/files-below';
import { buildServiceWorker } from '@/scripts/export/service-worker';

const isText = /\.(html|txt|js|css|json)$/;
/** The files of the version, each under a name of its own; the folder of Next's manifests too. */
const versioned = /^_next\/static\/(?:(chunks|data)\/(.+)\.(js|css|json)|([\w-]{21})\/)/;

/** The parts of names that tell a version: `2u1d16houkiyo` of `chunks/turbopack-2u1d16houkiyo.js`. */
function stems(files: readonly string[]): string[] {
  const found = files.flatMap((file) => {
    const [, , stem, , build] = versioned.exec(file) ?? [];
    return stem ?? build ?? [];
  });
  // The longest first: one may be the end of another.
  return [...new Set(found)].sort((a, b) => b.length - a.length);
}

/** By which a page of a derived version is told from others: the end of its HTML. */
const markerOf = (mark: string) => `<!--${mark}--></html>`;

/**
 * Makes another version of an exported site.
 *
 * @param out the site as it was built
 * @param folder where the version goes; it is made
 * @param mark ends every name of the version
 */
async function deriveDeploy(out: string, folder: string, mark: string): Promise<void> {
  const files = filesBelow(out);
  const names = stems(files);
  const escaped = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  // A name stands between slashes, full stops and quotation marks.
  const anyName = new RegExp(`(?<=[/"])(${escaped.join('|')})(?=[./"\\\\])`, 'g');
  const renamed = (text: string) => text.replace(anyName, `$1${mark}`);

  for (const file of files) {
    const target = join(folder, renamed(`/${file}`));
    await mkdir(dirname(target), { recursive: true });
    if (!isText.test(file)) {
      await link(join(out, file), target).catch(() => copyFile(join(out, file), target));
      continue;
    }
    const text = renamed(await readFile(join(out, file), 'utf8'));
    await writeFile(
      target,
      file.endsWith('.html') ? withPolicy(text.replace('</html>', markerOf(mark))) : text,
    );
  }
  await buildServiceWorker(folder, '');
}

/** Makes another version of the site, beside the one in `out/`. */
async function makeNext() {
  const mark = '-next';
  const directory = await mkdtemp(join(tmpdir(), 'deploy-'));
  await deriveDeploy('out', directory, mark);
  // What its pages end with, and what its worker calls it.
  const marker = markerOf(mark);
  const { version } = JSON.parse(await readFile(join(directory, 'offline.json'), 'utf8')) as Guide;
  return { directory, marker, version };
}

export type NextVersion = Awaited<ReturnType<typeof makeNext>>;

/** A second version of the site for all tests of a worker process: to be given to `test.extend`. */
export const nextVersion: Fixtures<object, { next: NextVersion }> = {
  next: [
    async ({}, use) => {
      const next = await makeNext();
      await use(next);
      await rm(next.directory, { recursive: true });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
};
