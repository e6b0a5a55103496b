/**
 * `npm run validate`: every check, several at a time. The cheap ones that stop most mistakes come
 * first; the first that fails ends the run, and what it printed is the last that is shown. At the
 * end stand the time of each step and the ten slowest tests.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { slowestTests, type TestReport } from './slowest';

/** Steps of one lane wait for each other; lanes of one stage run side by side, each with its share. */
type Lane = readonly string[];

const stages: readonly (readonly Lane[])[] = [
  [['check']],
  // Types come before the build, which for a moment takes away those of the pages, which both read.
  [
    ['assets', 'types'],
    ['lint:untyped', 'lint:format', 'repeated'],
  ],
  // None of them is busy on two cores all the time; together they are, and the lanes have as much to
  // do as each other. Of `npm run build` only what has not been done yet.
  [['second-village make'], ['unit', 'unused'], ['lint:typed', 'pages', 'finish']],
  // Browsers run with nothing beside them, so that no test waits in vain.
  [['second-village visit']],
  [['e2e']],
];

const running = new Set<ChildProcess>();
const times: string[] = [];
const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/**
 * Runs an npm script, or a part of it that stands after its name; shows what it prints as it comes,
 * or, beside others, all at its end.
 */
async function run(script: string, isAlone: boolean): Promise<void> {
  console.log(`> ${script}`);
  const begun = Date.now();
  const output: Buffer[] = [];
  const [name = '', ...part] = script.split(' ');
  const child = spawn('npm', ['run', '--silent', name, '--', ...part], {
    stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    // The builds come after the types, and need not look at them again.
    env: { ...process.env, TYPES_CHECKED: 'yes' },
    // A group of its own, so that what it has started can be ended with it.
    detached: true,
  });
  running.add(child);
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => output.push(chunk));
  }
  const status = await new Promise((resolve) => child.once('close', resolve));
  running.delete(child);
  process.stdout.write(Buffer.concat(output));
  if (status !== 0) throw new Error(`npm run ${script} failed after ${seconds(begun)}`);
  times.push(`${script} ${seconds(begun)}`);
}

function endAll(): void {
  for (const { pid } of running) if (pid) process.kill(-pid);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    endAll();
    process.exit(1);
  });
}

const begun = Date.now();
try {
  for (const lanes of stages) {
    await Promise.all(
      lanes.map(async (lane) => {
        for (const script of lane) await run(script, lanes.length === 1);
      }),
    );
  }
} catch (error) {
  endAll();
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

const reports = readdirSync('test-results')
  .filter((name) => name.endsWith('.json'))
  .map((name) => JSON.parse(readFileSync(join('test-results', name), 'utf8')) as TestReport);
console.log('\nThe slowest tests:');
for (const { name, duration } of slowestTests(reports, 10)) {
  console.log(`${(duration / 1000).toFixed(1).padStart(6)} s  ${name}`);
}
console.log(`\nAll checks passed in ${seconds(begun)}: ${times.join(', ')}.`);
