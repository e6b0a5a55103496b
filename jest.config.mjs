import { mkdirSync } from 'node:fs';
import nextJest from 'next/jest.js';

// Jest writes its report there, and does not make the folder.
mkdirSync('test-results', { recursive: true });

const createConfig = nextJest({ dir: './' });

/** Packages that ship ES modules only, which Jest has to translate. */
const modulePackages = ['@neaps/tide-predictor'];

/** @type {import('jest').Config} */
const config = {
  testEnvironment: 'node',
  // Jest leaves one core idle by itself, which is half of a machine of two.
  maxWorkers: '100%',
  testMatch: ['<rootDir>/{app,art,components,content,lib,scripts,styles}/**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: ['<rootDir>/scripts/jest-setup.ts'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    '^@neaps/tide-predictor$': '<rootDir>/node_modules/@neaps/tide-predictor/dist/index.js',
  },
};

export default async function jestConfig() {
  const resolved = await createConfig(config)();
  // next/jest maps every stylesheet to an empty mock; vanilla-extract's are TypeScript that must run.
  const { '^.+\\.(css|sass|scss)$': _styles, ...moduleNameMapper } = resolved.moduleNameMapper;
  return {
    ...resolved,
    moduleNameMapper,
    transform: { '\\.css\\.ts$': '@vanilla-extract/jest-transform', ...resolved.transform },
    transformIgnorePatterns: [`/node_modules/(?!(${modulePackages.join('|')})/)`],
  };
}
