import { fileURLToPath } from 'node:url';
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

type JsonObject = Readonly<Record<string, unknown>>;

/** The type that a thing says it is, or the one that has what all its types have. */
function typeOf({ '@type': types }: JsonObject): string {
  if (types === undefined) return 'schema.IdReference';
  if (typeof types === 'string') return `schema.${types}Leaf`;
  if (!Array.isArray(types)) throw new Error(`A type is ${JSON.stringify(types)}.`);
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
  const lines = ["import type * as schema from 'schema-dts';"];
  /** The thing that each line is from. */
  const sources: (MarkedUpThing | undefined)[] = [undefined];
  const names = new Map<string, string>();

  /**
   * Declares each thing within a thing by itself, and what is on many pages once: the compiler need
   * not look for its type among the hundreds that may stand there.
   */
  function expressionOf(value: unknown, source: MarkedUpThing): string {
    if (Array.isArray(value)) {
      return `[${value.map((one) => expressionOf(one, source)).join(', ')}]`;
    }
    if (typeof value !== 'object' || value === null) return JSON.stringify(value);
    const properties = Object.entries(value).map(
      ([key, held]) => `${JSON.stringify(key)}: ${expressionOf(held, source)}`,
    );
    const declared = `${typeOf(value as JsonObject)} = { ${properties.join(', ')} };`;
    const name = names.get(declared) ?? `t${names.size}`;
    if (!names.has(declared)) {
      names.set(declared, name);
      lines.push(`export const ${name}: ${declared}`);
      sources.push(source);
    }
    return name;
  }
  for (const thing of things) expressionOf(thing.node, thing);

  const path = fileURLToPath(new URL('exported-graphs.ts', import.meta.url));
  const source = ts.createSourceFile(path, lines.join('\n'), ts.ScriptTarget.ES2022);

  const host = ts.createCompilerHost(options);
  const program = ts.createProgram([path], options, {
    ...host,
    fileExists: (name) => name === path || host.fileExists(name),
    getSourceFile: (name, ...rest) => (name === path ? source : host.getSourceFile(name, ...rest)),
  });
  return program.getSemanticDiagnostics(source).map(({ start = 0, messageText }) => {
    const thing = sources[source.getLineAndCharacterOfPosition(start).line];
    return `${thing?.path} ${String(thing?.node['@id'])}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
}
