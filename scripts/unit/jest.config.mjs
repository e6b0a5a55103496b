/**
 * `npm run unit`: all suites, those of a folder in one world. To read the same modules anew for each
 * suite takes longer than most of them do. A suite that puts something in a module's place stays
 * alone, and `npx jest PATH` runs any of them so (decision 038).
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { content, logic, logicFolders, projectOf, settings } from '../../jest.config.mjs';

/** What a suite says that puts something in the place of a module, for all that come after it. */
const replacesModules = /\bjest\.(mock|doMock|unmock|resetModules|isolateModules)\b/;
const needsPage = '@jest-environment jsdom';

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
      const path = join(folder, name);
      const text = readFileSync(path, 'utf8');
      if (replacesModules.test(text)) return { path, part: 'alone' };
      return { path, part: text.includes(needsPage) ? 'jsdom' : 'node' };
    });
}

/**
 * The Jest projects of a folder: suites without a page, suites with one, and those that stay alone.
 *
 * @param {import('jest').Config} project what they share, as Jest takes it
 * @param {string} folder from the root
 */
function projectsOf(project, folder) {
  const suites = suitesIn(folder);
  /** @type {(part: 'alone' | 'jsdom' | 'node') => string[]} */
  const pathsOf = (part) => suites.filter((suite) => suite.part === part).map(({ path }) => path);
  /** @type {(testEnvironment: 'jsdom' | 'node') => import('jest').Config} */
  const together = (testEnvironment) => ({
    testEnvironment,
    testMatch: pathsOf(testEnvironment).length > 0 ? ['<rootDir>/scripts/unit/together.ts'] : [],
    globals: { suites: pathsOf(testEnvironment) },
  });
  return [
    { testMatch: pathsOf('alone').map((path) => `<rootDir>/${path}`) },
    together('jsdom'),
    together('node'),
  ]
    .filter(({ testMatch }) => testMatch.length > 0)
    .map((own) => ({ ...project, displayName: folder, ...own }));
}

export default async function jestConfig() {
  const rules = await projectOf(logic);
  return {
    ...settings,
    projects: [
      ...logicFolders.flatMap((folder) => projectsOf(rules, folder)),
      ...projectsOf(await projectOf(content), 'content'),
    ],
  };
}
