import { join } from 'node:path';
import ts from 'typescript';

const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
};

/** A thing of a graph, and the page that it is from. */
export interface MarkedUpThing {
  readonly path: string;
  readonly node: Readonly<Record<string, unknown>>;
}

/** The type that a thing says it is, or the one that has what all its types have. */
function typeOf(node: MarkedUpThing['node']): string {
  const types = node['@type'];
  if (!Array.isArray(types)) return 'schema.Thing';
  return `schema.MergeLeafTypes<[${types.map((type) => `schema.${type}Leaf`).join(', ')}]>`;
}

/**
 * Holds exported things to schema.org's vocabulary: each type exists, has the properties that it
 * is given, and these hold what they may. The compiler reads the vocabulary from `schema-dts`,
 * which is made from schema.org's own definition.
 *
 * @returns what is wrong, each with its page; empty when nothing is
 */
export function vocabularyFaults(things: readonly MarkedUpThing[]): string[] {
  const imported = "import type * as schema from 'schema-dts';";
  const declared = things.map(
    ({ node }, index) => `export const t${index}: ${typeOf(node)} = ${JSON.stringify(node)};`,
  );
  const path = join(import.meta.dirname, 'exported-graphs.ts');
  const source = ts.createSourceFile(
    path,
    [imported, ...declared].join('\n'),
    ts.ScriptTarget.ES2022,
  );

  const host = ts.createCompilerHost(options);
  const program = ts.createProgram([path], options, {
    ...host,
    fileExists: (name) => name === path || host.fileExists(name),
    getSourceFile: (name, ...rest) => (name === path ? source : host.getSourceFile(name, ...rest)),
  });
  return program.getSemanticDiagnostics(source).map(({ start = 0, messageText }) => {
    const { line } = source.getLineAndCharacterOfPosition(start);
    const thing = things[line - 1];
    return `${thing?.path} ${String(thing?.node['@id'])}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
}
