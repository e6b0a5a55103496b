import js from '@eslint/js';
import next from '@next/eslint-plugin-next';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

/**
 * Forbids imports from some of the repository's folders, by alias or by relative path.
 *
 * @param {string[]} folders
 * @param {string} message
 */
function forbid(folders, message) {
  return { regex: `^(@/|(\\.\\./)+)(${folders.join('|')})(/|$)`, message };
}

/** @param {...object} patterns */
function restrictImports(...patterns) {
  return { 'no-restricted-imports': ['error', { patterns }] };
}

/** What the building blocks know nothing of: what is shown, and what can be done with it. */
const shown = ['content', 'lib/(?!(?:images|lists|routes|time)(?:/|$))[^/]+'];
const tools = forbid(
  ['art', 'scripts', 'e2e'],
  'art/, scripts/ and e2e/ run on Node while the site is built or tested; the site does not import them.',
);
const softLinks = {
  group: ['next/link'],
  message: 'components/ui/Link needs no script: see docs/decisions/007-links.md.',
};
const addresses = {
  group: ['next/navigation'],
  importNames: ['useSearchParams'],
  message: 'components/browser/use-query is the one way to the query in the address.',
};
/** What only rules could watch over that oxlint does not have: docs/decisions/037-cheap-checks.md. */
const unwatched = [
  {
    selector: ':matches(ExportNamedDeclaration, ExportDefaultDeclaration) > ClassDeclaration',
    message:
      'An object of the same shape passes for an instance unseen; export a function instead.',
  },
  {
    selector: 'TSEnumDeclaration',
    message: 'Any number passes for an enum; use a union of words.',
  },
];
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
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: 'error',
      'no-restricted-syntax': ['error', ...unwatched],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { varsIgnorePattern: '^_' }],
      // The site's own Picture writes sized <img> elements; an export has no image optimiser.
      '@next/next/no-img-element': 'off',
    },
  },

  // The house: content ← lib ← components ← app, and never back.
  {
    files: ['content/**'],
    ignores: tests,
    rules: restrictImports({
      regex: '^(?!\\./|\\.\\./types$|\\.\\./places$|@/content/)',
      message: 'content/ is plain data that editors change; it imports nothing but content/.',
    }),
  },
  {
    files: ['lib/**'],
    rules: restrictImports(
      tools,
      forbid(
        ['components', 'app', 'styles'],
        'lib/ is pure TypeScript below the components; pass in what it needs.',
      ),
    ),
  },
  {
    files: ['components/**'],
    rules: {
      ...restrictImports(
        tools,
        softLinks,
        addresses,
        forbid(['app'], 'components/ stand below app/; take what the page knows as props.'),
      ),
      'no-restricted-syntax': [
        'error',
        ...unwatched,
        {
          selector: ':matches(AwaitExpression, ExpressionStatement) ImportExpression',
          message: 'Code comes on demand by useCode, and in no other way.',
        },
      ],
    },
  },
  {
    files: ['components/ui/**'],
    rules: restrictImports(
      tools,
      forbid(['app'], 'components/ stand below app/; take what the page knows as props.'),
      forbid(
        [...shown, 'components/(?!ui/|browser/)[^/]+'],
        'components/ui knows no content, no store and no other components; take it as props.',
      ),
    ),
  },
  {
    files: ['components/browser/**'],
    rules: restrictImports(
      tools,
      forbid(
        ['app', ...shown, 'components/(?!browser/)[^/]+'],
        'components/browser knows the browser and nothing of what the site shows in it.',
      ),
    ),
  },
  {
    files: ['app/**', 'styles/**'],
    rules: restrictImports(tools, softLinks),
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
