/**
 * Many suites as one script: to find, translate and read a thousand modules one by one takes Jest
 * longer than most suites run, and esbuild puts them together in a breath.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, URL } from 'node:url';
import { build } from 'esbuild';
import { common } from './translate.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
/**
 * Where the script of a world lies, from the root, alone: Jest reads all that lies beside a suite.
 *
 * @param {string} world
 */
export const folderOf = (world) => `.cache/unit/${world}`;

/** @typedef {Readonly<Record<string, readonly string[]>>} Worlds the suites of each by its name, as paths from the root */

/**
 * @typedef {object} Stage what stands round the suites
 * @property {readonly string[]} content the folders that are content, the first that has a file counts
 * @property {string} [manifest] what stands in for the list of pictures
 */

/** @param {readonly string[]} suites */
const scriptOf = (suites) => `
  import './scripts/jest-setup';
  // They tidy the page after the tests of where they are first asked for: here, of all.
  if ('document' in globalThis) {
    require('@testing-library/react');
    require('@testing-library/user-event');
  }
  ${suites.map((suite) => `describe('${suite}', () => { require('./${suite}'); });`).join('\n')}`;

/** @type {(worlds: Worlds, stage: Stage) => import('esbuild').Plugin} */
const staged = (worlds, { manifest }) => ({
  name: 'staged',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^world:/ }, ({ path }) => ({ path: path.slice(6), namespace: 'world' }));
    onLoad({ filter: /./, namespace: 'world' }, ({ path }) => ({
      contents: scriptOf(worlds[path] ?? []),
      resolveDir: root,
    }));
    onResolve({ filter: /^\.\/manifest\.json$/ }, () => ({
      path: manifest && join(root, manifest),
    }));
  },
});

/**
 * Writes a script for each world, in which each suite is a `describe` with its path.
 *
 * @param {Worlds} worlds
 * @param {Stage} stage
 */
export async function bundle(worlds, stage) {
  // esbuild is written in Go, which else spends a third of this on getting back memory.
  process.env['GOGC'] ??= '400';
  const { outputFiles } = await build({
    ...common,
    entryPoints: Object.keys(worlds).map((world) => ({
      in: `world:${world}`,
      out: `${folderOf(world)}/suites`,
    })),
    bundle: true,
    platform: 'node',
    packages: 'external',
    // Of ES modules only, which Jest cannot read.
    alias: { '@neaps/tide-predictor': './node_modules/@neaps/tide-predictor/dist/index.js' },
    tsconfigRaw: {
      compilerOptions: {
        paths: { '@/content/*': stage.content.map((from) => `./${from}/*`), '@/*': ['./*'] },
      },
    },
    sourcemap: 'linked',
    sourcesContent: false,
    absWorkingDir: root,
    outdir: '.',
    outExtension: { '.js': '.cjs' },
    write: false,
    plugins: [staged(worlds, stage)],
  });
  for (const { path, text } of outputFiles) {
    mkdirSync(dirname(path), { recursive: true });
    // What a package of the older kind gives by default is taken as Next's compiler does, not as Node.
    writeFileSync(path, text.replace(/(__toESM\(require\("[^"]+"\)), 1\)/g, '$1)'));
  }
}
