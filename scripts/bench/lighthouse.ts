/** Lighthouse has many dependencies, so `tools/` has a package.json of its own for it. */
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

export interface Report {
  readonly audits: Readonly<Record<string, { numericValue?: number; details?: unknown }>>;
  readonly categories: Readonly<Record<string, { score: number | null }>>;
  readonly environment: { readonly benchmarkIndex: number };
  readonly runtimeError?: { readonly message: string };
}

/** @see https://github.com/GoogleChrome/lighthouse/blob/v12.8.2/docs/readme.md */
type Lighthouse = (
  url: string,
  flags: Readonly<Record<string, unknown>>,
) => Promise<{ readonly lhr: Report } | undefined>;

const tools = 'scripts/bench/tools';

export async function bringLighthouse(): Promise<Lighthouse> {
  execFileSync(process.execPath, ['scripts/install.mjs', tools], { stdio: 'inherit' });
  const entry = resolve(tools, 'node_modules/lighthouse/core/index.js');
  const { default: lighthouse } = (await import(pathToFileURL(entry).href)) as {
    default: Lighthouse;
  };
  return lighthouse;
}
