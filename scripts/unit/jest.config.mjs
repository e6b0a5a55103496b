/**
 * `npm run unit`: all suites, many in one world. To read the same modules anew for each suite takes
 * longer than most of them do. A suite that puts something in a module's place stays alone, and
 * `npx jest PATH` runs any of them so (decision 038).
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { content, logic, logicFolders, projectOf, settings } from '../../jest.config.mjs';

/** What a suite says that puts something in the place of a module, for all that come after it. */
const replacesModules = /\bjest\.(mock|doMock|unmock|resetModules)\b/;
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
      const path = join(folder, name);
      const text = readFileSync(path, 'utf8');
      if (replacesModules.test(text)) return { path, part: 'alone' };
      return { path, part: text.includes(needsPage) ? 'jsdom' : 'node' };
    });
}

/** @typedef {ReturnType<typeof suitesIn>} Suites */

/**
 * A Jest project in which suites are parts of one.
 *
 * @type {(displayName: string, testEnvironment: 'jsdom' | 'node', suites: Suites) => import('jest').Config}
 */
const together = (displayName, testEnvironment, suites) => ({
  displayName,
  testEnvironment,
  testMatch: ['<rootDir>/scripts/unit/together.ts'],
  globals: { suites: suites.map(({ path }) => path) },
});

export default async function jestConfig() {
  const suites = logicFolders.flatMap(suitesIn);
  /** @type {(part: string) => Suites} */
  const of = (part) => suites.filter((suite) => suite.part === part);
  const [forSite, forWorkshop] = [false, true].map((wanted) =>
    of('node').filter(({ path }) => workshop.includes(path.split(/[/\\]/)[0] ?? '') === wanted),
  );
  const alone = of('alone').map(({ path }) => `<rootDir>/${path}`);
  const rules = await projectOf(logic);
  return {
    ...settings,
    testSequencer: join(import.meta.dirname, 'longest-first.mjs'),
    projects: [
      ...[
        together('site', 'node', forSite ?? []),
        together('page', 'jsdom', of('jsdom')),
        together('workshop', 'node', forWorkshop ?? []),
        // To match nothing would be to match everything.
        ...(alone.length > 0 ? [{ displayName: 'alone', testMatch: alone }] : []),
      ].map((own) => ({ ...rules, ...own })),
      // Some want a page, and what is written down is the same with one.
      { ...(await projectOf(content)), ...together('content', 'jsdom', suitesIn('content')) },
    ],
  };
}
