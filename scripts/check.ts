/**
 * Looks the content over, and the code for names that only the content may tell, and names all
 * faults at once: `npm run check`, and first of all in every build. Ends with 1 if there are any.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { mapMarks } from '@/content/map';
import { places } from '@/content/places';
import { site } from '@/content/site';
import { tidePort } from '@/content/tides/port/port';
import { wayPoints } from '@/content/ways/points';
import { findFaults } from './content-faults';
import { placeNameFaults, placeNames, readSource } from './place-names';

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

const names = placeNames({ site, places, points: wayPoints, port: tidePort, marks: mapMarks });
const named = placeNameFaults(await readSource(root), names);
if (named.length > 0) {
  const list = named.map((fault) => `  ${fault}`).join('\n');
  console.error(`The code names the place, which only content/ may:\n\n${list}\n`);
  process.exitCode = 1;
}
