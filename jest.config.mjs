import { mkdirSync } from 'node:fs';
import nextJest from 'next/jest.js';

// Jest writes its report there, and does not make the folder.
mkdirSync('test-results', { recursive: true });

const withNext = nextJest({ dir: './' });

/** The settings that both projects have. */
const common = {
  setupFiles: ['@vanilla-extract/css/disableRuntimeStyles'],
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  transform: { '\\.css\\.ts$': '@vanilla-extract/jest-transform' },
};

const modules = {
  '^@/(.*)$': '<rootDir>/$1',
  '^@neaps/tide-predictor$': '<rootDir>/node_modules/@neaps/tide-predictor/dist/index.js',
};

/** Logic is tested with a fixture village, so that no change of the content turns a test red. */
const logic = {
  ...common,
  displayName: 'logic',
  roots: ['app', 'art', 'components', 'lib', 'scripts', 'styles'].map(
    (folder) => `<rootDir>/${folder}`,
  ),
  moduleNameMapper: {
    '^@/content/(.*)$': ['<rootDir>/lib/content/fixtures/village/$1', '<rootDir>/content/$1'],
    '^\\./manifest\\.json$': '<rootDir>/lib/content/fixtures/manifest.json',
    ...modules,
  },
};

/** The content itself, whatever it is. */
const content = {
  ...common,
  displayName: 'content',
  roots: ['<rootDir>/content'],
  moduleNameMapper: modules,
};

/** The built site, as its files tell it: run by themselves, after the build. */
const exported = {
  ...common,
  displayName: 'exported',
  roots: ['<rootDir>/exported'],
  moduleNameMapper: modules,
};

/** Next's own settings, with the changes that vanilla-extract, fixtures and packages of ES modules need. */
async function project(settings) {
  const config = await withNext(settings)();
  // It would replace style sheets by an empty object, and `card.css.ts` with them.
  const { '^.+\\.(css|sass|scss)$': _styles, ...moduleNameMapper } = config.moduleNameMapper;
  const [[pattern, [compiler, options]]] = Object.entries(config.transform).filter(([, value]) =>
    Array.isArray(value),
  );
  return {
    ...config,
    moduleNameMapper,
    transform: {
      ...settings.transform,
      // Without the paths of tsconfig.json: `moduleNameMapper` has to see `@/content/…` as it is written.
      [pattern]: [compiler, { ...options, jsConfig: undefined, resolvedBaseUrl: undefined }],
    },
    transformIgnorePatterns: ['/node_modules/(?!(@neaps/tide-predictor|geodesy)/)'],
  };
}

export default async () => ({
  projects: await Promise.all([logic, content, exported].map(project)),
  // On two processors Jest would use one.
  maxWorkers: '100%',
  // A busy machine takes long over suites that try thousands of random inputs.
  testTimeout: 30_000,
});
