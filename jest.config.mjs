import { mkdirSync } from 'node:fs';
import { fileURLToPath, URL } from 'node:url';

// Jest writes its report there, and does not make the folder.
mkdirSync('test-results', { recursive: true });

/** Packages that ship ES modules only, which Jest has to translate. */
const modulePackages = ['@neaps/tide-predictor'];

/** Where logic is, and its suites. */
export const logicFolders = ['app', 'art', 'components', 'lib', 'scripts', 'styles'];

/** @type {import('jest').Config} */
export const common = {
  rootDir: fileURLToPath(new URL('.', import.meta.url)),
  testEnvironment: 'node',
  transform: { '\\.(tsx?|m?js)$': '<rootDir>/scripts/unit/translate.mjs' },
  transformIgnorePatterns: [`/node_modules/(?!(${modulePackages.join('|')})/)`],
  // Each look for one of these in a world of Jest's takes some ten times as long. Not `Date`: a test turns it.
  sandboxInjectedGlobals: ['Array', 'JSON', 'Map', 'Math', 'Number', 'Object', 'Set', 'String'],
  setupFilesAfterEnv: ['<rootDir>/scripts/jest-setup.ts'],
  // Nowhere else: what is built, and copies of the site, have many files, and modules of the same names.
  roots: [...logicFolders, 'content'].map((folder) => `<rootDir>/${folder}`),
};

/** @type {Record<string, string | string[]>} */
const modules = {
  '^@/(.*)$': '<rootDir>/$1',
  '^@neaps/tide-predictor$': '<rootDir>/node_modules/@neaps/tide-predictor/dist/index.js',
};

/**
 * Logic is tested in a village of its own, so that no change to the content turns a test red: its
 * files stand in for those of `content/` that have the same name, and so do its pictures (decision 010).
 */
export const standIns = {
  content: ['lib/content/fixtures/village', 'content'],
  manifest: 'lib/content/fixtures/manifest.json',
};

const logic = {
  ...common,
  displayName: 'logic',
  testMatch: [`<rootDir>/{${logicFolders.join(',')}}/**/*.test.{ts,tsx}`],
  moduleNameMapper: {
    '^@/content/(.*)$': standIns.content.map((folder) => `<rootDir>/${folder}/$1`),
    '^\\./manifest\\.json$': `<rootDir>/${standIns.manifest}`,
    ...modules,
  },
};

/** The content itself, whatever it is. */
const content = {
  ...common,
  displayName: 'content',
  testMatch: ['<rootDir>/content/**/*.test.ts'],
  moduleNameMapper: modules,
};

/** @type {import('jest').Config} */
export const settings = {
  // Jest leaves one core idle by itself, which is half of a machine of two.
  maxWorkers: '100%',
  // What hangs is found all the same; on a machine that does other work too, much takes long.
  testTimeout: 30_000,
};

/** Every suite in a world of its own: for one of them, or a few. */
export default { ...settings, projects: [logic, content] };
