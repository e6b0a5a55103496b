import { mkdirSync } from 'node:fs';
import nextJest from 'next/jest.js';

// Jest writes its report there, and does not make the folder.
mkdirSync('test-results', { recursive: true });

// Without `dir`: Next's own configuration says nothing that a test needs, and takes half a second.
const createConfig = nextJest();

/** Packages that ship ES modules only, which Jest has to translate. */
const modulePackages = ['@neaps/tide-predictor'];

/** What is read from `content/` everywhere: types, and rules that hold for any village. */
const rules = ['types', 'tides/types', 'ways/', 'specification', 'third-parties'].join('|');

/** Where logic is, and its suites. */
export const logicFolders = ['app', 'art', 'components', 'lib', 'scripts', 'styles'];

/** @type {import('jest').Config} */
const common = {
  rootDir: import.meta.dirname,
  testEnvironment: 'node',
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
 * files stand in for those of `content/` that have the same name (decision 010).
 */
export const logic = {
  displayName: 'logic',
  testMatch: [`<rootDir>/{${logicFolders.join(',')}}/**/*.test.{ts,tsx}`],
  moduleNameMapper: {
    [`^@/content/(?!${rules})(.*)$`]: [
      '<rootDir>/lib/content/fixtures/village/$1',
      '<rootDir>/content/$1',
    ],
    // The pictures that its content names.
    '^\\./manifest\\.json$': '<rootDir>/lib/content/fixtures/manifest.json',
    ...modules,
  },
};

/** The content itself, whatever it is. */
export const content = {
  displayName: 'content',
  testMatch: ['<rootDir>/content/**/*.test.ts'],
  moduleNameMapper: modules,
};

/**
 * What Jest needs to know of a project beside where its suites are.
 *
 * @param {import('jest').Config} project
 */
export async function projectOf(project) {
  const resolved = await createConfig({ ...common, ...project })();
  // next/jest maps every stylesheet to an empty mock; vanilla-extract's are TypeScript that must run.
  const { '^.+\\.(css|sass|scss)$': _styles, ...moduleNameMapper } = resolved.moduleNameMapper;
  // Next's compiler writes aliases out as paths by itself, and the names below would match nothing.
  for (const [, options] of Object.values(resolved.transform)) {
    delete options?.jsConfig?.compilerOptions?.paths;
  }
  return {
    ...resolved,
    moduleNameMapper,
    transform: { '\\.css\\.ts$': '@vanilla-extract/jest-transform', ...resolved.transform },
    transformIgnorePatterns: [`/node_modules/(?!(${modulePackages.join('|')})/)`],
  };
}

/** @type {import('jest').Config} */
export const settings = {
  // Jest leaves one core idle by itself, which is half of a machine of two.
  maxWorkers: '100%',
  // What hangs is found all the same; on a machine that does other work too, much takes long.
  testTimeout: 30_000,
};

/** Every suite in a world of its own: for one of them, or a few. */
export default async function jestConfig() {
  return { ...settings, projects: [await projectOf(logic), await projectOf(content)] };
}
