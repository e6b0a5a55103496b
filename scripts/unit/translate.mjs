/** How tests read TypeScript: by esbuild, file by file for Jest, and many files as one script. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { URL } from 'node:url';
import { transformSync } from 'esbuild';

/** What is the same for a file and for a script of many. */
export const common = /** @type {const} */ ({
  target: `node${process.versions.node.split('.')[0]}`,
  jsx: 'automatic',
  // Jest's worlds import nothing later by themselves: `import()` becomes a `require` that waits.
  supported: { 'dynamic-import': false },
  // Whoever asks for a file of a package by it finds that from here too; of their own, nobody does.
  define: { 'import.meta.url': JSON.stringify(import.meta.url) },
});

/**
 * @param {string} text
 * @param {string} path
 * @throws {Error} where a suite puts something in the place of a module, for all that come after it
 */
export function refuseReplacing(text, path) {
  const [said] =
    /\bjest\.(mock|doMock|setMock|unmock|resetModules|isolateModules)\b/.exec(text) ?? [];
  if (!said) return;
  throw new Error(
    `${path}: ${said} would change a module for the suites that come after; hand over what is needed`,
  );
}

const ownText = readFileSync(new URL(import.meta.url), 'utf8');

/** As Jest asks for it: https://jestjs.io/docs/code-transformation */
export default {
  /**
   * What was translated by another version of this file is translated anew.
   *
   * @param {string} text
   * @param {string} path
   */
  getCacheKey: (text, path) =>
    createHash('sha1').update(ownText).update(path).update(text).digest('hex'),

  /**
   * @param {string} text
   * @param {string} path
   * @throws {Error} where a suite puts something in the place of a module
   */
  process(text, path) {
    refuseReplacing(text, path);
    return transformSync(text, {
      ...common,
      loader: path.endsWith('x') ? 'tsx' : 'ts',
      format: 'cjs',
      sourcefile: path,
      sourcemap: 'inline',
    });
  },
};
