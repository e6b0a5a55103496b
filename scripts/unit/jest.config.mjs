/**
 * `npm run unit`: all suites, many in one world. To read the same modules anew for each suite takes
 * longer than most of them do. `npx jest PATH` gives each a world of its own (decision 038).
 */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath, URL } from 'node:url';
import { common, logicFolders, settings, standIns } from '../../jest.config.mjs';
import { bundle, folderOf } from './bundle.mjs';
import { refuseReplacing } from './translate.mjs';

const needsPage = '@jest-environment jsdom';
/** What makes the site has other packages than the site. */
const workshop = ['art/', 'scripts/', 'lib/next/'];

/**
 * The suites below a folder, and what each runs in.
 *
 * @param {string} folder from the root
 */
function suitesIn(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .sort()
    .map((name) => {
      const path = `${folder}/${name.replaceAll('\\', '/')}`;
      const text = readFileSync(path, 'utf8');
      refuseReplacing(text, path);
      return { path, environment: text.includes(needsPage) ? 'jsdom' : 'node' };
    });
}

/**
 * A Jest project of one script.
 *
 * @type {(world: string, testEnvironment: 'jsdom' | 'node') => import('jest').Config}
 */
const together = (world, testEnvironment) => ({
  ...common,
  displayName: world,
  testEnvironment,
  roots: [`<rootDir>/${folderOf(world)}`],
  testMatch: [`<rootDir>/${folderOf(world)}/suites.cjs`],
  transform: {},
  setupFilesAfterEnv: [],
});

/**
 * Node 20's V8 makes functions fast so soon that it does little else where most of them run a few
 * times, and beside what runs, for which there is no third core. Jest's workers get what the process
 * was started with; later versions refuse the first flag.
 */
function makeFastLater() {
  if (!process.versions.v8.startsWith('11.')) return;
  process.execArgv.push('--interrupt-budget=1000000', '--no-concurrent-recompilation');
}

export default async function jestConfig() {
  makeFastLater();
  const suites = logicFolders.flatMap(suitesIn);
  /** @type {(wanted: string) => string[]} */
  const of = (wanted) =>
    suites.flatMap(({ path, environment }) => (environment === wanted ? [path] : []));
  const isWorkshop = (/** @type {string} */ path) =>
    workshop.some((start) => path.startsWith(start));
  const worlds = {
    page: of('jsdom'),
    site: of('node').filter((path) => !isWorkshop(path)),
    workshop: of('node').filter(isWorkshop),
  };
  await Promise.all([
    bundle(worlds, standIns),
    bundle({ content: suitesIn('content').map(({ path }) => path) }, { content: ['content'] }),
  ]);
  return {
    ...settings,
    testSequencer: fileURLToPath(new URL('longest-first.mjs', import.meta.url)),
    projects: [
      together('page', 'jsdom'),
      together('site', 'node'),
      together('workshop', 'node'),
      // Some of its suites want a page, and what is written down is the same with one.
      together('content', 'jsdom'),
    ],
  };
}
