import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';

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

  const folder = 'test-results/vocabulary';
  const file = `${folder}/exported-graphs.ts`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, lines.join('\n'));
  writeFileSync(
    `${folder}/tsconfig.json`,
    JSON.stringify({
      extends: '../../tsconfig.json',
      compilerOptions: { incremental: false, types: [] },
      include: ['exported-graphs.ts'],
      exclude: [],
    }),
  );
  try {
    execFileSync('npx', ['tsc', '--noEmit', '--pretty', 'false', '-p', folder], {
      encoding: 'utf8',
    });
    return [];
  } catch (error) {
    const { stdout } = error as { stdout: string };
    return [...stdout.matchAll(/exported-graphs\.ts\((\d+),\d+\): error (.*)/g)].map(
      ([, line, message]) => {
        const thing = sources[Number(line) - 1];
        return `${thing?.path} ${String(thing?.node['@id'])}: ${message}`;
      },
    );
  }
}
