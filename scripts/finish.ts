/**
 * What makes a deployable site of Next's export, in the order in which it has to happen: no page for
 * what the content has none of, none that the sitemap forgot, one stylesheet for the site, scripts
 * that wait for the first paint with the styles of what they make, the one script that does not, the
 * policies, which hash what the pages hold, and the service worker, which lists it all.
 *
 * `tsx scripts/finish.ts [folder]`, by default `out`.
 */
import { removeEmptyFolders } from './empty-folders';
import { bundleStyles, inlineOwnStyles } from './style-bundle';
import { addPolicies } from './csp';
import { addEarlySky } from './early-sky';
import { delayScripts } from './late-scripts';
import { buildServiceWorker } from './service-worker';
import { compareWithSitemap } from './unlisted-pages';

const out = process.argv[2] ?? 'out';
const base = process.env['NEXT_PUBLIC_BASE_PATH'] ?? '';

await removeEmptyFolders(out);
console.log(`Sitemap: ${await compareWithSitemap(out, base)} pages.`);
const { site, late } = await bundleStyles(out);
console.log(`Styles: ${site.name}, ${site.bytes} bytes; ${late.name}, ${late.bytes} bytes.`);
await delayScripts(out, base, late.name);
console.log(`Styles of their own: in ${await inlineOwnStyles(out)} pages.`);
await addEarlySky(out);
console.log(`Policies: ${await addPolicies(out)} pages.`);

const worker = await buildServiceWorker(out, base);
const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`;
console.log(
  `Offline: ${kilobytes(worker.coreBytes)} at the first visit, ${kilobytes(worker.bytes)} in all ${worker.files} files.`,
);
