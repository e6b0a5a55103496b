/**
 * Looks the content over, and the code for names that only the content may tell, and names all
 * faults at once: `npm run check`, and first of all in every build. Ends with 1 if there are any.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadFault, syntaxFaults } from './syntax-faults';

const root = path.resolve(fileURLToPath(new URL('..', import.meta.url)));
const listOf = (faults: readonly string[]) => faults.map((fault) => `  ${fault}`).join('\n');

function sayContentFaults(faults: readonly string[]): void {
  if (faults.length === 0) {
    console.log('Content: no faults.');
    return;
  }
  const count = faults.length === 1 ? 'one fault' : `${faults.length} faults`;
  console.error(`The content has ${count}:\n\n${listOf(faults)}\n`);
  console.error('docs/adding-content.md explains them.');
  process.exitCode = 1;
}

async function lookAtContent(): Promise<void> {
  const unreadable = await syntaxFaults(root);
  if (unreadable.length > 0) {
    sayContentFaults(unreadable);
    return;
  }
  // Only now, as these load the content.
  const look = await import('./content-faults').catch((error: unknown) => {
    sayContentFaults([loadFault(error, root)]);
  });
  if (!look) return;
  sayContentFaults(await look.findFaults(root));
  const named = await look.findPlaceNames(root);
  if (named.length > 0) {
    console.error(`The code names the place, which only content/ may:\n\n${listOf(named)}\n`);
    process.exitCode = 1;
  }
}

await lookAtContent();
