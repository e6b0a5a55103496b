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
 * The text of a file of styles, each of which wants to know where it stands: of that its name is made.
 *
 * @param {string} text
 * @param {string} path
 */
export const scoped = (text, path) =>
  `import * as own from '@vanilla-extract/css/fileScope'; own.setFileScope(${JSON.stringify(path)}, 'site'); ${text}\nown.endFileScope();`;

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
   * @throws {Error} at `jest.mock`, which would come too late
   */
  process(text, path) {
    if (/^jest\.mock\(/m.test(text)) {
      throw new Error(`${path}: imports are read before jest.mock; say jest.setMock before a test`);
    }
    return transformSync(path.endsWith('.css.ts') ? scoped(text, path) : text, {
      ...common,
      loader: path.endsWith('x') ? 'tsx' : 'ts',
      format: 'cjs',
      sourcefile: path,
      sourcemap: 'inline',
    });
  },
};
