/** `npm run check`: names all faults of the content at once. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { annotation } from './annotation';
import { readSource } from './source-files';
import { loadFault, syntaxFaults } from './syntax-faults';

const root = path.resolve(fileURLToPath(new URL('..', import.meta.url)));
const listOf = (faults: readonly string[]) => faults.map((fault) => `  ${fault}`).join('\n');

/** Hands what is wrong to the pages of `npm run dev`, which show it in their own place. */
function showInPages(faults: readonly string[]): void {
  const file = process.env['CONTENT_FAULTS'];
  if (file) writeFileSync(file, `export const faults = ${JSON.stringify(faults)};\n`);
}

function sayContentFaults(faults: readonly string[]): void {
  showInPages(faults);
  if (faults.length === 0) {
    console.log('Content: no faults.');
    return;
  }
  const count = faults.length === 1 ? 'one fault' : `${faults.length} faults`;
  console.error(`The content has ${count}:\n\n${listOf(faults)}\n`);
  console.error('docs/adding-content.md explains them.');
  if (process.env['GITHUB_ACTIONS']) {
    const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
    for (const fault of faults) console.log(annotation(fault, read));
  }
  process.exitCode = 1;
}

async function lookAtContent(): Promise<void> {
  const unreadable = await syntaxFaults(root);
  if (unreadable.length > 0) {
    sayContentFaults(unreadable);
    return;
  }
  // Only now, as these load the content.
  const { absentFaults, loadContent, loadFaults, namelessFaults } = await import('./content-files');
  const unloadable = await loadFaults(root);
  if (unloadable.length > 0) {
    sayContentFaults(unloadable);
    return;
  }
  const sources = await readSource(root);
  const modules = await loadContent(path.join(root, 'content'));
  const incomplete = [...absentFaults(sources, modules), ...namelessFaults(modules)];
  if (incomplete.length > 0) {
    sayContentFaults(incomplete);
    return;
  }
  const { findFaults } = await import('./content-faults');
  sayContentFaults(await findFaults(root));
}

await lookAtContent().catch((error: unknown) => {
  sayContentFaults([loadFault(error, root)]);
});
