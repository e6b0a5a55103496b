import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A folder of `lib` imports those of its own level and of the levels before it. */
const levels = [
  ['time', 'geo', 'tides'],
  ['content', 'trust', 'transport'],
  ['events', 'days', 'days-out', 'planner', 'store', 'kinds'],
  [
    ...['check', 'data', 'due', 'seo', 'share', 'search', 'pdf', 'pocket', 'posters'],
    ...['itinerary', 'today', 'backup', 'map'],
  ],
] as const;

/** Undefined for what stands on no level; `lib/kinds` itself is only names. */
function levelOf(path: string): number | undefined {
  const level = levels.findIndex((folders) =>
    folders.some((folder) => path.startsWith(`lib/${folder}/`)),
  );
  return level < 0 ? undefined : level;
}

function importsOf(path: string): readonly string[] {
  const source = readFileSync(path, 'utf8');
  return [...source.matchAll(/\bfrom '([^']+)'|\bimport\('([^']+)'\)/g)].map(([, one, other]) => {
    const name = one ?? other ?? '';
    return name.startsWith('.') ? join(dirname(path), name) : name.replace(/^@\//, '');
  });
}

const modules = readdirSync('lib', { recursive: true, encoding: 'utf8' })
  .map((path) => `lib/${path}`)
  // A kind's module has the rules by which the check reads it.
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|\/fixtures\/|^lib\/kinds\//.test(path));

test('a lower level of lib imports no higher one: docs/architecture.md', () => {
  const upwards = modules.flatMap((path) => {
    const own = levelOf(path);
    return importsOf(path)
      .filter((name) => own !== undefined && (levelOf(name) ?? own) > own)
      .map((name) => `${path} imports ${name}`);
  });
  expect(upwards).toEqual([]);
});

test('each folder that is named is there', () => {
  const folders = readdirSync('lib');
  expect(levels.flat().filter((folder) => !folders.includes(folder))).toEqual([]);
});
