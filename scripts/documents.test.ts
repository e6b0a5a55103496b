import { existsSync, readFileSync } from 'node:fs';
import { filesBelow } from './files-below';

const pathInBackticks =
  /`((?:app|art|components|content|deploy|e2e|lib|scripts|styles|worker)\/[\w./[\]-]+)`/g;

test('the documents name only files that exist', () => {
  const documents = filesBelow('docs').filter((file) => file.endsWith('.md'));
  const files = ['README.md', 'CONTRIBUTING.md', ...documents.map((file) => `docs/${file}`)];
  const named = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(pathInBackticks)].map(([, path = '']) => [file, path]),
  );
  expect(named.length).toBeGreaterThan(50);
  // Boat trips are the example of the guide to a new kind.
  const missing = named.filter(([, path = '']) => !/\btrips?\b/.test(path) && !existsSync(path));
  expect(missing).toEqual([]);
});
