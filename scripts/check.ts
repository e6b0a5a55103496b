/**
 * Looks the content over and names all its faults at once: `npm run check`, and first of all in
 * every build. Ends with 1 if there are any.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFaults } from './content-faults';

const root = fileURLToPath(new URL('..', import.meta.url));
const faults = await findFaults(path.resolve(root));
if (faults.length > 0) {
  const count = faults.length === 1 ? 'one fault' : `${faults.length} faults`;
  console.error(`The content has ${count}:\n\n${faults.map((fault) => `  ${fault}`).join('\n')}\n`);
  console.error('docs/adding-content.md explains them.');
  process.exitCode = 1;
} else {
  console.log('Content: no faults.');
}
