import js from '@eslint/js';
import next from '@next/eslint-plugin-next';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import house from './scripts/lint/house.mjs';

const tests = ['**/*.test.{ts,tsx}'];

/** What needs no types. Types, and what the React Compiler knows, are oxlint's: `.oxlintrc.json`. */
export default defineConfig(
  globalIgnores(['.next/', '.cache/', 'out/', 'coverage/', 'test-results/', 'next-env.d.ts']),
  js.configs.recommended,
  tseslint.configs.strict,
  tseslint.configs.stylistic,
  jsxA11y.flatConfigs.strict,
  next.configs['core-web-vitals'],
  {
    plugins: { house },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    // One of Next's rules looks for these, and says nothing where they are not known.
    languageOptions: { globals: { window: 'readonly', location: 'readonly' } },
    rules: {
      eqeqeq: 'error',
      // content ← lib ← components ← app, and never back.
      'house/imports': 'error',
      'house/syntax': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { varsIgnorePattern: '^_' }],
      // The site's own Picture writes sized <img> elements; an export has no image optimiser.
      '@next/next/no-img-element': 'off',
    },
  },

  {
    files: ['{app,components,content,lib,styles}/**'],
    ignores: tests,
    rules: { 'no-console': ['error', { allow: ['error'] }] },
  },

  {
    // Playwright insists on a pattern even where a fixture needs no other.
    files: ['e2e/**'],
    rules: { 'no-empty-pattern': 'off' },
  },
  {
    files: ['**/*.mjs'],
    languageOptions: { globals: { console: 'readonly', process: 'readonly' } },
  },
  {
    files: ['**/*.cjs'],
    languageOptions: { sourceType: 'commonjs', globals: { URL: 'readonly' } },
  },
);
