/** Turns Next's export into a deployable site: README.md in this folder. */
import { parseArgs } from 'node:util';
import { delayScripts } from './late-scripts';
import { removeEmptyFolders, rewritePages } from './pages';
import { withPolicy } from './policies';
import { buildServiceWorker } from './service-worker';
import { joinStylesheets } from './stylesheets';

const { values, positionals } = parseArgs({
  options: { plain: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [out = 'out'] = positionals;
const base = process.env['NEXT_PUBLIC_BASE_PATH'] ?? '';

await removeEmptyFolders(out);
if (!values.plain) {
  const { name, bytes, inlined } = await joinStylesheets(out);
  console.log(`Styles: ${name}, ${bytes} bytes; styles of their own in ${inlined} pages.`);
  await delayScripts(out, base);
}
console.log(`Policies: ${await rewritePages(out, withPolicy)} pages.`);

const worker = await buildServiceWorker(out, base);
const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`;
console.log(
  `Offline: ${kilobytes(worker.coreBytes)} at the first visit, ${kilobytes(worker.bytes)} in all ${worker.files} files.`,
);
