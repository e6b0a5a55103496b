/**
 * How Next's bundler writes scripts that hand modules over to its runtime, as far as the build has
 * to know it. Stops with a sentence where one is written in another way: docs/upgrading.md
 */
import ts from 'typescript';
import { chunkFolder } from './shape';

const push = '(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push';
/** A script calls `push` once: with its own element, then for each module its numbers and its code. */
const start = `${push}(["object"==typeof document?document.currentScript:void 0,`;
/** Marks what the makers of Next have translated from ES modules, which is half of the code. */
const translated = /Object\.defineProperty\(\w+,"__esModule"/;

/** A script of Next's, by the last part of its address. */
export interface Chunk {
  readonly name: string;
  readonly text: string;
}

interface Module {
  readonly ids: readonly string[];
  readonly code: string;
}

function modulesOf({ name, text }: Chunk): Module[] {
  const strange = new Error(`${name} does not hand its modules over as Next does: ${start}…`);
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest);
  const [statement, ...rest] = source.statements;
  if (!text.startsWith(start) || rest.length > 0) throw strange;
  if (!statement || !ts.isExpressionStatement(statement)) throw strange;
  const call = statement.expression;
  const list = ts.isCallExpression(call) && call.arguments[0];
  if (!list || !ts.isArrayLiteralExpression(list)) throw strange;

  const modules: Module[] = [];
  let ids: string[] = [];
  for (const element of list.elements.slice(1)) {
    const code = element.getText(source);
    if (ts.isNumericLiteral(element)) ids.push(code);
    else if (ids.length > 0 && (ts.isArrowFunction(element) || ts.isFunctionExpression(element))) {
      modules.push({ ids, code });
      ids = [];
    } else throw strange;
  }
  if (modules.length === 0 || ids.length > 0) throw strange;
  return modules;
}

/**
 * One script in the place of several: each module once, and those beside each other that were
 * written by the same tool, because what is alike is compressed the better the nearer it stands.
 * The runtime is told that all of the scripts have come with the page, so that it asks for none of
 * them again, whatever page names them later.
 *
 * @throws Error with a sentence when a script is not as Next makes it
 */
export function joinChunks(chunks: readonly Chunk[]): string {
  const seen = new Set<string>();
  const modules = chunks.flatMap(modulesOf).filter(({ ids }) => {
    const isNew = ids.some((id) => !seen.has(id));
    for (const id of ids) seen.add(id);
    return isNew;
  });
  const isTranslated = ({ code }: Module) => translated.test(code);
  const sorted = [
    ...modules.filter((module) => !isTranslated(module)),
    ...modules.filter(isTranslated),
  ];
  const list = sorted.map(({ ids, code }) => `${ids.join(',')},${code}`).join(',');

  const folder = chunkFolder.replace(/^_next\//, '');
  const paths = chunks.map(({ name }) => `${folder}/${name}`);
  const calls = [
    `${push}(["${folder}/joined",${list}])`,
    ...paths.map((path) => `TURBOPACK.push(["${path}"])`),
    `TURBOPACK.push(["${folder}/joined",${JSON.stringify({ otherChunks: paths, runtimeModuleIds: [] })}])`,
  ];
  return `${calls.join(';')};`;
}
