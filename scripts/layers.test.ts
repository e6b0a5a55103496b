/** Which folder may import which: docs/architecture.md. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { kinds } from '@/lib/kinds';
import { filesBelow } from './files-below';

const isFolder = (path: string) => existsSync(path) && statSync(path).isDirectory();

/** The components of the kinds, as far as their folders have the name of their pages. */
const kindFolders = Object.values(kinds)
  .map(({ folder }) => folder.slice(1, -1))
  // An area shows things of other kinds.
  .filter((folder) => folder !== 'areas' && isFolder(`components/${folder}`));

/**
 * A folder imports itself and what stands on the lines above its own; those of one line of `lib`
 * import each other too. `lib/*` is its files that are in none of its folders.
 */
const layers: readonly (readonly string[])[] = [
  ['content'],
  ['lib/*', 'lib/kinds/index'],
  ...inside('lib', [
    ['geo', 'images', 'json', 'licences', 'offline', 'tides', 'time'],
    ['content', 'stays', 'transport', 'trust'],
    ['days', 'days-out', 'events', 'forecast', 'kinds', 'nature', 'planner', 'store'],
    [
      ...['backup', 'check', 'data', 'due', 'itinerary', 'map', 'pdf', 'pocket', 'posters'],
      ...['privacy', 'search', 'seo', 'share', 'testing', 'today'],
    ],
  ]),
  ['styles'],
  ['next.config', 'package.json'],
  ...inside('components', [
    ['browser', 'data', 'seo'],
    ['ui'],
    ['trust'],
    ['about', 'forecast', 'forms', 'nature', 'offline', 'posters', 'search', 'tides'],
    ['notices', 'safety', 'saved', 'weather'],
    ['backup', 'paper', 'site'],
    ['home', 'legal', 'map', 'planner', 'pocket', 'transport'],
    ['access', 'days'],
    ['details', 'today'],
    ['contact', 'days-out', 'stays', 'venues', ...kindFolders],
    ['activities', 'areas'],
  ]),
  ['app'],
  ['art', 'worker'],
  ['scripts'],
  ['exported'],
  ['e2e'],
];

/** What the lines above would allow. */
const forbidden = [
  {
    from: /^content\/(?!schema\/)/,
    to: /^(?!@\/content\/)/,
    why: 'content is plain data, and imports nothing but content',
  },
  {
    from: /^content\/schema\//,
    to: /^(?!@\/content\/|zod$)/,
    why: 'schemas know nothing but the names in content',
  },
  {
    from: /^components\/(browser|ui)\//,
    to: /^@\/(content|lib(?!\/(images|time)\/|\/(base-path|lists|typeset)$))\//,
    why: 'building blocks know no content and no store; pass in what they need',
  },
  {
    from: /^(app|components|styles)\//,
    to: /^(zod$|@\/(content\/schema|lib\/check)\/)/,
    why: 'schemas are for the check and the open data; take types from content/types',
  },
  {
    from: /^(app|components|styles)\//,
    to: /^next\/link$/,
    why: 'use components/ui/Link: docs/decisions/007-links.md',
  },
  {
    from: /^(?!components\/browser\/use-query)(app|components|styles)\//,
    to: /^next\/navigation:[^]*\buseSearchParams\b/,
    why: 'use components/browser/use-query',
  },
  {
    from: /^(art|exported|scripts|worker)\//,
    to: /^@\/(app|components)\//,
    why: 'what runs beside the site knows content, lib and styles',
  },
];

function inside(top: string, lines: readonly (readonly string[])[]) {
  return lines.map((folders) => folders.map((folder) => `${top}/${folder}`));
}

/** A test may import any module of its own layer; a kind's modules have rules of the check. */
const isFree = (path: string) => /\.test\.|\/(fixtures|testing)\/|^lib\/kinds\//.test(path);

const topOf = (path: string) => path.replace(/\/.*/, '');

/** The name in the list by which a module stands there. */
function nameOf(target: string): string | undefined {
  const [top = '', folder, ...rest] = target.split('/');
  const names = [target, `${top}/${folder}`, top, rest.length > 0 ? '' : `${top}/*`];
  return layers.flat().find((name) => names.includes(name));
}

const lineOf = (name: string) => layers.findIndex((line) => line.includes(name));

function mayImport(path: string, target: string): boolean {
  const from = nameOf(path.replace(/\.\w+$/, ''));
  const to = nameOf(target.slice(2));
  if (from === undefined || to === undefined) return false;
  if (from === to || lineOf(to) < lineOf(from)) return true;
  if (isFree(path)) return topOf(to) === topOf(from);
  return topOf(from) === 'lib' && lineOf(to) === lineOf(from);
}

/** Modules of the site by their paths from its root, `@/…`; packages by their names. */
function importsOf(path: string): readonly string[] {
  const source = readFileSync(path, 'utf8');
  const imports = source.matchAll(/(?:([\w*{}\s,]+)\bfrom|\bimport\(?)\s*'([^']+)'/g);
  return [...imports].map(([, names, name = '']) => {
    if (!/^(\.|@\/)/.test(name)) return name === 'next/navigation' ? `${name}: ${names}` : name;
    const target = name.startsWith('.') ? join(dirname(path), name) : name.slice(2);
    return `@/${target}${isFolder(target) ? '/index' : ''}`;
  });
}

const imports = [...new Set(layers.flat().map(topOf))]
  .filter(isFolder)
  .flatMap((top) => filesBelow(top).map((file) => `${top}/${file}`))
  // The content's own tests read the whole site.
  .filter((path) => /\.(tsx?|mjs)$/.test(path) && !/^content\/.*\.test\./.test(path))
  .flatMap((path) => importsOf(path).map((target) => ({ path, target })));

test('imports run from a line to those above it', () => {
  const wrong = imports.filter(
    ({ path, target }) => target.startsWith('@/') && !mayImport(path, target),
  );
  expect(wrong.map(({ path, target }) => `${path} imports ${target}`)).toEqual([]);
});

test('what the lines would allow, and is forbidden', () => {
  const wrong = imports.flatMap(({ path, target }) =>
    forbidden
      .filter(({ from, to }) => from.test(path) && to.test(target))
      .map(({ why }) => `${path} imports ${target}: ${why}`),
  );
  expect(wrong).toEqual([]);
});

test('each folder of lib and of components stands on one line, and is there', () => {
  const folders = ['components', 'lib'].flatMap((top) =>
    readdirSync(top)
      .map((name) => `${top}/${name}`)
      .filter(isFolder),
  );
  const named = layers.flat().filter((name) => /^(components|lib)\/[\w-]+$/.test(name));
  expect([...named].sort()).toEqual([...folders].sort());
});
