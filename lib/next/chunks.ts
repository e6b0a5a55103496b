/**
 * How Next's bundler writes scripts that hand modules over to its runtime, as far as the build has
 * to know it. Stops with a sentence where one is written in another way: docs/upgrading.md
 */
import { type ArrayExpression, parse } from 'acorn';
import { chunkFolder } from './shape';

const push = '(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push';
/** A script calls `push` once: with its own element, then for each module its numbers and its code. */
const start = `${push}(["object"==typeof document?document.currentScript:void 0,`;
/** Marks what the makers of Next have translated from ES modules, which is half of the code. */
const translated = /Object\.defineProperty\(\w+,"__esModule"/;

/** What a module is written as, in the words of https://github.com/estree/estree */
const functions: readonly string[] = ['ArrowFunctionExpression', 'FunctionExpression'];

/** A script of Next's, by the last part of its address. */
export interface Chunk {
  readonly name: string;
  readonly text: string;
}

interface Module {
  readonly ids: readonly string[];
  readonly code: string;
}

/** The list that a script hands over; undefined where it is no script, or does something else. */
function listOf(text: string): ArrayExpression['elements'] | undefined {
  try {
    const { body } = parse(text, { ecmaVersion: 'latest' });
    const [statement, ...rest] = body;
    if (rest.length > 0 || statement?.type !== 'ExpressionStatement') return undefined;
    const { expression: call } = statement;
    const list = call.type === 'CallExpression' ? call.arguments[0] : undefined;
    return list?.type === 'ArrayExpression' ? list.elements : undefined;
  } catch {
    return undefined;
  }
}

function modulesOf({ name, text }: Chunk): Module[] {
  const strange = new Error(`${name} does not hand its modules over as Next does: ${start}…`);
  const list = text.startsWith(start) && listOf(text);
  if (!list) throw strange;

  const modules: Module[] = [];
  let ids: string[] = [];
  for (const element of list.slice(1)) {
    if (!element) throw strange;
    const code = text.slice(element.start, element.end);
    const isNumber = element.type === 'Literal' && typeof element.value === 'number';
    if (isNumber) ids.push(code);
    else if (ids.length > 0 && functions.includes(element.type)) {
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
