/**
 * Further versions of the site without building it again: every file whose name changes with its
 * content gets another name, wherever it is named, so that the host of one version has none of the
 * scripts, styles and data of another.
 */
import { copyFile, link, mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { withPolicy } from '@/scripts/csp';
import { buildServiceWorker } from '@/scripts/service-worker';

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

/**
 * Makes another version of an exported site.
 *
 * @param out the site as it was built
 * @param folder where the version goes; it is made
 * @param mark ends every name of the version
 */
export async function deriveDeploy(out: string, folder: string, mark: string): Promise<void> {
  const entries = await readdir(out, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(out.length + 1));
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
      file.endsWith('.html') ? withPolicy(text.replace('</html>', `<!--${mark}--></html>`)) : text,
    );
  }
  await buildServiceWorker(folder, '');
}
