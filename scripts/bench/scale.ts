/**
 * Builds the site with many more things in it than it has, and prints what that costs:
 * `npm run bench:scale -- [--items 100,1000,10000] [--keep]`.
 *
 * A copy of the project is made under `.cache/scale/`, a quarter of the items each activities,
 * venues, places to stay and events, made of those that there are. Ends with 1 when a thousand items
 * take more than eight times as long as a hundred, or break the budgets of a page's HTML.
 */
import { execFile, spawn } from 'node:child_process';
import { cp, mkdir, readFile, readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import type { Property } from '@/content/types';
import { routes } from '@/lib/routes';
import { createSearch } from '@/lib/search/search';
import type { SearchIndex } from '@/lib/search/types';
import { defaultStayFilters, filterStays, type StayFilters } from '@/lib/stays/filters';
import { budgets, median } from './budgets';
import { multiplyContent } from './scale-content';
import { printTable } from './table';
import { compressedSize, weigh } from './weigh';

const { values: options } = parseArgs({
  options: {
    items: { type: 'string', default: '100,1000,10000' },
    keep: { type: 'boolean', default: false },
  },
});

/** What is not copied: what is installed, built, or only tests. */
const leftOut = new Set(['node_modules', '.git', '.next', 'out', '.cache', 'test-results', 'e2e']);
/** Without a lock of its own, the copy finds the packages of the project that it lies in. */
const lock = 'package-lock.json';

/** Pages that list things, and one of a thing. */
const listPages = {
  'to do': routes.thingsToDo,
  stay: routes.stay,
  events: routes.events,
  calendar: routes.calendar,
  map: routes.map,
  index: routes.siteIndex,
} as const;

interface Scale {
  readonly items: number;
  readonly seconds: number;
  /** Megabytes that the build and its children held at once, at most. */
  readonly memory: number;
  readonly pages: number;
  /** Kilobytes, compressed: the HTML of each list page, and the data that comes after its paint. */
  readonly lists: Readonly<Record<keyof typeof listPages, { html: number; data: number }>>;
  readonly details: number;
  readonly index: number;
  /** Milliseconds. */
  readonly filter: number;
  readonly search: number;
}

const run = promisify(execFile);

/** Megabytes that a process and all that it has started hold at the moment. */
async function memoryOf(root: number): Promise<number> {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=,rss=']);
  const rows = stdout
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number));
  const family = new Set([root]);
  let kilobytes = 0;
  // Children have higher numbers than their parents, but for the rare wrap-around.
  for (const [pid = 0, parent = 0, rss = 0] of rows.sort(([a = 0], [b = 0]) => a - b)) {
    if (!family.has(parent) && pid !== root) continue;
    family.add(pid);
    kilobytes += rss;
  }
  return kilobytes / 1000;
}

/**
 * Builds the site in a folder, unchecked: the copies' titles are longer than titles may be.
 *
 * @throws Error with the end of what the build said when it fails
 */
async function build(folder: string): Promise<{ seconds: number; memory: number }> {
  const started = performance.now();
  const child = spawn('npm', ['run', 'site'], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => (said = (said + text.toString()).slice(-4000)));
  }
  let memory = 0;
  const watch = setInterval(() => {
    if (child.pid) void memoryOf(child.pid).then((now) => (memory = Math.max(memory, now)));
  }, 500);
  const code = await new Promise<number | null>((done) => child.on('close', done));
  clearInterval(watch);
  if (code !== 0) throw new Error(`The build failed:\n${said}`);
  return { seconds: (performance.now() - started) / 1000, memory };
}

async function weighPage(out: string, path: string): Promise<{ html: number; data: number }> {
  const html = await readFile(join(out, path, 'index.html'), 'utf8');
  const data = /"data":"([^"]+)"/.exec(html)?.[1];
  return { html: compressedSize(html), data: data ? await weigh(data, out) : 0 };
}

/** How long something takes in the middle of a hundred times, in milliseconds. */
function time(work: () => unknown): number {
  const runs = Array.from({ length: 100 }, () => {
    const started = performance.now();
    work();
    return performance.now() - started;
  });
  return median(runs);
}

async function copyProject(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const name of await readdir('.')) {
    if (leftOut.has(name) || name === lock) continue;
    await cp(name, join(folder, name), { recursive: true });
  }
}

async function measure(items: number): Promise<Scale> {
  const folder = resolve('.cache/scale', String(items));
  const out = join(folder, 'out');
  await copyProject(folder);
  await multiplyContent(join(folder, 'content'), Math.round(items / 4));
  try {
    const { seconds, memory } = await build(folder);
    const files = await readdir(out, { recursive: true });
    const lists = {} as Record<keyof typeof listPages, { html: number; data: number }>;
    for (const [name, path] of Object.entries(listPages)) {
      lists[name as keyof typeof listPages] = await weighPage(out, path);
    }
    const generated =
      files.find((file) => /^things-to-do\/[\w-]+-0\/index\.html$/.test(file)) ?? '';
    const indexText = await readFile(join(out, 'search-index.json'), 'utf8');
    const search = createSearch(JSON.parse(indexText) as SearchIndex);
    const { properties } = (await import(
      pathToFileURL(join(folder, 'content/properties.ts')).href
    )) as { properties: readonly Property[] };
    const filters: StayFilters = {
      ...defaultStayFilters,
      minPrice: 100,
      bedrooms: 2,
      amenities: ['parking'],
    };
    return {
      items,
      seconds,
      memory,
      pages: files.filter((file) => file.endsWith('index.html')).length,
      lists,
      details: (await weighPage(out, generated.replace(/index\.html$/, ''))).html,
      index: compressedSize(indexText),
      filter: time(() => filterStays(properties, filters)),
      search: time(() => search('blackpol sands')),
    };
  } finally {
    if (!options.keep) await rm(folder, { recursive: true });
  }
}

const scales: Scale[] = [];
for (const items of options.items.split(',').map(Number)) {
  scales.push(await measure(items));
  console.error(`${items} items measured`);
}

const kB = (value: number) => `${value.toFixed(1)} kB`;
console.log('\nThe site with more in it. HTML + the data that comes after it, compressed:\n');
printTable([
  ['', ...scales.map(({ items }) => `${items} items`)],
  ['pages', ...scales.map(({ pages }) => String(pages))],
  ['build', ...scales.map(({ seconds }) => `${seconds.toFixed(0)} s`)],
  ['peak memory', ...scales.map(({ memory }) => `${memory.toFixed(0)} MB`)],
  ...Object.keys(listPages).map((name) => [
    `list: ${name}`,
    ...scales.map(({ lists }) => {
      const { html, data } = lists[name as keyof typeof listPages];
      return `${html.toFixed(1)} + ${kB(data)}`;
    }),
  ]),
  ['a details page', ...scales.map(({ details }) => kB(details))],
  ['search index', ...scales.map(({ index }) => kB(index))],
  ['filter', ...scales.map(({ filter }) => `${filter.toFixed(2)} ms`)],
  ['search', ...scales.map(({ search }) => `${search.toFixed(1)} ms`)],
]);

const faults: string[] = [];
const [hundred, thousand] = [100, 1000].map((wanted) =>
  scales.find(({ items }) => items === wanted),
);
if (hundred && thousand) {
  const growth = thousand.seconds / hundred.seconds;
  console.log(`\n1000 items take ${growth.toFixed(1)} times as long to build as 100.`);
  if (growth > 8) faults.push('The build of 1000 items takes more than 8 times that of 100.');
}
for (const [name, { html }] of Object.entries(thousand?.lists ?? {})) {
  if (html > (budgets.html.most ?? Infinity)) {
    faults.push(`With 1000 items the page "${name}" has ${kB(html)} of HTML.`);
  }
}
if (faults.length > 0) {
  console.log(faults.join('\n'));
  process.exitCode = 1;
}
