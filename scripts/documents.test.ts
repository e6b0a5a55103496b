import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow } from './files-below';

const folders = [
  'app',
  'art',
  'components',
  'content',
  'deploy',
  'e2e',
  'exported',
  'lib',
  'scripts',
];
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...filesBelow('docs')
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
];
const sources = [...folders, 'styles', 'worker']
  .flatMap((folder) => filesBelow(folder).map((file) => `${folder}/${file}`))
  .filter((file) => /\.(tsx?|mjs|md|css)$/.test(file));

/** What a pattern finds in files, each as [file, what it captures]. */
const cited = (files: readonly string[], pattern: RegExp) =>
  files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, found = '']) => [file, found]),
  );

// Boat trips are the example of the guide to a new kind.
const isExample = (path: string) => /\btrips?\b/.test(path);
const lines = (file: string) => readFileSync(file, 'utf8').split('\n').filter(Boolean);
/** What scripts make, and git does not keep. */
const made = lines('.gitignore').map((line) => line.replace(/^\//, ''));

test('documents and comments name only files that exist', () => {
  const inBackticks =
    /`((?:app|art|components|content|deploy|docs|e2e|exported|lib|scripts|styles|worker)\/[\w./[\]-]+)`/g;
  const guides = /(?<![\w/])(docs\/[\w/-]+\.(?:md|png|svg))/g;
  const named = [
    ...cited([...documents, ...sources], inBackticks),
    ...cited([...documents, ...sources], guides),
  ];
  expect(named.length).toBeGreaterThan(100);
  const missing = named.filter(
    ([, path = '']) => !isExample(path) && !made.includes(path) && !existsSync(path),
  );
  expect(missing).toEqual([]);
});

test('the tests that documents name without their folder exist', () => {
  const tests = cited(documents, /`([\w-]+\.(?:spec|test)\.tsx?)`/g);
  expect(tests.length).toBeGreaterThan(30);
  expect(tests.filter(([, name]) => !sources.some((file) => file.endsWith(`/${name}`)))).toEqual(
    [],
  );
});

test('the links of the documents lead to files that exist', () => {
  const links = cited(documents, /\]\((?!https?:|mailto:|#)([^)#\s]+)/g);
  expect(links.length).toBeGreaterThan(30);
  expect(links.filter(([file = '', path = '']) => !existsSync(join(dirname(file), path)))).toEqual(
    [],
  );
});

test('a decision that is named by its number exists', () => {
  const known = readdirSync('docs/decisions').map((file) => file.slice(0, 3));
  const numbers = cited([...documents, ...sources], /\bdecision \[?(\d{3})\b/gi);
  expect(numbers.length).toBeGreaterThan(5);
  expect(numbers.filter(([, number = '']) => !known.includes(number))).toEqual([]);
});

test('the documents name only commands that exist', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object };
  const commands = cited(documents, /\bnpm run ([\w:-]+)/g);
  expect(commands.filter(([, name = '']) => !(name in scripts))).toEqual([]);
});

test('what prettier leaves alone is there, or is made and not kept', () => {
  const ignored = lines('.prettierignore').filter((line) => !line.startsWith('#'));
  expect(ignored.filter((path) => !existsSync(path) && !made.includes(path))).toEqual([]);
});
