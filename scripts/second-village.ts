/**
 * `npm run second-village`: the proof that nothing but `content/` knows the village, and that the
 * site may lie under a folder of its host. A copy of this repository gets the content of
 * `e2e/second-village/content/` over its own, and has to pass the check, types, unit tests, build
 * and a short end-to-end run with no other change. `docs/another-village.md` says what is in it.
 *
 * `tsx scripts/second-village.ts [make | visit]` does all but the end-to-end run, or that alone.
 */
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { places } from '@/content/places';
import { site } from '@/content/site';
import { basePathFolder, basePathSite } from './base-path';
import { filesBelow } from './files-below';

const copy = resolve('.cache/second-village');
const village = 'e2e/second-village/content';

/** What the site, its checks and its tests are made of, and the pictures that are there. */
const parts = [
  'app',
  'art',
  'components',
  'content',
  'deploy',
  'e2e',
  'lib',
  'public',
  'scripts',
  'styles',
  'worker',
  '.cache/images.json',
  'next.config.ts',
  'next-env.d.ts',
  'package.json',
  'playwright.config.ts',
  'jest.config.mjs',
  'tsconfig.json',
];

const underFolder = { NEXT_PUBLIC_BASE_PATH: basePathFolder, SITE_OUT: basePathSite };

/** Where the outcome of its tests goes. */
const report = (runner: string) => resolve(`test-results/${runner}-second-village.json`);

/** A command that stays, so that all that others still do can be ended. */
const running = new Set<ReturnType<typeof spawn>>();

/** Runs a command in the copy and shows what it prints; the first that fails ends the run. */
async function run(command: string, env: Readonly<Record<string, string>> = {}): Promise<void> {
  console.log(`second village> ${command}`);
  const child = spawn(command, {
    shell: true,
    stdio: 'inherit',
    cwd: copy,
    env: { ...process.env, ...env },
  });
  running.add(child);
  const status = await new Promise((done) => child.once('close', done));
  running.delete(child);
  if (status === 0) return;
  for (const other of running) other.kill();
  console.error(`The second village fails at: ${command}`);
  process.exit(1);
}

/** Where the built copy still names the village of this repository, or its neighbours. */
function leaks(out: string): readonly string[] {
  const names = [site.name, new URL(site.url).host, ...places.map(({ name }) => name)];
  return filesBelow(out)
    .filter((file) => /\.(html|js|json|xml|txt|ics|webmanifest)$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(out, file), 'utf8');
      return names.filter((name) => text.includes(name)).map((name) => `${file}: ${name}`);
    });
}

/** Makes the village, checks it and builds its site: all that needs no browser. */
async function make(): Promise<void> {
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  for (const part of parts) {
    if (existsSync(part)) cpSync(part, join(copy, part), { recursive: true });
  }
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  rmSync(join(copy, 'e2e/second-village'), { recursive: true });
  cpSync(village, join(copy, 'content'), { recursive: true });
  // What only the sample must obey.
  rmSync(join(copy, 'content/sample.test.ts'));

  // Every test that can see the content at all; the others have passed on this same code already.
  const laid = filesBelow(village).map((file) => `content/${file}`);
  // The roomy nursery of `npm run unit`.
  const jest = 'node --max-semi-space-size=64 node_modules/jest/bin/jest.js';
  const units = `${jest} --json --outputFile=${report('jest')} --findRelatedTests ${laid.join(' ')}`;

  // What is made anew are previews with other titles, which need not be small.
  await run('npm run --silent check && PICTURES=quick npm run --silent assets');
  await run('npm run --silent types');
  const build = `next build && tsx scripts/finish.ts ${basePathSite}`;
  await Promise.all([run(units), run(build, { ...underFolder, TYPES_CHECKED: 'yes' })]);
  const leaked = leaks(join(copy, basePathSite));
  if (leaked.length > 0) {
    console.error(`The second village's site names the first:\n${leaked.join('\n')}`);
    process.exit(1);
  }
}

/** Visits the site that has been built. */
async function visit(): Promise<void> {
  await run('playwright test --project=desktop', {
    ...underFolder,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report('playwright'),
  });
}

mkdirSync('test-results', { recursive: true });
const [part] = process.argv.slice(2);
if (part !== 'visit') await make();
if (part !== 'make') await visit();
