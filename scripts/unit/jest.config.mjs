/**
 * `npm run unit`: all suites, many in one world. To read the same modules anew for each suite takes
 * longer than most of them do. A suite that puts something in a module's place stays alone, and
 * `npx jest PATH` runs any of them so (decision 038).
 */
import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath, URL } from 'node:url';
import { common, logic, logicFolders, settings, standIns } from '../../jest.config.mjs';
import { bundle, folder } from './bundle.mjs';

/** What a suite says that puts something in the place of a module, for all that come after it. */
const replacesModules = /\bjest\.(mock|doMock|setMock|unmock|resetModules|isolateModules)\b/;
const needsPage = '@jest-environment jsdom';
/** What makes the site has other packages than the site. */
const workshop = ['art', 'scripts'];

/**
 * The suites below a folder, and whether each stays alone, or else what it runs in.
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
      if (replacesModules.test(text)) return { path, part: 'alone' };
      return { path, part: text.includes(needsPage) ? 'jsdom' : 'node' };
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
  roots: [`<rootDir>/${folder}`],
  testMatch: [`<rootDir>/${folder}/${world}.cjs`],
  transform: {},
  setupFilesAfterEnv: [],
});

/**
 * Node 20's V8 makes functions fast so soon that it does little else where most of them run a few
 * times. Jest's workers get what the process was started with; later versions refuse the flag.
 */
function makeFastLater() {
  if (process.versions.v8.startsWith('11.')) process.execArgv.push('--interrupt-budget=1000000');
}

export default async function jestConfig() {
  makeFastLater();
  const suites = logicFolders.flatMap(suitesIn);
  /** @type {(part: string) => string[]} */
  const of = (part) => suites.flatMap((suite) => (suite.part === part ? [suite.path] : []));
  const isWorkshop = (/** @type {string} */ path) => workshop.includes(path.split('/')[0] ?? '');
  const worlds = {
    page: of('jsdom'),
    site: of('node').filter((path) => !isWorkshop(path)),
    workshop: of('node').filter(isWorkshop),
  };
  await Promise.all([
    bundle(worlds, standIns),
    bundle({ content: suitesIn('content').map(({ path }) => path) }, { content: ['content'] }),
  ]);
  const alone = of('alone').map((path) => `<rootDir>/${path}`);
  const roots = alone.map((path) => posix.dirname(path));
  return {
    ...settings,
    testSequencer: fileURLToPath(new URL('longest-first.mjs', import.meta.url)),
    projects: [
      together('page', 'jsdom'),
      together('site', 'node'),
      together('workshop', 'node'),
      // Some of its suites want a page, and what is written down is the same with one.
      together('content', 'jsdom'),
      // To match nothing would be to match everything.
      ...(alone.length > 0 ? [{ ...logic, displayName: 'alone', roots, testMatch: alone }] : []),
    ],
  };
}
